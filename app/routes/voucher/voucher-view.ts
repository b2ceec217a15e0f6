import type { VoucherInfo } from '#app/contract/answers.ts';
import type { VoucherError } from './voucher-errors.ts';

/** Where a voucher page stands. */
export type VoucherView =
  /** The button waits to be pressed. */
  | { step: 'ready' }
  /** It was pressed, and there is no stored password: the dialog is open. */
  | { step: 'ask' }
  | {
      step: 'done';
      info: VoucherInfo | null;
      /** When this browser redeemed the voucher, if that was not just now. */
      redeemedAt: number | null;
    }
  | { step: 'refused'; error: VoucherError };

/** Marks the address that the button and the dialog post to: Cancel then leads to another page, and its button. */
export const PRESSED = 'pressed';
/** The button's id: whoever cancels finds the focus there. */
export const PRESS_BUTTON = 'voucher-button';
