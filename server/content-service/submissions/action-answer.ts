import { dateAndTime } from '#app/contract/dates.ts';
import type { ActionTile } from '#app/contract/tiles/action.ts';
import { type Answer, refusal, SUCCESS } from '#server/kernel/submission-answers.ts';
import type { SubmissionKey } from '../core/idempotency.ts';
import type { Executor } from '../db/open-database.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { findVoucherAction, issueVoucher } from '../vouchers/voucher-pool.ts';
import { autoresponseMail, optinMail, voucherMail } from './autoresponse.ts';
import { newOptinKey, OPTIN_HOLDS_MS } from './optin.ts';

/** `apiUrl`: where riders reach the action calls; `publicUrl`: where they reach the web app. */
export interface PublicUrls {
  publicUrl: string;
  apiUrl: string;
}

/** A participation and the base URLs of links in its mails. */
export interface ActionSubmission extends PublicUrls {
  key: SubmissionKey;
  tile: ActionTile;
  /** Normalised; '' where none was given. */
  email: string;
  now: Date;
  /** Time zone of the dates in mails. */
  timeZone: string;
}

/** The outcome that the tile's `autoresponse` decides, and the mail that belongs to it. */
export async function actionAnswer(
  tx: Executor,
  sender: ActionSubmission,
  participation: number,
): Promise<Answer> {
  const { tile, email } = sender;
  switch (tile.autoresponse) {
    case 'none':
      return SUCCESS;
    case 'optin':
      if (email === '') return SUCCESS;
      await sendOptinLink(tx, sender, participation);
      return { state: 'optin' };
    case 'plain':
    case 'free': {
      const variant = tile.autoresponse;
      if (email !== '') await enqueueMail(tx, autoresponseMail(tile, email, variant), sender.now);
      return { state: 'autorespond', variant, text: tile.popupText.trim(), code: '' };
    }
    case 'qrcode':
      return answerWithVoucher(tx, sender);
  }
}

/** Whether a mail was queued. */
export async function sendOptinLink(
  tx: Executor,
  sender: ActionSubmission,
  participation: number,
): Promise<boolean> {
  const optinKey = await newOptinKey(tx, participation, sender.now);
  if (optinKey === null) return false;
  const link = `${sender.apiUrl}optin/${optinKey}`;
  const validTill = dateAndTime(sender.now.getTime() + OPTIN_HOLDS_MS, 'de', sender.timeZone);
  await enqueueMail(tx, optinMail(sender.tile, sender.email, link, validTill), sender.now);
  return true;
}

async function answerWithVoucher(tx: Executor, sender: ActionSubmission): Promise<Answer> {
  const { key, tile, email, now, timeZone, publicUrl } = sender;
  const action = { entryId: key.entryId, actionId: key.tileId };
  const endDate = (await findVoucherAction(tx, action))?.endDate;
  // Issued after its end, a code could not be redeemed.
  if (endDate && now > endDate) throw refusal('ENDED');
  const code = await issueVoucher(tx, action, key.submissionId, now);
  if (code === null) throw refusal('MAX REACHED');
  if (email !== '') {
    const validTill = endDate ? dateAndTime(endDate.getTime(), 'de', timeZone) : '';
    await enqueueMail(tx, voucherMail(tile, email, { ...action, code, publicUrl, validTill }), now);
  }
  return { state: 'autorespond', variant: 'qrcode', text: tile.popupText.trim(), code };
}
