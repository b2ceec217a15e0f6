import { SLOW_STORAGE_MS, STORAGE_MS, withTimeout } from '#app/contract/with-timeout.ts';
import { REDISPLAY_FIELD } from '#app/forms/form-failure.ts';
import { dropForm, requeueForm } from '#app/outbox/outbox-store.ts';
import { waitingFormId } from '#app/outbox/waiting-form.ts';
import { dropLate } from './late-pages.ts';
import { isFromOurServer, isGone } from './offline-copy.ts';
import type { LastingEvent } from './worker-scope.ts';

/**
 * A page queues a form in the outbox before it submits it. Our server's answer removes it; a failed connection leaves
 * it queued. A worker can't read a redirect's headers, and a captive portal's redirect looks the same: then the page
 * that shows the outcome removes it, otherwise it is sent again. Resolves to true if the form is queued now.
 */
export async function releaseForm(
  event: LastingEvent,
  body: string,
  url: URL,
  answer: Response | null,
): Promise<boolean> {
  dropLate();
  if (answer?.type === 'opaqueredirect') return false;
  const fields = new URLSearchParams(body);
  // Posted only to show it again: not sent, so a queued version stays queued.
  if (fields.has(REDISPLAY_FIELD)) return false;
  const id = waitingFormId(fields.get('submission_id'), url.pathname, fields.get('form') || '');
  const settled = answer && isTaken(answer) ? dropForm(id).then(() => false) : requeueForm(id);
  event.waitUntil(settled.catch(() => undefined));
  // Without an answer the offline page says whether the form is queued.
  return withTimeout(settled, answer ? STORAGE_MS : SLOW_STORAGE_MS, false).catch(() => false);
}

/**
 * Whether the answer removes the form from the outbox. Not 429 and 5xx: the server hasn't accepted it. Not 404 and 410:
 * their page doesn't show what was typed. Any other answer of our server does, a page with errors too.
 */
function isTaken(answer: Response): boolean {
  return isFromOurServer(answer) && !isGone(answer) && answer.status !== 429 && answer.status < 500;
}
