import { SLOW_MS } from '#app/contract/with-timeout.ts';

/** A form that waits for its files. It looks as if it were being sent (send-check.ts): busy, and later with a note. */
export class HeldForm {
  private release: ((sends: boolean) => void) | null = null;

  hold(event: SubmitEvent): void {
    event.preventDefault();
    this.end(false);
    const { submitter } = event;
    const form = event.target as HTMLFormElement;
    const showNote = (what: 'slow' | 'none') => {
      for (const note of form.querySelectorAll<HTMLElement>('[data-send-note]'))
        note.textContent = note.dataset[what] || '';
    };
    showNote('none');
    submitter?.setAttribute('aria-busy', 'true');
    // Buttons without validation only show the form again, such as in another language.
    const isSent = !(submitter as HTMLButtonElement | null)?.formNoValidate;
    const slow = isSent ? setTimeout(showNote, SLOW_MS, 'slow') : undefined;
    this.release = (sends) => {
      clearTimeout(slow);
      showNote('none');
      submitter?.removeAttribute('aria-busy');
      // The button that removes a file is gone once another file has replaced it.
      if (sends && submitter?.isConnected !== false) form.requestSubmit(submitter);
    };
  }

  end(sends: boolean): void {
    const { release } = this;
    // First: a form that is sent may have to wait again, for a recording.
    this.release = null;
    release?.(sends);
  }
}
