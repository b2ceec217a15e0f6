import { SLOW_MS } from '#app/contract/with-timeout.ts';

/** A form that waits for its files. It looks as if it were being sent (send-check.ts): busy, and later with a note. */
export class HeldForm {
  private release: ((sends: boolean) => void) | null = null;

  hold(event: SubmitEvent): void {
    event.preventDefault();
    this.end(false);
    const { submitter } = event;
    const form = event.target as HTMLFormElement;
    const note = form.querySelector<HTMLElement>('[data-slow]');
    const say = (text = '') => {
      if (note) note.textContent = text;
    };
    submitter?.setAttribute('aria-busy', 'true');
    const slow = setTimeout(() => say(note?.dataset.slow), SLOW_MS);
    this.release = (sends) => {
      clearTimeout(slow);
      say();
      submitter?.removeAttribute('aria-busy');
      if (sends) form.requestSubmit(submitter);
    };
  }

  end(sends: boolean): void {
    const { release } = this;
    // First: a form that is sent may have to wait again, for a recording.
    this.release = null;
    release?.(sends);
  }
}
