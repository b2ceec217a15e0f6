import type { VoucherInfo } from '#app/content/submission.schema.ts';
import type { VoucherError } from './voucher-errors.ts';

/** Where a voucher page stands. */
export type VoucherView =
  /** The button waits to be pressed. */
  | { step: 'ready' }
  /** It was pressed, and there is no stored password: the dialog is open. */
  | { step: 'ask' }
  | { step: 'done'; info: VoucherInfo | null }
  | { step: 'refused'; error: VoucherError };
