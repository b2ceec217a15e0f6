/** Don't check if the page was in the background for less than five minutes. */
const AWAY_MS = 5 * 60_000;

/**
 * Checks for new content when the page becomes visible again. For pages from the back-forward cache it listens to
 * pageshow, because not every engine fires visibilitychange for them.
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
      .then((news) => news.offerNews())
      // Offline: nothing to offer.
      .catch(() => undefined);
  };
  document.addEventListener('visibilitychange', () =>
    document.visibilityState === 'hidden' ? leave() : comeBack(),
  );
  addEventListener('pagehide', leave);
  addEventListener('pageshow', ({ persisted }) => persisted && comeBack());
}
