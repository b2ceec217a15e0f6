/** Paper can't be opened: questions and press releases are printed open, and closed again afterwards. */
let opened: HTMLDetailsElement[] = [];
window.addEventListener('beforeprint', () => {
  opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([data-menu]):not([open])')];
  for (const details of opened) details.open = true;
});
window.addEventListener('afterprint', () => {
  for (const details of opened) details.open = false;
});

export {};
