import { redirect } from '@remix-run/node';
import { SENT_PARAM } from '#app/config/sent-param.ts';
import type { Entry } from '#app/contract/content/entry.ts';
import { seal, unseal } from '#app/lib/seal.server.ts';
import type { Visit } from '#app/visit/visit.ts';
import { OUTCOME_PARAM, type Outcome, outcomeAnchor } from './outcome.ts';

/**
 * Post/Redirect/Get: the 303 leads to the page with a sealed `outcome=…`, so it can be reloaded and bookmarked, works
 * without cookies, and leaks no name, code or token (decision record 0020). One outcome per form of the page.
 */
const PURPOSE = 'outcome';
const DAY_MS = 24 * 60 * 60_000;
/** 30 days: the outbox links to a result until it was read. */
const LIFETIME_MS = 30 * DAY_MS;
/** 400 days (13 months): a voucher code's page may be all that its rider keeps until the code is used. */
const CODE_LIFETIME_MS = 400 * DAY_MS;
const MAX_OUTCOMES = 12;
/** Limit for all outcomes together: proxies accept request lines of 8 kB. */
const MAX_CHARACTERS = 6000;

type PageAddress = Pick<Visit, 'path' | 'params'>;

/** The outcomes in a URL; broken or expired ones are ignored. */
export async function outcomesIn(params: URLSearchParams): Promise<Array<Outcome & { sealed: string }>> {
  const texts = params.getAll(OUTCOME_PARAM).slice(-MAX_OUTCOMES);
  const opened = await Promise.all(
    texts.map(async (sealed) => ({ sealed, outcome: (await unseal(PURPOSE, sealed)) as Outcome | null })),
  );
  return opened.flatMap(({ sealed, outcome }) => (outcome ? [{ ...outcome, sealed }] : []));
}

/**
 * The page's URL with this outcome, replacing an earlier one of the same form, and a fragment that leads to it. Beyond
 * the limits the oldest is dropped, one with a voucher code last.
 */
export async function outcomeAddress(visit: PageAddress, outcome: Outcome): Promise<string> {
  const params = new URLSearchParams(visit.params);
  const others = (await outcomesIn(params))
    .filter(({ form, entryId }) => form !== outcome.form || entryId !== outcome.entryId)
    .sort((one, other) => Number(Boolean(one.code)) - Number(Boolean(other.code)));
  const own = await seal(PURPOSE, outcome, outcome.code ? CODE_LIFETIME_MS : LIFETIME_MS);
  const texts = [...others.map(({ sealed }) => sealed), own];
  while (texts.length > MAX_OUTCOMES || (texts.length > 1 && texts.join('').length > MAX_CHARACTERS)) {
    texts.shift();
  }
  params.delete(OUTCOME_PARAM);
  params.delete(SENT_PARAM);
  for (const text of texts) params.append(OUTCOME_PARAM, text);
  return `${visit.path}?${params}#${outcomeAnchor(outcome.form)}`;
}

interface SentForm {
  visit: PageAddress;
  entry: Pick<Entry, 'id'>;
  formId: string;
}

/** Everything in `result` gets into the address. `at` is the current time unless the result names another. */
export async function redirectToOutcome(
  { visit, entry, formId }: SentForm,
  result: Omit<Outcome, 'entryId' | 'form' | 'at'> & { at?: number },
  headers: Record<string, string> = {},
): Promise<Response> {
  const outcome = { entryId: entry.id, form: formId, at: Date.now(), ...result };
  return redirect(await outcomeAddress(visit, outcome), {
    status: 303,
    headers: { 'Cache-Control': 'no-store', ...headers },
  });
}
