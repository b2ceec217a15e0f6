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
  // Not disabled, a state that Firefox would keep over a reload.
  expect(button.disabled).toBe(false);
  button.click();
  expect(sent).toEqual([true]);
  expect(button.textContent).toBe('Moment');
  dispatchEvent(new Event('pageshow'));
  expect(button.textContent).toBe('Senden');
  button.click();
  expect(sent).toEqual([true, true]);
});

it('an aborted form fires pagehide and pageshow, which end all loading indicators', () => {
  const told: string[] = [];
  for (const type of ['pagehide', 'pageshow']) addEventListener(type, () => told.push(type));
  vi.mocked(sendWhereReachable).mock.calls[0]?.[0]();
  expect(told).toEqual(['pagehide', 'pageshow']);
});

it('the error summary of an earlier response is removed when the form is sent again', () => {
  document.body.innerHTML =
    '<div id="error-summary"></div><h1>Raffle</h1><form data-live="{}"><button name="again" formnovalidate>English</button><button>Send</button></form>';
  const [other, send] = [...document.querySelectorAll('button')];
  other?.click();
  expect(document.getElementById('error-summary')).not.toBeNull();
  send?.click();
  expect(document.getElementById('error-summary')).toBeNull();
});
