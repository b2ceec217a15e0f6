import { setTimeout } from 'node:timers/promises';

/** The availability check repeats this long after sending (specification 4 and 9); the page that follows makes it. */
const RECHECK_DELAY_MS = 20;

export function pauseBeforeRecheck(): Promise<void> {
  return setTimeout(RECHECK_DELAY_MS);
}
