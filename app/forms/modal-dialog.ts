/** Of a form: near the top, clear of the on-screen keyboard and the top bar. On low screens it scrolls. */
const TOP = 'clamp(16px, 100vh - 400px, max(80px, 10vh))';
const PLACE = {
  width: 'calc(100% - 32px)',
  margin: `${TOP} auto auto`,
  maxHeight: `calc(100vh - ${TOP} - 16px)`,
};

/**
 * Makes a dialog modal that the server rendered open, with a link to close it. Closing also removes it from the URL
 * and focuses the element that `data-modal` names. A form names none: closing it leads to the link's page.
 */
export function openModally(dialog: HTMLDialogElement): void {
  const way = dialog.querySelector('a');
  const subject = document.getElementById(dialog.dataset.modal || '');
  // Not while a button in it is pressed: showModal() would move it, and the click would be lost.
  if (!dialog.showModal || !way || dialog.matches(':active')) return;
  // Not close(): its close event fires later and would be handled as if the rider had closed the dialog.
  dialog.open = false;
  dialog.showModal();
  dialog.style.position = 'fixed';
  if (!subject) Object.assign(dialog.style, PLACE);
  // Change the URL now and not on the close event, which is later: a reload in between would show the dialog again.
  const leave = () => {
    if (!subject) return location.replace(way.href);
    history.replaceState(history.state, '', way.href);
    dialog.remove();
    subject.setAttribute('tabindex', '-1');
    subject.focus();
  };
  way.addEventListener('click', (event) => {
    event.preventDefault();
    leave();
  });
  // Of Escape. A form stays until the other page comes: there may be nothing else to press.
  if (!subject) dialog.addEventListener('cancel', (event) => event.preventDefault());
  dialog.addEventListener(subject ? 'close' : 'cancel', leave);
}
