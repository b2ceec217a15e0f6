import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { island } from '#app/islands/island.tsx';

interface ModalDialogProps {
  title: string;
  /** Where Escape leads, like the dialog's own Cancel. */
  cancelHref: string;
  children?: ReactNode;
}

/** High up, where no on-screen keyboard covers it, and clear of the top bar; on a low screen, of its edges, and it scrolls. */
const TOP = 'clamp(16px, 100vh - 400px, max(80px, 10vh))';
const PLACE = { margin: `${TOP} auto auto`, maxHeight: `calc(100vh - ${TOP} - 16px)` };

/** The server sends it open, so that it is there without a script; the browser makes it modal. */
function ModalDialogInner({ title, cancelHref, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    // Whoever is just pressing a button in it keeps it where it is: moved away, the press would be lost.
    if (!element?.showModal || element.matches(':active')) return;
    element.close();
    element.showModal();
    Object.assign(element.style, { position: 'fixed', width: 'calc(100% - 32px)' }, PLACE);
    element.querySelector<HTMLElement>('[name=password]')?.focus();
  }, []);
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    location.replace(cancelHref);
  };
  return (
    <dialog
      ref={dialog}
      open
      aria-label={title}
      onCancel={cancel}
      className="relative mx-auto mb-gutter w-full max-w-column rounded bg-card p-6 text-ink shadow-lifted"
    >
      <h2 className="mb-3 text-xl">{title}</h2>
      {children}
    </dialog>
  );
}

export const ModalDialog = island<ModalDialogProps>({ name: 'modal-dialog' }, ModalDialogInner);
