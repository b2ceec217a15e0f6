import { ID } from '#app/contract/ids.ts';

/** What a /qr URL names (specification 2.9). */
export type VoucherTarget =
  | { mode: 'none' }
  | { mode: 'statistics'; id: string; action: string }
  | { mode: 'redeem'; id: string; action: string; voucher: string };

/** Names an action, with or without a voucher. */
export type NamedTarget = Exclude<VoucherTarget, { mode: 'none' }>;

/** Null if a parameter is invalid. */
export function voucherTarget(params: Readonly<Record<string, string | undefined>>): VoucherTarget | null {
  const { id, action, voucher } = params;
  const given = [id, action, voucher].filter((value) => value !== undefined && value !== '');
  if (!given.every((value) => ID.test(value ?? ''))) return null;
  if (!id || !action) return { mode: 'none' };
  return voucher ? { mode: 'redeem', id, action, voucher } : { mode: 'statistics', id, action };
}
