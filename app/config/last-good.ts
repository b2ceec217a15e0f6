/** How long content, and a page that shows it, is served unconfirmed (docs/design.md, 'Cached data first'). */
export const LAST_GOOD_MS = 24 * 60 * 60_000;
