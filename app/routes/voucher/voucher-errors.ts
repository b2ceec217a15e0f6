import type { TextKey } from '#app/i18n/de.ts';

export interface VoucherError {
  text: TextKey;
  /** Red where the voucher must not be honoured; otherwise there is something to be done about it. */
  severity: 'red' | 'plain';
}

/** The catalogue of specification 8. */
const ERRORS: Readonly<Record<string, VoucherError>> = {
  'NO QRCODE ACTION': { text: 'voucherNoAction', severity: 'plain' },
  'WRONG PASSWORD': { text: 'voucherWrongPassword', severity: 'plain' },
  'ACTION ENDED': { text: 'voucherActionEnded', severity: 'red' },
  'RESOLVING ANOTHER VOUCHER': { text: 'voucherResolvingAnother', severity: 'plain' },
  'CODE NOT FOUND': { text: 'voucherCodeNotFound', severity: 'red' },
  'CODE USED': { text: 'voucherCodeUsed', severity: 'red' },
};

const UNKNOWN: VoucherError = { text: 'voucherUnknownError', severity: 'plain' };

/** Anything else, a failed request included, is an unknown error. */
export function voucherError(errormessage: string | null): VoucherError {
  if (errormessage === null || !Object.hasOwn(ERRORS, errormessage)) return UNKNOWN;
  return ERRORS[errormessage] ?? UNKNOWN;
}
