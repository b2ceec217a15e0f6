/** Runs after the load event, when the browser is idle. */
export function whenIdle(work: () => void): void {
  // Some browsers lack requestIdleCallback.
  const rest = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 2_000 });
    else setTimeout(work, 200);
  };
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest);
}
