import { answerOrNull } from '#app/content/submission-request.server.ts';
import { competitionForm } from '#app/contract/forms/competition-form.ts';
import { openingOf } from '#app/contract/opening.ts';
import { ownProperty } from '#app/contract/own-property.ts';
import type { RefusalOf } from '#app/contract/refusals.ts';
import type { CompetitionTile } from '#app/contract/tiles/competition.ts';
import { REDISPLAY_FIELD } from '#app/forms/form-failure.ts';
import { consentWords, freetextWords, personFieldMessages } from '#app/forms/form-words.ts';
import { redirectToOutcome } from '#app/forms/outcome.server.ts';
import {
  constraintOf,
  failed,
  newSubmissionId,
  type ParsedForm,
  parseForm,
} from '#app/forms/parse-form.server.ts';
import { rememberSent, submissionIdToSend } from '#app/forms/sent-before.server.ts';
import type { TextKey } from '#app/i18n/de.ts';
import type { Translate } from '#app/i18n/translate.ts';
import { faultyFields } from '#app/participation/faulty-fields.ts';
import type { FormHandler } from '#app/participation/form-handler.ts';

/** A competition's form fields and their validation messages. */
function competitionFormDefinition(tile: CompetitionTile, t: Translate) {
  return {
    fields: competitionForm(tile),
    words: {
      ...personFieldMessages(t),
      freetext: freetextWords(tile.freetextLabel, t),
      agb: consentWords(t('competitionTerms'), t),
    },
  };
}

/** Messages for the content server's error codes. */
const REFUSALS: Record<RefusalOf<'competition save'> | 'INVALID', TextKey> = {
  'NOT STARTED': 'competitionNotStarted',
  ENDED: 'competitionEnded',
  'ALREADY PARTICIPATED': 'alreadyParticipated',
  INVALID: 'formNotAccepted',
};

function refused(
  parsed: ParsedForm<unknown>,
  answer: { errormessage: string; fields?: string[] },
  t: Translate,
) {
  const fields = faultyFields(answer, parsed.names, t);
  if (fields) return failed(parsed.fail({ fields }));
  const refusal = ownProperty(REFUSALS, answer.errormessage);
  if (refusal) return failed(parsed.fail({ message: t(refusal) }));
  return failed(parsed.fail({ message: t('competitionFailed') }), 503);
}

export const competitionHandler: FormHandler<'competition'> = {
  async load(tile, { page, t, outcome }) {
    return {
      type: 'competition',
      opening: openingOf(tile, page.now, page.timeZone),
      constraint: constraintOf(competitionFormDefinition(tile, t)),
      submissionId: newSubmissionId(),
      outcome,
    };
  },

  async send(tile, { visit, t, client, entry, formId, received }) {
    const parsed = parseForm(received.texts, { formId, definition: competitionFormDefinition(tile, t) });
    if (received.texts.has(REDISPLAY_FIELD)) return failed(parsed.redisplay(), 200);
    if (!parsed.value) return failed(parsed.failure);
    const values = parsed.value;
    const submissionId = await submissionIdToSend(visit, parsed.submissionId, values);
    const answer = await answerOrNull(
      client.saveCompetition(
        { submission_id: submissionId, competition_id: tile.id, entry_id: entry.id, ...values },
        parsed.names,
      ),
    );
    if (answer?.state === 'error') return refused(parsed, answer, t);
    const headers = rememberSent(visit, submissionId, values);
    if (answer === null) return failed(parsed.fail({ message: t('competitionFailed') }), 503, headers);
    return redirectToOutcome({ visit, entry, formId }, { kind: 'success', submissionId }, headers);
  },
};
