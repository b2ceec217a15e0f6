import { outcomeIn, refusalIn } from './answer-words.ts';
import { changeForm, claimForm, isUnderWay, renewClaim } from './claim.ts';
import { allForms, dropForm } from './outbox-store.ts';
import { bodyOf, bytesOf, EXPIRES_AFTER_MS, type WaitingForm } from './waiting-form.ts';

/**
 * Sends queued forms. Each carries its submission id as an idempotency key, so a form whose answer was lost counts
 * once however often it is sent. 429 and 5xx leave it queued; any other answer is stored to be shown.
 */

/** Resolves to the number still queued. The last attempt doesn't wait for the time that a server asked for. */
export async function deliverAll(isLast = false): Promise<number> {
  let left = 0;
  for (const { id, outcome, notBefore = 0 } of await allForms()) {
    if (outcome) continue;
    // Read for each form, because sending the earlier ones may have taken minutes.
    const now = Date.now();
    const form = notBefore > now && !isLast ? null : await claimForm(id, now);
    if (!form || !(await deliver(form, now))) left += 1;
  }
  return left;
}

/**
 * What was not sent or not accepted contains personal data: it is deleted after twice the time that a form may be
 * queued (2 × 3 days), as the privacy policy says. One that is being sent stays: its answer may hold a voucher.
 */
export async function dropUnaccepted(afterMs = 2 * EXPIRES_AFTER_MS): Promise<void> {
  const now = Date.now();
  for (const form of await allForms()) {
    if (!form.outcome?.accepted && now - form.at > afterMs && !isUnderWay(form, now)) await dropForm(form.id);
  }
}

/** While a form is being sent its claim is renewed every 20 s: once per 256 kB, at most 30 times (10 minutes). */
const RENEW_MS = 20_000;
const MAX_RENEWALS = 30;
const RENEWAL_BYTES = 256 * 1024;

/** True if it was answered. */
async function deliver(form: WaitingForm, claimed: number): Promise<boolean> {
  let renewals = Math.min(MAX_RENEWALS, bytesOf(form.fields) / RENEWAL_BYTES);
  const renewing = setInterval(() => {
    if (renewals > 0) renewClaim(form.id, claimed);
    renewals -= 1;
  }, RENEW_MS);
  const changes = claimed - form.at > EXPIRES_AFTER_MS ? refused(form) : await sent(form).catch(() => ({}));
  clearInterval(renewing);
  await changeForm(form.id, claimed, { ...changes, sendingSince: 0 });
  return 'outcome' in changes;
}

type Changes = Partial<WaitingForm>;

function refused({ page }: WaitingForm, said = ''): Changes {
  return { outcome: { accepted: false, address: page.address, said } };
}

const FIRST_WAIT_MS = 10_000;
/** The cap of our own exponential back-off; a Retry-After may be up to an hour. */
const LONGEST_BACK_OFF_MS = 5 * 60_000;
const LONGEST_WAIT_MS = 60 * 60_000;

/** When to try again: as `Retry-After` says, in seconds or as a date (RFC 9110, 10.2.3), else ever less often. */
function nextTry(said: string, tries: number): number {
  const now = Date.now();
  const at = /^\d+$/.test(said) ? now + Number(said) * 1000 : Date.parse(said);
  const backOff = now + Math.min(LONGEST_BACK_OFF_MS, FIRST_WAIT_MS * 2 ** tries);
  return Math.min(at > now ? at : backOff, now + LONGEST_WAIT_MS);
}

/** The newest outcome in a URL, which is the last; the page may have outcomes of other forms as well. */
function lastOutcome(address: string): string | undefined {
  return new URL(address).searchParams.getAll('outcome').pop();
}

/** Sends the form and returns what to store: nothing if the response isn't our server's. */
async function sent(form: WaitingForm): Promise<Changes> {
  const response = await fetch(form.action, {
    method: 'POST',
    body: bodyOf(form),
    credentials: 'same-origin',
  });
  // A captive portal answered instead of our server.
  if (!response.headers.has('X-Request-Id')) return {};
  if (response.status === 429 || response.status >= 500) {
    const { tries = 0 } = form;
    return { tries: tries + 1, notBefore: nextTry(response.headers.get('Retry-After') || '', tries) };
  }
  const { pathname, search } = new URL(response.url);
  // An accepted form redirects to a URL with a new outcome, whatever status that page has. Anything else means that it
  // came back with errors, or that this channel takes no forms and redirects to the page.
  const html = await response.text();
  const outcomeShown = lastOutcome(response.url);
  if (!response.redirected || !outcomeShown || outcomeShown === lastOutcome(form.action))
    return refused(form, refusalIn(html));
  const outcome = { accepted: true, address: pathname + search, said: outcomeIn(html, form.form) };
  // What the rider typed is deleted from the device.
  return { outcome, fields: [] };
}
