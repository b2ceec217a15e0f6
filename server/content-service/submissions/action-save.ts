import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { actionForm } from '#app/contract/forms/action-form.ts';
import { line } from '#app/contract/forms/form-fields.ts';
import { TOKEN_HOLDS_MS } from '#app/contract/limits.ts';
import { mailboxOf } from '#app/contract/mailbox.ts';
import { type ActionTile, CONSENT_NUMBERS } from '#app/contract/tiles/action.ts';
import { MAX_FILES } from '#app/contract/upload-rules.ts';
import { type Answer, errorAnswer, invalid, Refusal, refusal } from '#server/kernel/submission-answers.ts';
import { readBody, saveKey, validForm } from '../core/fields.ts';
import { firstAnswer, idempotent, inTransaction } from '../core/idempotency.ts';
import type { SubmissionContext } from '../core/submission-context.ts';
import { findTile } from '../core/tile-lookup.ts';
import { ofTile } from '../db/of-tile.ts';
import type { Executor } from '../db/open-database.ts';
import { actionEntries } from '../db/submission-tables.ts';
import { keepUploads, lockUploads } from '../uploads-received/submission-uploads.ts';
import { type ActionSubmission, actionAnswer, type PublicUrls, sendOptinLink } from './action-answer.ts';
import { isScarce, type PrizeClaim, placesLeft } from './action-state.ts';
import { takePlace } from './call-counter.ts';
import { spendToken } from './draw.ts';
import { filledIn } from './filled-in.ts';
import type { MailLimit } from './mail-limit.ts';
import { OPTIN_HOLDS_MS, releaseExpired } from './optin.ts';
import { tileOpening } from './tile-opening.ts';

/** How many uploads follow: a count, which may arrive as an integer string. */
const follows = z.object({
  uploads: z.preprocess(
    (value) => (typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : (value ?? 0)),
    z.int().min(0).max(MAX_FILES),
  ),
});

type Sent = ReturnType<typeof readSent>;

function readSent(tile: ActionTile, raw: unknown) {
  const { token = '', ...typed } = validForm({ ...actionForm(tile), token: line('optional', 200) }, raw);
  return { typed, token, ...readBody(follows, raw) };
}

export async function saveAction(
  context: SubmissionContext,
  raw: unknown,
  { address, fairShare, limitMails, ...urls }: PublicUrls & PrizeClaim & { limitMails: MailLimit },
): Promise<Answer> {
  const { db, settings } = context;
  const key = saveKey('action', raw);
  const { token } = readBody(z.object({ token: z.unknown().optional() }), raw);
  const first = await firstAnswer(db, key);
  if (first) return first;

  const now = context.now();
  const found = await findTile(db, 'action', key.entryId, key.tileId);
  if (!found) throw invalid('entry_id', 'action_id');
  const openingAt = (time: Date) => tileOpening(found, time, settings.TIME_ZONE);
  if (openingAt(now) === 'notStarted') throw refusal('NOT STARTED');
  // A token holds beyond the action's end; spendToken decides whether it still does.
  const holdsMs = found.tile.randomGeneratorActivate && token ? TOKEN_HOLDS_MS : 0;
  const hasEnded = openingAt(now) === 'ended';
  if (hasEnded && openingAt(new Date(now.getTime() - holdsMs)) === 'ended') throw refusal('ENDED');
  const sent = readSent(found.tile, raw);

  const sender: ActionSubmission = {
    ...urls,
    key,
    tile: found.tile,
    email: sent.typed.email,
    now,
    timeZone: settings.TIME_ZONE,
  };
  const counted = mailsSomebody(sender) ? await limitMails(sender.email, address) : null;
  let isMailed = false;
  const { entryId, tileId } = key;
  const share = fairShare.hold({ kind: 'action', entryId, tileId, address });
  const effect = async (tx: Executor) => {
    const answer = await participate(tx, sender, sent, { hasEnded, takeShare: share.take });
    isMailed = true;
    return answer;
  };
  const undo = () => {
    isMailed = false;
    return share.giveUp();
  };
  try {
    return await idempotent(db, key, now, effect, undo);
  } catch (error) {
    if (!(error instanceof UnverifiedEmail)) throw error;
    // The transaction has been rolled back; only a new confirmation link for the earlier participation stays.
    isMailed = await inTransaction(db, (tx) => sendOptinLink(tx, sender, error.participation));
    throw isMailed ? refusal('UNVERIFIED EMAIL') : new Refusal(NO_FURTHER_LINK);
  } finally {
    if (!isMailed) await counted?.();
    context.mailer.wake();
  }
}

