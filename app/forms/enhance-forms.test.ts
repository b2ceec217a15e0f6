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
