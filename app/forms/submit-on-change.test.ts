// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { submitOnChange } from './submit-on-change.ts';

it('a switch sends its form as soon as it is pressed and says so, other fields wait for the button', () => {
  const sent = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => undefined);
  document.body.innerHTML =
    '<form><input type="checkbox" data-at-once><p data-script-note=" Now.">Help.</p><input type="radio" name="lang"></form>';
  submitOnChange();
  expect(document.querySelector('p')?.textContent).toBe('Help. Now.');
  const [checkbox, radio] = document.querySelectorAll('input');
  radio?.click();
  expect(sent).not.toHaveBeenCalled();
  checkbox?.click();
  expect(sent).toHaveBeenCalledTimes(1);
});
