/** Event that a countdown fires when it reaches zero. */
export const RUN_OUT = 'kachel:run-out';

/** Countdowns, updated every second. Screen readers don't announce the steps (role="timer"). */
export function runClocks(): void {
  for (const clock of document.querySelectorAll<HTMLElement>('[data-left]')) {
    const end = Date.now() + Number(clock.dataset.left);
    const tick = () => {
      const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
      const { running = '', over = '' } = clock.dataset;
      clock.textContent = seconds > 0 ? running.replace('{time}', time) : over;
      if (seconds > 0) return;
      clearInterval(ticking);
      clock.dispatchEvent(new Event(RUN_OUT, { bubbles: true }));
    };
    const ticking = setInterval(tick, 1000);
    tick();
  }
}
