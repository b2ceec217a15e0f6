import { type Request, Router } from 'express';
import { z } from 'zod';
import { localTime } from '#app/contract/time.ts';
import { type Answer, refusal, tryLater } from '#server/kernel/submission-answers.ts';
import { endpoint, jsonBody } from '../core/endpoint.ts';
import { idField, readBody, submissionIdField } from '../core/fields.ts';
import type { SubmissionContext } from '../core/submission-context.ts';
import type { Executor } from '../db/open-database.ts';
import type { voucherActions } from '../db/submission-tables.ts';
import { TRIES_WINDOW_MS } from './failed-tries.ts';
import { PasswordCheck } from './password-check.ts';
import { redeem } from './redeem.ts';
import { findVoucherAction, voucherCounts } from './voucher-pool.ts';

const password = z.string().min(1).max(200);
const infoBody = z.object({ id: idField, action: idField, password });
const useBody = infoBody.extend({ submission_id: submissionIdField, voucher: idField });

type ActionRow = typeof voucherActions.$inferSelect;

export function voucherRoutes(context: SubmissionContext): Router {
  const router = Router();
  const check = new PasswordCheck();
  const { db, settings } = context;

  async function openAction(body: z.infer<typeof infoBody>, address: string): Promise<ActionRow> {
    const action = await findVoucherAction(db, { entryId: body.id, actionId: body.action });
    if (!action) throw refusal('NO QRCODE ACTION');
    const { entryId, actionId, passwordHash } = action;
    const attempt = { db, entryId, actionId, passwordHash, password: body.password, address };
    const verdict = await check.check({ ...attempt, now: context.now() });
    if (verdict === 'wrong') throw refusal('WRONG PASSWORD');
    // Not 'WRONG PASSWORD': the password wasn't checked, and may be right.
    if (verdict === 'too many tries') throw tryLater(TRIES_WINDOW_MS / 1000);
    return action;
  }

  const answerWithCounts = async (executor: Executor, action: ActionRow): Promise<Answer> => ({
    state: 'success',
    info: {
      voucherEndDate: action.endDate
        ? localTime(action.endDate.getTime(), settings.TIME_ZONE).replace('T', ' ')
        : '',
      ...(await voucherCounts(executor, action)),
    },
  });

  /** Statistics stay available after the action's end, when staff counts. */
  async function voucherInfo(request: Request): Promise<Answer> {
    const action = await openAction(readBody(infoBody, request.body), request.ip ?? '');
    return answerWithCounts(db, action);
  }

  async function redeemVoucher(request: Request): Promise<Answer> {
    const body = readBody(useBody, request.body);
    const action = await openAction(body, request.ip ?? '');
    const { entryId, actionId, endDate } = action;
    const voucher = { entryId, actionId, code: body.voucher };
    const use = { voucher, submissionId: body.submission_id, endDate };
    return redeem(context, use, (executor) => answerWithCounts(executor, action));
  }

  router.post('/info', jsonBody(), endpoint(context, voucherInfo));
  router.post('/use', jsonBody(), endpoint(context, redeemVoucher));
  return router;
}
