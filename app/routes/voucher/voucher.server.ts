import type { SubmissionClient } from '#app/content/submission-client.server.ts';
import { answerOrNull } from '#app/content/submission-client.server.ts';
import { submissionIdOf } from '#app/forms/parse-form.server.ts';
import { voucherError } from './voucher-errors.ts';
import { forgetPassword, keepPassword, storedPassword } from './voucher-password.server.ts';
import type { NamedTarget } from './voucher-target.ts';
import type { VoucherView } from './voucher-view.ts';

const LONGEST_PASSWORD = 200;

export interface VoucherStep {
  view: VoucherView;
  /** What a further try is sent under: the same submission, so that a lost answer comes again. */
  submissionId: string;
  status: 200 | 422 | 503;
  cookies: string[];
}

interface Pressed {
  request: Request;
  target: NamedTarget;
  form: FormData;
  client: Pick<SubmissionClient, 'voucherInfo' | 'redeemVoucher'>;
}

/** What pressing the button brings (specification 4, 'Voucher'). Only a post comes here; no GET ever redeems. */
export async function pressed({ request, target, form, client }: Pressed): Promise<VoucherStep> {
  const submissionId = submissionIdOf(form);
  const password = typedPassword(form) ?? (await storedPassword(request, target));
  if (password === null) return { view: { step: 'ask' }, submissionId, status: 200, cookies: [] };
  const { id, action } = target;
  const answer = await answerOrNull(
    target.mode === 'redeem'
      ? client.redeemVoucher({ submission_id: submissionId, id, action, voucher: target.voucher, password })
      : client.voucherInfo({ id, action, password }),
  );
  if (answer?.state === 'success') {
    const info = answer.info ?? null;
    const keep = target.mode === 'redeem' || (info?.voucherEndDate ?? '') !== '';
    return {
      view: { step: 'done', info },
      submissionId,
      status: 200,
      cookies: keep ? [await keepPassword(request, target, password)] : [],
    };
  }
  const errormessage = answer?.errormessage ?? null;
  return {
    view: { step: 'refused', error: voucherError(errormessage) },
    submissionId,
    status: answer === null ? 503 : 422,
    cookies: errormessage === 'WRONG PASSWORD' ? [forgetPassword(request, target)] : [],
  };
}

function typedPassword(form: FormData): string | null {
  const typed = form.get('password');
  return typeof typed === 'string' && typed !== '' ? typed.slice(0, LONGEST_PASSWORD) : null;
}
