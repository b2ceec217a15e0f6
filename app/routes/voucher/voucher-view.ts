import type { VoucherInfo } from '#app/contract/answers.ts';
import type { VoucherError } from './voucher-errors.ts';

/** The step that a voucher page shows. */
export type VoucherView =
  /** The button, not yet pressed. */
  | { step: 'ready' }
  /** Pressed without a stored password: the password dialog. */
  | { step: 'ask' }
  | {
      step: 'done';
      info: VoucherInfo | null;
      /** When this browser redeemed the voucher; null if just now. */
      redeemedAt: number | null;
      /** This browser has shown its success before: a red warning, as for any used voucher. */
      again: boolean;
    }
  | { step: 'refused'; error: VoucherError };

/** Marks the URL that button and dialog post to, so that Cancel leads to a different URL. */
export const PRESSED_PARAM = 'pressed';
/** Id of the button, which gets the focus after Cancel. */
export const PRESS_BUTTON = 'voucher-button';
