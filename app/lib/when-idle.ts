/** A picture on a dead connection delays the load event without end. */
const LATEST_MS = 10_000;

/** Runs after the load event, when the browser is idle, but after ten seconds at the latest. */
export function whenIdle(work: () => void): void {
  const schedule = () => {
    // Some browsers lack requestIdleCallback.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 2_000 });
    else setTimeout(work, 200);
  };
  if (document.readyState === 'complete') {
    schedule();
    return;
  }
  const loaded = new Promise((resolve) => {
    addEventListener('load', resolve);
    setTimeout(resolve, LATEST_MS);
  });
  void loaded.then(schedule);
}
