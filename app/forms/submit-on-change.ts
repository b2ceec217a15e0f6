/** Submits the form when a switch changes (without a script its button does), and says so beside it. */
export function submitOnChange(): void {
  const help = document.querySelector<HTMLElement>('[data-script-note]');
  help?.append(help.dataset.scriptNote || '');
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.atOnce !== undefined)
      target.form?.requestSubmit();
  });
}
