/**
 * Position of a dialog with a form: near the top, clear of the on-screen keyboard and the top bar; on low screens it
 * scrolls.
 */
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
  // Not while a button in it is pressed: showModal() would move it, and the click would be lost.
  if (!dialog.showModal || !way || dialog.matches(':active')) return;
  // Not dialog.close(): its 'close' event fires later and would be handled as if the rider had closed the dialog.
  dialog.open = false;
  dialog.showModal();
  dialog.style.position = 'fixed';
  const subject = document.getElementById(dialog.dataset.modal || '');
  const close = () => {
    if (!subject) return location.replace(way.href);
    // At once and not in a 'close' listener, which runs later: a reload in between would show the dialog again.
    history.replaceState(history.state, '', way.href);
    dialog.remove();
    subject.setAttribute('tabindex', '-1');
    subject.focus();
  };
  const closeOn = (target: EventTarget, type: string) =>
    target.addEventListener(type, (event) => {
      event.preventDefault();
      close();
    });
  closeOn(way, 'click');
  // Escape fires 'cancel' and then 'close'. A form's dialog is left on 'cancel', whose default is prevented, so it
  // stays visible until the other page has loaded: there may be nothing else to press.
  closeOn(dialog, subject ? 'close' : 'cancel');
  if (!subject) Object.assign(dialog.style, PLACE);
}
