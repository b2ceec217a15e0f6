/** Whoever was away for less reads on undisturbed. */
const AWAY_MS = 5 * 60_000;

/**
 * A page that comes back to the front after minutes looks for what is new; one that Back brings from the browser's cache
 * comes back too, and not every engine says of it that it was hidden.
 */
export function watchForNews(): void {
  let leftAt = Date.now();
  const leave = () => {
    leftAt = Date.now();
  };
  const comeBack = () => {
    const away = Date.now() - leftAt;
    leave();
    if (away < AWAY_MS) return;
    import('./offer-news.ts')
      .then(({ offerNews }) => offerNews())
      // A tunnel: nothing is known to be new.
      .catch(() => undefined);
  };
  document.addEventListener('visibilitychange', () =>
    document.visibilityState === 'hidden' ? leave() : comeBack(),
  );
  addEventListener('pagehide', leave);
  addEventListener('pageshow', ({ persisted }) => persisted && comeBack());
}
