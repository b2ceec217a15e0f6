/** Whoever was away for less reads on undisturbed. */
const AWAY_MS = 5 * 60_000;

/** A page that comes back to the front after minutes looks for what is new. */
export function watchForNews(): void {
  let leftAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    const away = Date.now() - leftAt;
    leftAt = Date.now();
    if (document.visibilityState === 'hidden' || away < AWAY_MS) return;
    import('./offer-news.ts')
      .then(({ offerNews }) => offerNews())
      // A tunnel: nothing is known to be new.
      .catch(() => undefined);
  });
}
