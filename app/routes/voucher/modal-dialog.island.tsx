import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react';
import { island } from '#app/islands/island.tsx';

interface ModalDialogProps {
  title: string;
  /** Target of Escape; the same as that of Cancel. */
  cancelHref: string;
  children?: ReactNode;
}

/** Near the top, clear of the on-screen keyboard and the top bar. On low screens it scrolls. */
const TOP = 'clamp(16px, 100vh - 400px, max(80px, 10vh))';
const PLACE = { margin: `${TOP} auto auto`, maxHeight: `calc(100vh - ${TOP} - 16px)` };

/** The server renders it open, which works without a script; hydration makes it modal. */
function ModalDialogInner({ title, cancelHref, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    // Not while a button in it is pressed: showModal() would move it, and the click would be lost.
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
