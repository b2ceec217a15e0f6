import type { SubmissionClient } from '#app/content/submission-client.server.ts';
import { RequestFailed, TryLater } from '#app/content/submission-request.server.ts';
import type { VoucherAnswer, VoucherInfo } from '#app/contract/answers.ts';
import { SLOW_MS, withTimeout } from '#app/contract/with-timeout.ts';
import { type RememberedPassword, type Try, triesOf } from './voucher-password.server.ts';
import type { NamedTarget } from './voucher-target.ts';

export interface VoucherCall {
  target: NamedTarget;
  client: Pick<SubmissionClient, 'voucherInfo' | 'redeemVoucher'>;
  submissionId: string;
  password: string;
}

/** Null after a failed request, when it is unknown whether the voucher was redeemed. */
export type VoucherResult = VoucherAnswer | { state: 'later'; seconds: number | null } | null;

export async function callVoucherApi(call: VoucherCall): Promise<VoucherResult> {
  const { target, client, submissionId, password } = call;
  const { id, action } = target;
  try {
    const answer = await (target.mode === 'redeem'
      ? client.redeemVoucher({ submission_id: submissionId, id, action, voucher: target.voucher, password })
      : client.voucherInfo({ id, action, password }));
    const lacksCounts = target.mode === 'redeem' && answer.state === 'success' && !hasCounts(answer.info);
    return lacksCounts ? { ...answer, info: await withTimeout(countsOf(call), SLOW_MS, undefined) } : answer;
  } catch (error) {
    if (error instanceof TryLater) return { state: 'later', seconds: error.seconds };
    if (error instanceof RequestFailed) return null;
    throw error;
  }
}

/** The counts that a redemption's answer lacks (specification 2.9). Never an error: the voucher is redeemed. */
async function countsOf({ target, client, password }: VoucherCall): Promise<VoucherInfo | undefined> {
  try {
    const answer = await client.voucherInfo({ id: target.id, action: target.action, password });
    return answer.state === 'success' && hasCounts(answer.info) ? answer.info : undefined;
  } catch {
    return undefined;
  }
}

export function hasCounts(info: VoucherInfo | undefined): info is VoucherInfo {
  return Object.values(info ?? {}).some((value) => value !== undefined && value !== '');
}

/**
 * The stored answer, if this browser has redeemed the voucher before: the content server repeats it for the same
 * submission id.
 */
export async function redemptionBefore(
  call: VoucherCall,
  kept: RememberedPassword,
): Promise<{ made: Try; info: VoucherInfo | null } | null> {
  if (call.target.mode !== 'redeem') return null;
  for (const made of triesOf(kept, call.target.voucher)) {
    if (made.submissionId === call.submissionId) continue;
    const answer = await callVoucherApi({ ...call, submissionId: made.submissionId });
    if (answer?.state === 'success') return { made, info: answer.info ?? null };
    if (made.redeemed && answer?.state !== 'error') return { made, info: null };
  }
  return null;
}
