/** Event that a countdown fires when it reaches zero. */
export const RUN_OUT = 'kachel:run-out';

/**
 * Countdowns, updated every second. Screen readers don't announce the steps (role="timer"): a live region right before
 * one says once that less than two minutes are left, and once that none are. While it says the first, the countdown has
 * other words and stays in view (forms.css).
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
      // What says the same again would be announced again.
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
 * Back may take the page out of the HTTP cache, with the time that was left when it was made. Its first end is kept, by
 * `until`, and not worked out from it: the device's clock may be wrong.
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
