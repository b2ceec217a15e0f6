import { z } from 'zod';
import { choice, flag, flagOnByDefault, localEnd, opaque, optionalWhole, text, whole } from './tolerant.ts';

/** The answers of the contract's submission calls; shared with the service that gives them. */

/** Field names; a single one may come without a list, and PHP encodes a list with gaps as an object. */
const names = z.preprocess(
  (value) =>
    Object.values(typeof value === 'object' && value !== null ? value : [value]).filter(
      (name) => typeof name === 'string' && name !== '',
    ),
  z.array(z.string()),
);

const error = z.object({ state: z.literal('error'), errormessage: text, fields: names.optional() });
const success = z.object({ state: z.literal('success') });

export const competitionAnswer = z.discriminatedUnion('state', [success, error]);

export const actionInfoAnswer = z.discriminatedUnion('state', [
  success.extend({ info: z.object({ countLeft: whole }) }),
  error,
]);

export const actionTokenAnswer = z.discriminatedUnion('state', [
  success.extend({ token: opaque, timeLeft: optionalWhole }),
  error,
]);

export const actionSaveAnswer = z.discriminatedUnion('state', [
  success,
  z.object({ state: z.literal('optin') }),
  z.object({
    state: z.literal('autorespond'),
    variant: choice(['plain', 'free', 'qrcode'], 'plain'),
    text,
    code: text,
  }),
  // Whether a new confirmation link was sent; true if the server doesn't say.
  error.extend({ linkSent: flagOnByDefault }),
]);

export const uploadAnswer = z.discriminatedUnion('state', [success, error]);

export const actionExtInfoAnswer = z.discriminatedUnion('state', [
  success.extend({
    info: z.object({
      received: flag,
      uploads: optionalWhole.transform((count) => count ?? 0),
      confirmed: flag,
    }),
  }),
  error,
]);

const finished = z.object({ state: z.literal('finished') });
export const dealAnswer = z.discriminatedUnion('state', [success, finished, error]);

export const surveyAnswer = z.discriminatedUnion('state', [success, error]);

/** Results are counted only from integer values. */
const votes = optionalWhole.transform((count) => Math.max(0, count ?? 0));
const counts = z.object({ answer1: votes, answer2: votes, answer3: votes, answer4: votes });
export type SurveyCounts = z.infer<typeof counts>;

/** Errors become null, not four zeros. */
export const surveyCounts = z
  .record(z.string(), z.unknown())
  .refine((answer) => Object.keys(counts.shape).some((name) => name in answer), 'counts nothing')
  .pipe(counts);

/** Counts are for reading only: a voucher that was redeemed stays so, whatever they look like. */
const voucherInfo = z.object({
  voucherEndDate: localEnd.catch(''),
  countMax: optionalWhole,
  countLeft: optionalWhole,
  voucherLeft: optionalWhole,
  voucherUsed: optionalWhole,
});
export type VoucherInfo = z.infer<typeof voucherInfo>;

export const voucherAnswer = z.discriminatedUnion('state', [
  success.extend({ info: voucherInfo.optional().catch(undefined) }),
  error,
]);

export type ActionSaveAnswer = z.infer<typeof actionSaveAnswer>;
export type VoucherAnswer = z.infer<typeof voucherAnswer>;
