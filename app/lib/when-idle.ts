/** Once the page is there, first picture and all, and the browser has time. */
export function whenIdle(work: () => void): void {
  // The browser is asked to rest first; some don't know how.
  const rest = () => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 2_000 });
    else setTimeout(work, 200);
  };
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest);
}
