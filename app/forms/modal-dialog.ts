/**
 * Makes a dialog modal that the server rendered open, with a link to close it. Closing also removes it from the URL
 * and focuses the element that `data-modal` names.
 */
export function openModally(dialog: HTMLDialogElement): void {
  const way = dialog.querySelector('a');
  const subject = document.getElementById(dialog.dataset.modal || '');
  if (!dialog.showModal || !way) return;
  // Not close(): its close event fires later and would be handled as if the rider had closed the dialog.
  dialog.open = false;
  dialog.showModal();
  dialog.style.position = 'fixed';
  // Change the URL now and not on the close event, which is later: a reload in between would show the dialog again.
  const leave = () => {
    history.replaceState(history.state, '', way.href);
    dialog.remove();
    subject?.setAttribute('tabindex', '-1');
    subject?.focus();
  };
  way.addEventListener('click', (event) => {
    event.preventDefault();
    leave();
  });
  // Escape fires 'close'.
  dialog.addEventListener('close', leave);
}
