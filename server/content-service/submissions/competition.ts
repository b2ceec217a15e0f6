import { Router } from 'express';
import { competitionForm } from '#app/contract/forms/competition-form.ts';
import { mailboxOf } from '#app/contract/mailbox.ts';
import { type Answer, invalid, refusal, SUCCESS } from '#server/kernel/submission-answers.ts';
import { endpoint, jsonBody } from '../core/endpoint.ts';
import { saveKey, validForm } from '../core/fields.ts';
import { firstAnswer, idempotent } from '../core/idempotency.ts';
import type { SubmissionContext } from '../core/submission-context.ts';
import { findTile } from '../core/tile-lookup.ts';
import { competitionEntries } from '../db/submission-tables.ts';
import { filledIn } from './filled-in.ts';
import { tileOpening } from './tile-opening.ts';

export function competitionRoutes(context: SubmissionContext): Router {
  const router = Router();
  router.post(
    '/save',
    jsonBody(),
    endpoint(context, (request) => saveCompetition(context, request.body)),
  );
  return router;
}

async function saveCompetition({ db, now, settings }: SubmissionContext, raw: unknown): Promise<Answer> {
  const key = saveKey('competition', raw);
  const first = await firstAnswer(db, key);
  if (first) return first;

  const found = await findTile(db, 'competition', key.entryId, key.tileId);
  if (!found) throw invalid('entry_id', 'competition_id');
  const opening = tileOpening(found, now(), settings.TIME_ZONE);
  if (opening === 'notStarted') throw refusal('NOT STARTED');
  if (opening === 'ended') throw refusal('ENDED');
  const form = validForm(competitionForm(found.tile), raw);

  return idempotent(db, key, now(), async (tx) => {
    const saved = await tx
      .insert(competitionEntries)
      .values({
        submissionId: key.submissionId,
        entryId: key.entryId,
        tileId: key.tileId,
        emailNormalised: form.email ? mailboxOf(form.email) : null,
        data: filledIn({ ...form, agbText: found.tile.agbLabel.untrusted }),
        createdAt: now(),
      })
      .onConflictDoNothing()
      .returning({ id: competitionEntries.id });
    if (saved.length === 0) throw refusal('ALREADY PARTICIPATED');
    return SUCCESS;
  });
}
