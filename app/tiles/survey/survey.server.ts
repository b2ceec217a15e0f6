import { createHash } from 'node:crypto';
import { stringifySetCookie } from 'cookie';
import { z } from 'zod';
import { openingOf } from '#app/content/availability.ts';
import { answerOrNull } from '#app/content/submission-client.server.ts';
import { redirectToOutcome } from '#app/forms/outcome.server.ts';
import { constraintOf, failed, parseForm } from '#app/forms/parse-form.server.ts';
import type { Translate } from '#app/i18n/translate.ts';
import { CONSENT_COOKIE } from '#app/lib/consent.ts';
import { cookiesOf } from '#app/lib/cookies.server.ts';
import { instantOf } from '#app/lib/time.ts';
import type { PartHandler } from '../part-handler.ts';
import type { SurveyTile } from './survey.schema.ts';
import { type AnswerNumber, answersOf } from './survey-results.ts';

/** `results={survey id}` in the address shows the results instead of the question. */
const RESULTS_PARAM = 'results';
const DAY_MS = 24 * 60 * 60_000;

export function surveyCookie(id: string): string {
  return `survey:${id}`;
}

export function surveyIsOver(tile: SurveyTile, now: number, timeZone: string): boolean {
  return openingOf({ startDate: '', endDate: tile.endDate }, now, timeZone) === 'ended';
}

function surveySchema(tile: SurveyTile, t: Translate) {
  const numbers = answersOf(tile).map(({ number }) => String(number));
  const message = t('surveyChoose');
  return z.object({
    answer: z.string({ error: message }).refine((chosen) => numbers.includes(chosen), message),
  });
}

/**
 * One vote per browser and survey: the id comes from the random key that the browser keeps since its consent, so that
 * the same browser's second vote is the same submission, whatever became of the survey's own cookie.
 */
export function voteId(consentKey: string, surveyId: string): string {
  const hash = createHash('sha256').update(`${consentKey}\n${surveyId}`).digest();
  // Version 8 of UUIDs: one's own making.
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x80, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = hash.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}

/** Kept until the survey ends, or for a day. */
function votedCookie(tile: SurveyTile, timeZone: string, secure: boolean): string {
  const end = instantOf(tile.endDate, timeZone, 'end');
  return stringifySetCookie({
    name: surveyCookie(tile.id),
    value: '1',
    expires: new Date(end ?? Date.now() + DAY_MS),
    path: '/',
    sameSite: 'lax',
    httpOnly: true,
    secure,
  });
}

export const surveyHandler: PartHandler<'survey'> = {
  async load(tile, { request, page, t, client, entry, outcome }) {
    const ended = surveyIsOver(tile, page.now, page.timeZone);
    const voted = cookiesOf(request)[surveyCookie(tile.id)] !== undefined || outcome?.kind === 'voted';
    const requested = new URL(request.url).searchParams.getAll(RESULTS_PARAM).includes(tile.id);
    const show = ended || voted || requested ? 'results' : 'vote';
    return {
      type: 'survey',
      ended,
      show,
      counts: show === 'results' ? await answerOrNull(client.surveyCounts(entry.id, tile.id)) : null,
      outcome,
      constraint: constraintOf(surveySchema(tile, t)),
    };
  },

  async send(tile, { request, page, t, client, entry, form, received }) {
    const parsed = parseForm(received.texts, { form, schema: surveySchema(tile, t) });
    const consentKey = cookiesOf(request)[CONSENT_COOKIE];
    if (!consentKey) return failed(parsed.fail({ message: t('surveyNeedsConsent') }));
    if (!parsed.value) return failed(parsed.failure);
    const chosen = parsed.value.answer;
    // The editor's words as they are, blanks and all: the content server compares them.
    const answerFor = (number: AnswerNumber) => (chosen === String(number) ? tile[`answer${number}`] : null);
    const submissionId = voteId(consentKey, tile.id);
    const answer = await answerOrNull(
      client.saveSurvey({
        survey_id: tile.id,
        entry_id: entry.id,
        answer1: answerFor(1),
        answer2: answerFor(2),
        answer3: answerFor(3),
        answer4: answerFor(4),
        submission_id: submissionId,
      }),
    );
    const outcome = { entryId: entry.id, form, submissionId, at: Date.now() };
    if (answer?.state === 'success') {
      const secure = new URL(request.url).protocol === 'https:';
      return redirectToOutcome(
        request,
        { ...outcome, kind: 'voted' },
        { 'Set-Cookie': votedCookie(tile, page.timeZone, secure) },
      );
    }
    if (answer?.state === 'error' && answer.errormessage === 'ENDED ALREADY') {
      return redirectToOutcome(request, { ...outcome, kind: 'tooLate' });
    }
    return failed(parsed.fail({ message: t('surveyFailed') }), 503);
  },
};
