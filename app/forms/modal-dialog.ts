/**
 * A dialog that the server sent open, with a link that closes it: the browser makes it modal. Closed, it is gone from the
 * address as well, and the focus is on what it was about, which `data-modal` names.
 */
export function openModally(dialog: HTMLDialogElement): void {
  const way = dialog.querySelector('a');
  const subject = document.getElementById(dialog.dataset.modal ?? '');
  if (!dialog.showModal || !way) return;
  // Not by close(): its event comes later, and would be taken for the rider's.
  dialog.open = false;
  dialog.showModal();
  dialog.style.position = 'fixed';
  // Gone at once and not with the close event, which comes later: a reload between the two would show it again.
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
  // Escape closes it, too.
  dialog.addEventListener('close', leave);
}
