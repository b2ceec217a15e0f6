// @vitest-environment jsdom
import { beforeAll, expect, it, vi } from 'vitest';

class MediaQuery {
  addListener = vi.fn();
  removeListener = vi.fn();
}

beforeAll(() => void vi.stubGlobal('MediaQueryList', MediaQuery));

it('a form knows its button in iOS 15.0 to 15.3, which have SubmitEvent but tell no <button>', async () => {
  Object.defineProperty(SubmitEvent.prototype, 'submitter', { get: () => null, configurable: true });
  Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit');
  document.body.innerHTML =
    '<form><button name="intent" value="draw">Auslosen</button><button>Senden</button></form><form id="other"></form>';
  await import('./older-engines.ts');
  const submitters: unknown[] = [];
  document.addEventListener('submit', (event) => {
    submitters.push(event.submitter);
    event.preventDefault();
  });
  const buttons = document.querySelectorAll('button');
  for (const button of buttons) button.click();
  buttons[0]?.form?.requestSubmit(buttons[0]);
  document.getElementById('other')?.dispatchEvent(new SubmitEvent('submit', { bubbles: true }));
  expect(submitters).toEqual([...buttons, buttons[0], null]);
});

it('a media query is watched in Safari 12 and 13', async () => {
  await import('./older-engines.ts');
  const query = new MediaQuery() as unknown as MediaQueryList;
  const onChange = () => undefined;
  query.addEventListener('change', onChange);
  query.removeEventListener('change', onChange);
  expect(query.addListener).toHaveBeenCalledWith(onChange);
  expect(query.removeListener).toHaveBeenCalledWith(onChange);
});
