// @vitest-environment jsdom
import { beforeAll, expect, it, vi } from 'vitest';
import { enhanceForms } from './enhance-forms.ts';
import { sendWhereReachable } from './send-check.ts';

vi.mock('./send-check.ts');

const sent: boolean[] = [];

beforeAll(() => {
  document.body.innerHTML = '<form><button data-busy-label="Moment">Senden</button></form>';
  enhanceForms();
  addEventListener('submit', (event) => {
    sent.push(!event.defaultPrevented);
    event.preventDefault();
  });
});

it('a busy button sends once, and is given back its own label', async () => {
  const button = document.querySelector('button') as HTMLButtonElement;
  button.click();
  await new Promise((resolve) => setTimeout(resolve));
  // Firefox would keep that over a reload.
  expect(button.disabled).toBe(false);
  button.click();
  expect(sent).toEqual([true]);
  expect(button.textContent).toBe('Moment');
  dispatchEvent(new Event('pageshow'));
  expect(button.textContent).toBe('Senden');
  button.click();
  expect(sent).toEqual([true, true]);
});

it('a page whose form was given up ends what shows that it loads', () => {
  const told: string[] = [];
  for (const type of ['pagehide', 'pageshow']) addEventListener(type, () => told.push(type));
  vi.mocked(sendWhereReachable).mock.calls[0]?.[0]();
  expect(told).toEqual(['pagehide', 'pageshow']);
});

it('a form that is sent again takes the errors of an earlier answer away, which are no answer to it', () => {
  document.body.innerHTML =
    '<div id="error-summary"></div><h1>Raffle</h1><form data-live="{}"><button name="again" formnovalidate>English</button><button>Send</button></form>';
  const [other, send] = [...document.querySelectorAll('button')];
  other?.click();
  expect(document.getElementById('error-summary')).not.toBeNull();
  send?.click();
  expect(document.getElementById('error-summary')).toBeNull();
});
