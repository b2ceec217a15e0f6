import { line } from '#app/contract/forms/form-fields.ts';
import { REDISPLAY_FIELD } from '#app/forms/form-failure.ts';
import { redirectToOutcome } from '#app/forms/outcome.server.ts';
import { failed, newSubmissionId, parseForm } from '#app/forms/parse-form.server.ts';
import type { FormHandler } from '#app/participation/form-handler.ts';
import { lettersOf, slotsFor } from './puzzle-state.ts';

const MAX_CHARACTERS = 100;

/** Answers are checked on the server only; the solution is never sent. */
export const shakewordHandler: FormHandler<'shakeword'> = {
  async load({ shaked, solved }, { outcome }) {
    const slots = slotsFor(shaked, solved);
    return { type: 'shakeword', slots, submissionId: newSubmissionId(), outcome };
  },

  async send(tile, { visit, t, entry, formId, received }) {
    const wrong = tile.messageWrong.trim() || t('shakewordWrong');
    const definition = {
      fields: { answer: line('mandatory', MAX_CHARACTERS) },
      words: { answer: { missing: t('shakewordEmpty'), wrong } },
    };
    const parsed = parseForm(received.texts, { formId, definition });
    if (received.texts.has(REDISPLAY_FIELD)) return failed(parsed.redisplay(), 200);
    if (!parsed.value) return failed({ ...parsed.failure, notInSummary: true });
    const { answer = '' } = parsed.value;
    if (lettersOf(answer).join('') !== lettersOf(tile.solved).join(''))
      return failed({ ...parsed.fail({ fields: { answer: [wrong] } }), notInSummary: true });
    const text = answer.toLocaleUpperCase('de');
    const { submissionId } = parsed;
    return redirectToOutcome({ visit, entry, formId }, { kind: 'correct', submissionId, text });
  },
};
