import { redirect } from '@remix-run/node';
import { SENT_PARAM } from '#app/config/sent-param.ts';
import { seal, unseal } from '#app/lib/seal.server.ts';
import type { Visit } from '#app/visit/visit.ts';
import { type Outcome, outcomeAnchor } from './outcome.ts';

/**
 * What came of a submission, told on a page of its own that can be reloaded, bookmarked and reached without cookies:
 * the 303 after a post leads to the same address with `outcome=…`, sealed, so that no name, code or token stands in it
 * (decision record 0020). Several may stand beside each other, one for each form of the page.
 */
const OUTCOME_PARAM = 'outcome';
const PURPOSE = 'outcome';
const LIFETIME_MS = 24 * 60 * 60_000;
/** A voucher's code is the rider's to keep: its page may stay open until it is used. */
const CODE_LIFETIME_MS = 30 * 24 * 60 * 60_000;
const MOST_OUTCOMES = 4;

function isOutcome(candidate: unknown): candidate is Outcome {
  const fields = candidate as Partial<Outcome> | null;
  return (
    typeof fields === 'object' &&
    fields !== null &&
    [fields.entryId, fields.form, fields.kind, fields.submissionId].every(
      (field) => typeof field === 'string',
    ) &&
    typeof fields.at === 'number'
  );
}

type Here = Pick<Visit, 'path' | 'params'>;

/** The outcomes that an address tells; those that are broken or past their time are as if they were not there. */
export async function outcomesIn(params: URLSearchParams): Promise<Outcome[]> {
  const sealed = params.getAll(OUTCOME_PARAM).slice(-MOST_OUTCOMES);
  const opened = await Promise.all(sealed.map((text) => unseal(PURPOSE, text)));
  return opened.filter(isOutcome);
}

/** The page's address with this outcome instead of an earlier one of the same form, opened where it is told. */
export async function outcomeAddress(visit: Here, outcome: Outcome): Promise<string> {
  const params = new URLSearchParams(visit.params);
  const sealed = params.getAll(OUTCOME_PARAM).slice(-MOST_OUTCOMES);
  params.delete(OUTCOME_PARAM);
  params.delete(SENT_PARAM);
  for (const text of sealed) {
    const other = await unseal(PURPOSE, text);
    const replaced = isOutcome(other) && other.form === outcome.form && other.entryId === outcome.entryId;
    if (isOutcome(other) && !replaced) params.append(OUTCOME_PARAM, text);
  }
  params.append(OUTCOME_PARAM, await seal(PURPOSE, outcome, outcome.code ? CODE_LIFETIME_MS : LIFETIME_MS));
  return `${visit.path}?${params}#${outcomeAnchor(outcome.form)}`;
}

export async function redirectToOutcome(
  visit: Here,
  outcome: Outcome,
  headers: Record<string, string> = {},
): Promise<Response> {
  return redirect(await outcomeAddress(visit, outcome), {
    status: 303,
    headers: { 'Cache-Control': 'no-store', ...headers },
  });
}
