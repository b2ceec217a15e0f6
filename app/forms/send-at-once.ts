/** A switch that works as soon as it is pressed; without a script the button of its form does it. */
export function sendAtOnce(): void {
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.atOnce !== undefined)
      target.form?.requestSubmit();
  });
}
