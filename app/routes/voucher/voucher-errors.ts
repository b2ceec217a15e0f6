import { ownProperty } from '#app/contract/own-property.ts';
import type { RefusalOf } from '#app/contract/refusals.ts';
import { waitText } from '#app/forms/wait-text.ts';
import type { KeyWith } from '#app/i18n/de.ts';
import type { Translate } from '#app/i18n/translate.ts';

export interface VoucherError {
  text: KeyWith<'when'>;
  /** Red if the voucher must not be honoured; plain if staff can do something about it. */
  severity: 'red' | 'plain';
  /** From the server's Retry-After, if it was rate-limited. */
  retryAfterSeconds?: number | null;
}

/** The error codes of specification 8. */
const ERRORS: Record<RefusalOf<'voucher use'>, VoucherError> = {
  'NO QRCODE ACTION': { text: 'voucherNoAction', severity: 'plain' },
  'WRONG PASSWORD': { text: 'voucherWrongPassword', severity: 'plain' },
  'ACTION ENDED': { text: 'voucherActionEnded', severity: 'red' },
  'RESOLVING ANOTHER VOUCHER': { text: 'voucherResolvingAnother', severity: 'plain' },
  'CODE NOT FOUND': { text: 'voucherCodeNotFound', severity: 'red' },
  'CODE USED': { text: 'voucherCodeUsed', severity: 'red' },
};

const UNKNOWN: VoucherError = { text: 'voucherUnknownError', severity: 'plain' };

/** The check succeeded but returned no counts. */
export const NO_COUNTS: VoucherError = { text: 'voucherNoCounts', severity: 'plain' };

/** Rate-limited: the password wasn't checked. */
export function tryLater(seconds: number | null): VoucherError {
  return { text: 'voucherTryLater', severity: 'plain', retryAfterSeconds: seconds };
}

/** Anything else, a failed request included, is an unknown error. */
export function voucherError(errormessage: string | null): VoucherError {
  return ownProperty(ERRORS, errormessage ?? '') ?? UNKNOWN;
}

export function errorText({ text, retryAfterSeconds }: VoucherError, t: Translate): string {
  return t(text, { when: waitText(retryAfterSeconds ?? null, t) });
}
