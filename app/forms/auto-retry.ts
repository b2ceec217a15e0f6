/**
 * Sends a form automatically, once, when its waiting time is over, with the usual checks. Not if the rider has sent
 * or changed it meanwhile, or has stopped it. The event of a clock that has run out is handed in: if it were imported,
 * the script of every form would have to export it.
 */
export function retryAutomatically(runOut: string): void {
  for (const note of document.querySelectorAll<HTMLElement>('[data-auto-retry]')) {
    const form = document.getElementById(note.dataset.autoRetry ?? '');
    const send = [...(form?.querySelectorAll<HTMLButtonElement>('button:not([type=button])') ?? [])].pop();
    const told = note.querySelector<HTMLElement>('[role=status]');
    const waiting = note.querySelector<HTMLElement>('[hidden]');
    const stopper = waiting?.querySelector<HTMLElement>('[data-stop]');
    if (!form || !send || !told || !waiting || !stopper) continue;
    stopper.textContent = stopper.dataset.stop ?? '';
    waiting.hidden = false;
    const stop = () => {
      waiting.hidden = true;
      note.removeEventListener(runOut, leave);
      for (const type of BY_HAND) form.removeEventListener(type, stop);
      told.textContent = note.dataset.stopped ?? '';
    };
    const leave = () => {
      stop();
      told.textContent = '';
      send.click();
    };
    note.addEventListener(runOut, leave);
    for (const type of BY_HAND) form.addEventListener(type, stop);
    stopper.addEventListener('click', () => {
      stop();
      told.focus();
    });
  }
}

const BY_HAND = ['input', 'change', 'submit'];
