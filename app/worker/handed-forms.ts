import { inTime } from '#app/contract/in-time.ts';
import { dropForm, waitAgain } from '#app/outbox/outbox-store.ts';
import { formId } from '#app/outbox/waiting-form.ts';
import { dropLate } from './late-pages.ts';
import { isOurs } from './offline-copy.ts';
import type { LastingEvent } from './worker-scope.ts';

const STORAGE_MS = 300;
/** Where no answer came, what is told depends on it. */
const SLOW_STORAGE_MS = 3_000;

/**
 * A page puts a form into the outbox before it sends it: an answer of ours takes it out, a broken connection leaves it
 * waiting. A redirect's headers are not the worker's to read, and a portal's look the same: there the page that tells the
 * outcome takes it out, and without one it is sent again. True where it waits now.
 */
export async function releaseForm(
  event: LastingEvent,
  request: Request,
  url: URL,
  answer: Response | null,
): Promise<boolean> {
  dropLate();
  if (answer?.type === 'opaqueredirect') return false;
  const fields = new URLSearchParams(await request.text().catch(() => ''));
  const id = formId(fields.get('submission_id'), url.pathname, fields.get('form') || '');
  const settled = answer && isTaken(answer) ? dropForm(id).then(() => false) : waitAgain(id);
  event.waitUntil(settled.catch(() => undefined));
  return inTime(settled, answer ? STORAGE_MS : SLOW_STORAGE_MS, false).catch(() => false);
}

/** What the server can't take now (429, 5xx) it has not taken; a page of its that shows the form again takes it out. */
function isTaken(answer: Response): boolean {
  return isOurs(answer) && answer.status !== 429 && answer.status < 500;
}
