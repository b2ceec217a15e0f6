import { inTime } from '#app/contract/in-time.ts';
import { dropForm, waitAgain } from '#app/outbox/outbox-store.ts';
import { formId } from '#app/outbox/waiting-form.ts';
import { dropLate } from './late-pages.ts';
import { isOurs } from './offline-copy.ts';

const STORAGE_MS = 300;

/**
 * A page puts a form into the outbox before it sends it: the answer takes it out, a broken connection leaves it waiting.
 * True where it waits now.
 */
export async function releaseForm(request: Request, url: URL, answer: Response | null): Promise<boolean> {
  dropLate();
  const fields = new URLSearchParams(await request.text().catch(() => ''));
  const id = formId(fields.get('submission_id'), url.pathname, fields.get('form') ?? '');
  // A redirect's headers are not the worker's to read; a portal can't have read the form.
  const isAnswered = answer !== null && (answer.type === 'opaqueredirect' || isOurs(answer));
  const settled = isAnswered ? dropForm(id).then(() => false) : waitAgain(id);
  return inTime(settled, STORAGE_MS, false).catch(() => false);
}
