/** What both programs count by, each once. */

/** The archive is today and the 29 days before it (specification, 'Business constants and limits'). */
export const ARCHIVE_DAYS = 30;

/** How long a drawn token may be spent (content-api.md, 'Decided details', 'Random draw'). */
export const TOKEN_HOLDS_MS = 15 * 60_000;
