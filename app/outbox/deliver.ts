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
  for (const { id } of waiting) {
    const form = await claimForm(id, now);
    if (!form || !(await deliver(form, now))) left += 1;
  }
  return left;
}

async function deliver(form: WaitingForm, now: number): Promise<boolean> {
  const { sendingSince: _, ...waiting } = form;
  const isExpired = now - form.at > LONGEST_MS;
  const outcome = isExpired ? refused(form) : await sent(form).catch(() => null);
  if (outcome === null) await changeForm(waiting);
  // What arrived is the server's to keep.
  else await changeForm({ ...waiting, outcome, fields: outcome.accepted ? [] : form.fields });
  return outcome !== null;
}

type FormOutcome = NonNullable<WaitingForm['outcome']>;

function refused({ page }: WaitingForm): FormOutcome {
  return { accepted: false, address: page.address };
}

/** Null where it has to wait on. */
async function sent(form: WaitingForm): Promise<FormOutcome | null> {
  const response = await fetch(form.action, {
    method: 'POST',
    body: bodyOf(form),
    credentials: 'same-origin',
  });
  // A portal's page in place of ours.
  if (!response.headers.has('X-Request-Id')) return null;
  if (response.status === 429 || response.status >= 500) return null;
  const { pathname, search } = new URL(response.url);
  // An answer is a page of its own that the post leads to; without one the form came back.
  return response.redirected && response.ok ? { accepted: true, address: pathname + search } : refused(form);
}
