/** Submits the form when a switch changes; without a script its button does. */
export function submitOnChange(): void {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.atOnce !== undefined)
      target.form?.requestSubmit();
  });
}
