/** Runs after the load event, when the browser is idle. */
export function whenIdle(work: () => void): void {
  // Some browsers lack requestIdleCallback.
  const schedule = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 2_000 });
    else setTimeout(work, 200);
  };
  if (document.readyState === 'complete') schedule();
  else addEventListener('load', schedule);
}
