// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { enhanceForms } from './enhance-forms.ts';

it('a busy button is given back its own label, however often its form was sent', () => {
  document.body.innerHTML = '<form><button data-busy-label="Moment">Senden</button></form>';
  enhanceForms();
  addEventListener('submit', (event) => event.preventDefault());
  const button = document.querySelector('button') as HTMLButtonElement;
  button.form?.requestSubmit(button);
  button.form?.requestSubmit(button);
  expect(button.textContent).toBe('Moment');
  dispatchEvent(new Event('pageshow'));
  expect([button.textContent, button.disabled]).toEqual(['Senden', false]);
});