function mailsSomebody({ tile, email }: ActionSubmission): boolean {
  return tile.autoresponse !== 'none' && email !== '';
}

const NO_FURTHER_LINK = { ...errorAnswer('UNVERIFIED EMAIL'), linkSent: false };

class UnverifiedEmail extends Error {
  constructor(readonly participation: number) {
    super('UNVERIFIED EMAIL');
  }
}

/**
 * Lock order: the rider's own rows first, then the tile's counter row, which every save of the tile locks, so that
 * no transaction holds the counter while it waits for another lock.
 */
async function participate(
  tx: Executor,
  sender: ActionSubmission,
  sent: Sent,
  { hasEnded, takeShare }: { hasEnded: boolean; takeShare: (left: number) => Promise<void> },
): Promise<Answer> {
  const { key, tile, now } = sender;
  const place = { entryId: key.entryId, tileId: key.tileId };
  await takeUploads(tx, sender, sent);
  if (tile.randomGeneratorActivate) {
    const save = { entryId: key.entryId, actionId: key.tileId, submissionId: key.submissionId };
    if (!(await spendToken(tx, save, sent.token, now))) throw refusal(hasEnded ? 'ENDED' : 'NO TOKEN');
  }
  await releaseExpired(tx, place, now);
  const participation = await insertParticipation(tx, sender, sent);
  if (participation === null) return refuseKnownAddress(tx, sender);
  if (isScarce(tile) && !tile.randomGeneratorActivate) {
    const left = await placesLeft(tx, tile, place, now);
    // If nothing is left, skip the share check; the call below answers MAX REACHED.
    if (left > 0) await takeShare(left);
  }
  if (!(await takePlace(tx, { kind: 'action', ...place }, tile.maxCalls))) throw refusal('MAX REACHED');
  return actionAnswer(tx, sender, participation);
}

async function takeUploads(
  tx: Executor,
  { key, tile, now }: ActionSubmission,
  { uploads }: Sent,
): Promise<void> {
  if (tile.imageupload === 'none') return;
  await lockUploads(tx, key.submissionId);
  const kept = await keepUploads(tx, key.submissionId, tile.uploadmedium, now);
  if (tile.imageupload === 'mandatory' && kept + uploads === 0) throw invalid('upload');
}

/** The new participation's number; null where its address has taken part already. */
async function insertParticipation(
  tx: Executor,
  { key, tile, email, now }: ActionSubmission,
  { typed }: Sent,
): Promise<number | null> {
  const unconfirmed = tile.autoresponse === 'optin' && email !== '';
  const [saved] = await tx
    .insert(actionEntries)
    .values({
      submissionId: key.submissionId,
      entryId: key.entryId,
      tileId: key.tileId,
      emailNormalised: email ? mailboxOf(email) : null,
      data: filledIn({ ...typed, ...agreedTexts(tile, typed) }),
      status: unconfirmed ? 'unconfirmed' : 'confirmed',
      optinExpiresAt: unconfirmed ? new Date(now.getTime() + OPTIN_HOLDS_MS) : null,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: actionEntries.id });
  return saved?.id ?? null;
}

/** What each ticked consent said: an import may change its words later. */
function agreedTexts(tile: ActionTile, typed: Sent['typed']): Record<string, string> {
  const texts = CONSENT_NUMBERS.filter((n) => typed[`cb${n}`]).map((n) => {
    const [text, address] = [tile[`cb${n}LinkText`], tile[`cb${n}LinkUrl`]];
    const words = [tile[`cb${n}Title`], ...(address === '' ? [] : [text, address])];
    return [`cb${n}Text`, words.filter((part) => part !== '').join(' ')];
  });
  return Object.fromEntries(texts);
}

async function refuseKnownAddress(tx: Executor, { key, tile, email }: ActionSubmission): Promise<never> {
  if (tile.autoresponse !== 'optin') throw refusal('ALREADY PARTICIPATED');
  const [known] = await tx
    .select({ id: actionEntries.id, status: actionEntries.status })
    .from(actionEntries)
    .where(and(ofTile(actionEntries, key), eq(actionEntries.emailNormalised, mailboxOf(email))));
  if (known?.status === 'unconfirmed') throw new UnverifiedEmail(known.id);
  throw refusal('ALREADY USED');
}
