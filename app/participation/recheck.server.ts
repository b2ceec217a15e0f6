import { setTimeout } from 'node:timers/promises';

/**
 * The availability check is repeated this long after sending (specification 4 and 9): the response waits, and the page
 * it redirects to checks.
 */
const RECHECK_DELAY_MS = 20;

export function pauseBeforeRecheck(): Promise<void> {
  return setTimeout(RECHECK_DELAY_MS);
}
