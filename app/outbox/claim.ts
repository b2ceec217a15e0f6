import { replaceForm } from './outbox-store.ts';
import type { WaitingForm } from './waiting-form.ts';

/** One tab or the worker at a time sends a queued form: it claims it first. */

/** A claim expires after a minute: its tab may have been closed. */
const CLAIM_MS = 60_000;

/**
 * Whether the form is claimed. A claim far in the future was made before the clock was set back and counts as expired.
 */
export function isUnderWay({ sendingSince = 0, renewed = 0 }: WaitingForm, now: number): boolean {
  return sendingSince > 0 && Math.abs(now - (renewed || sendingSince)) < CLAIM_MS;
}

/** Claims a form for sending: only one tab or worker at a time. Null if it is claimed, answered or gone. */
export function claimForm(id: string, now: number): Promise<WaitingForm | null> {
  return replaceForm(
    id,
    (form) => !form.outcome && !isUnderWay(form, now) && { sendingSince: now, renewed: now },
  );
}

/**
 * Does nothing if the rider has cancelled the form or queued it again meanwhile, or another tab or the worker has
 * claimed it. `claimed` is 0 for the page that queued and sent it at once.
 */
export function changeForm(id: string, claimed: number, changes: Partial<WaitingForm>): Promise<unknown> {
  return replaceForm(id, ({ at, sendingSince }) => sendingSince === (claimed || at) && changes);
}

/** Called repeatedly while the form is being sent, so that no other tab sends it. */
export function renewClaim(id: string, claimed: number): void {
  changeForm(id, claimed, { renewed: Date.now() }).catch(() => undefined);
}
