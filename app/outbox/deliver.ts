import { outcomeIn, refusalIn } from './answer-words.ts';
import { allForms, changeForm, claimForm } from './outbox-store.ts';
import { bodyOf, type WaitingForm } from './waiting-form.ts';

/**
 * Sends queued forms. Each carries its submission id as an idempotency key, so a form whose answer was lost counts
 * once however often it is sent. 429 and 5xx leave it queued; any other answer is stored to be shown.
 */

/** After three days a form is no longer sent: entries and offers have ended. */
const LONGEST_MS = 3 * 24 * 60 * 60_000;

/** Resolves to the number still queued. */
export async function deliverAll(now = Date.now()): Promise<number> {
  const waiting = (await allForms()).filter((form) => !form.outcome);
  let left = 0;
  for (const { id, notBefore = 0 } of waiting) {
    const form = notBefore > now ? null : await claimForm(id, now);
    if (!form || !(await deliver(form, now))) left += 1;
  }
  return left;
}

async function deliver(form: WaitingForm, now: number): Promise<boolean> {
  const { sendingSince: _, ...waiting } = form;
  const isExpired = now - form.at > LONGEST_MS;
  const outcome = isExpired ? refused(form) : await sent(form).catch(() => null);
  if (outcome === null) await changeForm(waiting);
  else if ('waitMs' in outcome) {
    const tries = (form.tries || 0) + 1;
    const waitMs = outcome.waitMs ?? Math.min(LONGEST_BACK_OFF_MS, FIRST_WAIT_MS * 2 ** (tries - 1));
    await changeForm({ ...waiting, tries, notBefore: now + waitMs });
    return false;
  }
  // Once accepted, what the rider typed is deleted from the device.
  else await changeForm({ ...waiting, outcome, fields: outcome.accepted ? [] : form.fields });
  return outcome !== null;
}

type FormOutcome = NonNullable<WaitingForm['outcome']>;

function refused({ page }: WaitingForm, said?: string): FormOutcome {
  return { accepted: false, address: page.address, ...(said ? { said } : {}) };
}

/** The server can't accept it now; null if it sent no Retry-After. */
interface RetryLater {
  waitMs: number | null;
}

const FIRST_WAIT_MS = 10_000;
/** The cap of our own exponential back-off; a Retry-After may be up to an hour. */
const LONGEST_BACK_OFF_MS = 5 * 60_000;
const LONGEST_WAIT_MS = 60 * 60_000;

/** `Retry-After`, in seconds or as a date (RFC 9110, 10.2.3). */
function waitOf(header: string | null): number | null {
  if (header === null) return null;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? null : Math.max(0, Math.min(LONGEST_WAIT_MS, ms));
}

/** Null if the answer is not our server's. */
async function sent(form: WaitingForm): Promise<FormOutcome | RetryLater | null> {
  const response = await fetch(form.action, {
    method: 'POST',
    body: bodyOf(form),
    credentials: 'same-origin',
  });
  // A captive portal answered instead of our server.
  if (!response.headers.has('X-Request-Id')) return null;
  if (response.status === 429 || response.status >= 500) {
    return { waitMs: waitOf(response.headers.get('Retry-After')) };
  }
  const { pathname, search } = new URL(response.url);
  // An accepted form redirects to a page of its own. Without a redirect, the form came back with errors.
  const html = await response.text();
  if (!response.redirected || !response.ok) return refused(form, refusalIn(html));
  const said = outcomeIn(html, form.form);
  return { accepted: true, address: pathname + search, ...(said ? { said } : {}) };
}
