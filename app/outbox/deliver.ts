import { outcomeIn, refusalIn } from './answer-words.ts';
import { allForms, changeForm, claimForm } from './outbox-store.ts';
import { bodyOf, type WaitingForm } from './waiting-form.ts';

/**
 * Sends what waits. Each form carries its submission's id, so that one whose answer was lost counts once however often
 * it is sent. What the server can't take now (429, 5xx) waits on; what it answers is kept to be told.
 */

/** Entries and offers end; nobody expects a form to leave later than that. */
const LONGEST_MS = 3 * 24 * 60 * 60_000;

/** How many wait on. */
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
    const tries = (form.tries ?? 0) + 1;
    const waitMs = outcome.waitMs ?? Math.min(LONGEST_BACK_OFF_MS, FIRST_WAIT_MS * 2 ** (tries - 1));
    await changeForm({ ...waiting, tries, notBefore: now + waitMs });
    return false;
  }
  // What arrived is the server's to keep.
  else await changeForm({ ...waiting, outcome, fields: outcome.accepted ? [] : form.fields });
  return outcome !== null;
}

type FormOutcome = NonNullable<WaitingForm['outcome']>;

function refused({ page }: WaitingForm, said?: string): FormOutcome {
  return { accepted: false, address: page.address, ...(said ? { said } : {}) };
}

/** The server can't take it now; null where it doesn't say for how long. */
interface Later {
  waitMs: number | null;
}

const FIRST_WAIT_MS = 10_000;
/** Of its own accord; the server may name an hour. */
const LONGEST_BACK_OFF_MS = 5 * 60_000;
const LONGEST_WAIT_MS = 60 * 60_000;

/** `Retry-After`, in seconds or as a date (RFC 9110, 10.2.3). */
function waitOf(header: string | null): number | null {
  if (header === null) return null;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? null : Math.max(0, Math.min(LONGEST_WAIT_MS, ms));
}

/** Null where no answer of ours came. */
async function sent(form: WaitingForm): Promise<FormOutcome | Later | null> {
  const response = await fetch(form.action, {
    method: 'POST',
    body: bodyOf(form),
    credentials: 'same-origin',
  });
  // A portal's page in place of ours.
  if (!response.headers.has('X-Request-Id')) return null;
  if (response.status === 429 || response.status >= 500) {
    return { waitMs: waitOf(response.headers.get('Retry-After')) };
  }
  const { pathname, search } = new URL(response.url);
  // An answer is a page of its own that the post leads to; without one the form came back.
  const html = await response.text();
  if (!response.redirected || !response.ok) return refused(form, refusalIn(html));
  const said = outcomeIn(html, form.form);
  return { accepted: true, address: pathname + search, ...(said ? { said } : {}) };
}
