/** Event that a countdown fires when it reaches zero. */
export const RUN_OUT = 'kachel:run-out';

/**
 * Countdowns, updated every second. Screen readers don't announce the steps (role="timer"): a live region right before
 * each countdown announces the last two minutes and the end, once each. In the last two minutes the countdown has
 * another text and stays in view (forms.css).
 */
export function runClocks(): void {
  for (const clock of document.querySelectorAll<HTMLElement>('[data-left]')) {
    const end = endOf(clock.dataset);
    const told = clock.previousElementSibling;
    const tick = () => {
      const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
      const { running = '', last = running, soon = '', over = '' } = clock.dataset;
      const shown = seconds < 120 ? last : running;
      clock.textContent = seconds > 0 ? shown.replace('{time}', time) : over;
      const said = seconds > 0 ? soon : over;
      // Setting the same text again would announce it again.
      if (told && seconds < 120 && told.textContent !== said) told.textContent = said;
      if (seconds > 0) return;
      clearInterval(ticking);
      // The live region says the same.
      if (told) clock.setAttribute('aria-hidden', 'true');
      clock.dispatchEvent(new Event(RUN_OUT, { bubbles: true }));
    };
    const ticking = setInterval(tick, 1000);
    tick();
  }
}

/**
 * Back may show the page from the HTTP cache, with the time that was left when it was rendered. So the end is computed
 * once from `left` and stored in sessionStorage under `until`, the server's time of the end. `until` itself isn't used
 * as the end, because the device's clock may be wrong.
 */
function endOf({ left, until }: DOMStringMap): number {
  const end = Date.now() + Number(left);
  if (!until) return end;
  const key = `end-${until}`;
  try {
    const first = Math.min(end, Number(sessionStorage.getItem(key)) || end);
    sessionStorage.setItem(key, `${first}`);
    return first;
  } catch {
    // Storage is blocked.
    return end;
  }
}
