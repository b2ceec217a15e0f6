import { z } from 'zod';
import { ID } from '#app/contract/ids.ts';
import { id, localEnd, whole } from '#app/contract/tolerant.ts';
import { contentId } from '../content/content-id.ts';
import { isPasswordHash } from '../core/password.ts';
import { record } from './check-entry.ts';
import { readList } from './check-pages.ts';
import { type Faults, type Path, pathText } from './faults.ts';
import { checkFields } from './strict-fields.ts';

const count = whole.pipe(z.number().min(0, 'is below 0').max(1_000_000_000, 'is above 1000000000'));

const prize = z
  .object({
    entry: contentId,
    action: id,
    winners: count,
    /** Prizes left, as exported; only used if the database doesn't have these prizes yet. */
    left: whole.pipe(z.number().min(-1_000_000_000, 'is below -1000000000')).optional(),
  })
  .refine(({ winners, left = winners }) => left <= winners, { path: ['left'], message: 'is above winners' });

const code = z.string().regex(ID, 'is no voucher code (letters, digits, _ and -, at most 40)');

const voucherAction = z
  .object({
    entry: contentId,
    action: id,
    password: z.string().min(1, 'is empty').max(200, 'is longer than 200 characters').optional(),
    /** Exports contain the hash, because the password itself isn't stored. */
    passwordHash: z.string().refine(isPasswordHash, 'is no password hash of an export').optional(),
    /** If it is missing, the stored end stays. */
    endDate: localEnd.optional(),
    codes: z.array(code, 'is not a list'),
    /** Issued codes that are not used yet. */
    issued: z.array(code, 'is not a list').default([]),
    used: z.array(code, 'is not a list').default([]),
  })
  .superRefine((action, context) => {
    if (action.password === undefined && action.passwordHash === undefined) {
      context.addIssue({ code: 'custom', path: ['password'], message: 'is missing' });
    }
    const codes = new Set<string>();
    action.codes.forEach((candidate, index) => {
      if (codes.has(candidate)) {
        context.addIssue({ code: 'custom', path: ['codes', index], message: 'is listed twice' });
      }
      codes.add(candidate);
    });
    for (const list of ['issued', 'used'] as const) {
      action[list].forEach((candidate, index) => {
        if (!codes.has(candidate)) {
          context.addIssue({ code: 'custom', path: [list, index], message: 'is not among the codes' });
        }
      });
    }
  });

const vote = z.object({
  entry: contentId,
  survey: id,
  answer1: count,
  answer2: count,
  answer3: count,
  answer4: count,
});

const places = z.object({
  entry: contentId,
  type: z.enum(['action', 'deal'], 'is neither action nor deal'),
  tile: id,
  taken: count,
});

type Place = { entry: string } & ({ action: string } | { survey: string } | { type: string; tile: string });

/** With its path in the file. */
type Validated<Schema extends z.ZodType<Place>> = z.infer<Schema> & { at: Path };

export type ValidatedPrize = Validated<typeof prize>;
export type ValidatedVouchers = Validated<typeof voucherAction>;
export type ValidatedVotes = Validated<typeof vote>;
export type ValidatedPlaces = Validated<typeof places>;

export const checkPrizes = (raw: unknown, faults: Faults) => checkEach(raw, 'prizes', prize, faults);
export const checkVouchers = (raw: unknown, faults: Faults) =>
  checkEach(raw, 'vouchers', voucherAction, faults);
export const checkVotes = (raw: unknown, faults: Faults) => checkEach(raw, 'votes', vote, faults);
export const checkPlaces = (raw: unknown, faults: Faults) => checkEach(raw, 'places', places, faults);

/** One row for each tile: of two, --replace would remove the codes that only the other one lists. */
function checkEach<Schema extends z.ZodType<Place>>(
  raw: unknown,
  name: string,
  schema: Schema,
  faults: Faults,
): Validated<Schema>[] {
  const known = new Map<string, Path>();
  return readList(raw, [name], faults).flatMap((candidate, index) => {
    const at = [name, index];
    const row = faults.read(record, candidate, at);
    if (!row) return [];
    checkFields(row, schema, [], at, faults);
    const fields = faults.read(schema, row, at);
    if (!fields) return [];
    const place = placeText(fields);
    const other = known.get(place);
    if (other) faults.add(at, `${pathText(other)} is also for the ${place}`);
    known.set(place, at);
    return [{ ...fields, at }];
  });
}

function placeText(row: Place): string {
  if ('action' in row) return `action ${row.action} of entry ${row.entry}`;
  if ('survey' in row) return `survey ${row.survey} of entry ${row.entry}`;
  return `${row.type} ${row.tile} of entry ${row.entry}`;
}
