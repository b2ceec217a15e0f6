import { LRUCache } from 'lru-cache';
import { ownProperty } from '#app/contract/own-property.ts';
import { REFUSALS } from '#app/contract/refusals.ts';
import { log } from '#app/lib/log.server.ts';

/** Values that may be logged unchanged; any other may contain what a rider typed. */
const WORDS = new Set(['', 'FAILED', 'INVALID', 'JSON parse error', ...Object.values(REFUSALS).flat()]);
const FIELDS = new Set(
  (
    'submission_id competition_id action_id deal_id survey_id entry_id entry action deal survey id voucher password ' +
    'firstname lastname street streetnr zip city extra email phone freetext agb cb1 cb2 cb3 cb4 tip1 tip2 token ' +
    'uploads upload answer1 answer2 answer3 answer4'
  ).split(' '),
);

/** At most one line a minute for the same call and word. */
const recent = new LRUCache<string, true>({ max: 500, ttl: 60_000 });

interface Answered {
  id: string | undefined;
  call: string;
  /** The fields that the rider can correct. */
  correctable: readonly string[];
}

interface Answer {
  state?: unknown;
  errormessage?: unknown;
  fields?: readonly string[];
  variant?: unknown;
  code?: unknown;
}

/**
 * Logs a refusal that neither the rider nor a retry can fix, because content server and tile disagree. Returns true for
 * such a refusal.
 */
export function reportUnexpected({ id, call, correctable }: Answered, answer: Answer): boolean {
  const { state, errormessage, fields = [] } = answer;
  if (state === 'autorespond' && answer.variant === 'qrcode' && !answer.code) {
    warn({ id, call }, 'a qrcode answer without a code');
  }
  if (state !== 'error' || typeof errormessage !== 'string') return false;
  const expected = ownProperty<readonly string[]>(REFUSALS, call);
  if (expected ? expected.includes(errormessage) : errormessage !== 'FAILED') return false;
  const named = errormessage === 'INVALID' ? fields : [];
  if (named.some((field) => correctable.includes(field))) return false;
  const told = [...new Set(named.map((field) => known(FIELDS, field)))];
  warn(
    { id, call, errormessage: known(WORDS, errormessage), ...(told.length > 0 ? { fields: told } : {}) },
    'unexpected refusal',
  );
  return true;
}

function known(words: ReadonlySet<string>, word: string): string {
  return words.has(word) ? word : 'another';
}

function warn({ id, ...line }: { id: string | undefined } & Record<string, unknown>, message: string): void {
  const key = JSON.stringify([message, line]);
  if (recent.has(key)) return;
  recent.set(key, true);
  log.warn({ id, ...line }, message);
}
