/** Before printing, opens all <details> (closed again afterwards) and loads lazy pictures. */
export function openForPrint(): void {
  let opened: HTMLDetailsElement[] = [];
  window.addEventListener('beforeprint', () => {
    for (const late of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]'))
      late.loading = 'eager';
    opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([data-menu]):not([open])')];
    for (const details of opened) details.open = true;
  });
  window.addEventListener('afterprint', () => {
    for (const details of opened) details.open = false;
  });
}
