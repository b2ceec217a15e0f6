/** Don't check if the page was in the background for less than five minutes. */
const AWAY_MS = 5 * 60_000;

/**
 * Checks for new content when the page becomes visible again. For pages from the back-forward cache it listens to
 * pageshow, because not every engine fires visibilitychange for them. A page that Back or a restored tab loads anew
 * comes from the HTTP cache however old it is, so it is checked at once.
 */
export function watchForNews(): void {
  // 2 is Back or a restored tab. Deprecated, but Safari before 15 has no navigation entry in getEntriesByType().
  let leftAt = performance.navigation.type === 2 ? 0 : Date.now();
  const leave = () => {
    leftAt = Date.now();
  };
  const comeBack = () => {
    const away = Date.now() - leftAt;
    leave();
    if (away < AWAY_MS) return;
    import('./offer-news.ts')
      .then((news) => news.offerNews())
      // Offline: nothing to offer.
      .catch(() => undefined);
  };
  document.addEventListener('visibilitychange', () =>
    document.visibilityState === 'hidden' ? leave() : comeBack(),
  );
  addEventListener('pagehide', leave);
  addEventListener('pageshow', ({ persisted }) => persisted && comeBack());
  comeBack();
}
