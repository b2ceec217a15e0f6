import { expiresBy } from '#app/config/hosted-app.ts';
import { answerOrNull, RequestFailed } from '#app/content/submission-request.server.ts';
import { choice } from '#app/contract/forms/form-fields.ts';
import { openingOf } from '#app/contract/opening.ts';
import type { SurveyTile } from '#app/contract/tiles/survey.ts';
import { addDays, instantOf, localDay } from '#app/contract/time.ts';
import { derivedId } from '#app/forms/derived-id.server.ts';
import { type FormFailure, REDISPLAY_FIELD } from '#app/forms/form-failure.ts';
import { redirectToOutcome } from '#app/forms/outcome.server.ts';
import { constraintOf, failed, parseForm } from '#app/forms/parse-form.server.ts';
import { rememberSent, submissionIdToSend } from '#app/forms/sent-before.server.ts';
import type { Translate } from '#app/i18n/translate.ts';
import { EXPIRES_AFTER_MS } from '#app/outbox/waiting-form.ts';
import type { FormHandler } from '#app/participation/form-handler.ts';
import { consentKeyIn, cookieDeletions } from '#app/visit/consent.server.ts';
import { CONSENT_COOKIE } from '#app/visit/consent.ts';
import { httpOnlyCookie } from '#app/visit/cookies.server.ts';
import { isSecure, type Visit } from '#app/visit/visit.ts';
import { type AnswerNumber, answersOf, DAY_FIELD } from './survey-results.ts';

/** `results={survey id}` in the address shows the results instead of the question. */
const RESULTS_PARAM = 'results';
const LIVE_RESULTS_MS = 2000;
const NO_VOTES = { answer1: 0, answer2: 0, answer3: 0, answer4: 0 };
const DAY_MS = 24 * 60 * 60_000;

function surveyCookie(id: string): string {
  return `survey:${id}`;
}

function surveyIsOver(tile: SurveyTile, now: number, timeZone: string): boolean {
  return openingOf({ startDate: '', endDate: tile.endDate }, now, timeZone) === 'ended';
}

function hasVoted({ cookies }: Visit, tile: SurveyTile): boolean {
  return cookies[surveyCookie(tile.id)] !== undefined;
}

function voteFormDefinition(tile: SurveyTile, t: Translate) {
  const message = t('surveyChoose');
  return {
    fields: { answer: choice(answersOf(tile).map(({ number }) => String(number))) },
    words: { answer: { label: t('surveyAnswer'), missing: message, wrong: message } },
  };
}

/** The day on which the form was shown, so that one sent again after midnight is still the same vote. */
function dayOfForm(named: unknown, timeZone: string): string {
  const today = localDay(Date.now(), timeZone);
  const days = Array.from({ length: EXPIRES_AFTER_MS / DAY_MS + 1 }, (_, before) => addDays(today, -before));
  return days.find((day) => day === named) ?? today;
}

/** A day after the vote: 24 h, or the end of its local day, which has 25 h when summer time ends. */
function dayAfter(at: number, timeZone: string): number {
  const midnight = instantOf(addDays(localDay(at, timeZone), 1), timeZone);
  return Math.max(at + DAY_MS, midnight ?? 0);
}

/** Expires when the survey ends, or after a day. */
function votedCookie(tile: SurveyTile, timeZone: string, secure: boolean): string {
  const end = instantOf(tile.endDate, timeZone, 'end');
  const expires = new Date(end ?? dayAfter(Date.now(), timeZone));
  return httpOnlyCookie(secure, { name: surveyCookie(tile.id), value: '1', expires });
}

export const surveyHandler: FormHandler<'survey'> = {
  async load(tile, { visit, page, t, client, entry, outcome: given, cacheHints }) {
    const ended = surveyIsOver(tile, page.now, page.timeZone);
    const end = instantOf(tile.endDate, page.timeZone, 'end');
    cacheHints?.reads.add(surveyCookie(tile.id));
    if (end !== null && !ended) expiresBy(cacheHints, end + 1);
    // Without an end a browser votes once a day: after a day, like the cookie, the result counts no longer.
    const outcome =
      given && (tile.endDate !== '' || Date.now() < dayAfter(given.at, page.timeZone)) ? given : null;
    const voted = hasVoted(visit, tile) || outcome?.kind === 'voted' || outcome?.kind === 'votedBefore';
    const tooLate = outcome?.kind === 'tooLate';
    const requested = visit.params.getAll(RESULTS_PARAM).includes(tile.id);
    const show = ended || voted || tooLate || requested ? 'results' : 'vote';
    const counted = show === 'results' ? await answerOrNull(client.surveyCounts(entry.id, tile.id)) : null;
    // The counts of a draft aren't answered.
    const counts = counted ?? (show === 'results' && page.preview !== null ? NO_VOTES : null);
    // Cached briefly, so that a voter sees the own vote in them soon, and a failure isn't shown for long.
    if (show === 'results' && (!ended || counts === null)) expiresBy(cacheHints, page.now + LIVE_RESULTS_MS);
    return {
      type: 'survey',
      ended,
      show,
      counts,
      outcome,
      constraint: constraintOf(voteFormDefinition(tile, t)),
    };
  },

  async send(tile, { visit, page, t, client, browser, entry, formId, received }) {
    const parsed = parseForm(received.texts, { formId, definition: voteFormDefinition(tile, t) });
    const day = tile.endDate === '' ? dayOfForm(received.texts.get(DAY_FIELD), page.timeZone) : '';
    const refused = (
      failure: FormFailure,
      ...rest: [status?: 200 | 422 | 503, headers?: Record<string, string>]
    ) => failed({ ...failure, day }, ...rest);
    if (received.texts.has(REDISPLAY_FIELD)) return refused(parsed.redisplay(), 200);
    if (consentKeyIn(visit.cookies) === null) {
      // Deletes a consent cookie that this server didn't sign, so that the next page asks again.
      const [forget = ''] = cookieDeletions(visit, (name) => name === CONSENT_COOKIE);
      return refused(parsed.fail({ message: t('surveyNeedsConsent') }), 422, { 'Set-Cookie': forget });
    }
    if (!parsed.value) return refused(parsed.failure);
    const chosen = parsed.value.answer;
    // Answers are sent unchanged, because the content server compares them literally.
    const answerFor = (number: AnswerNumber) => (chosen === String(number) ? tile[`answer${number}`] : null);
    // Idempotency key: one vote per browser, even if the survey's cookie is lost; without an end one a day, as the
    // cookie.
    const submissionId = derivedId(browser.id, tile.id, ...(day === '' ? [] : [day]));
    const form = { visit, entry, formId };
    // A second vote under the same id would be acknowledged but not counted.
    if (hasVoted(visit, tile)) return redirectToOutcome(form, { kind: 'votedBefore', submissionId });
    // Nor would a vote with another answer after a lost response: it is sent, but the page doesn't mark its answer as
    // the rider's.
    const data = { submissionId, chosen };
    const isChanged = (await submissionIdToSend(visit, submissionId, data)) !== submissionId;
    const vote = {
      survey_id: tile.id,
      entry_id: entry.id,
      answer1: answerFor(1),
      answer2: answerFor(2),
      answer3: answerFor(3),
      answer4: answerFor(4),
      submission_id: submissionId,
    };
    let mayBeCounted = true;
    const answer = await client.saveSurvey(vote).catch((error: unknown) => {
      if (!(error instanceof RequestFailed)) throw error;
      mayBeCounted = error.mayBeDone;
      return null;
    });
    // rememberSent's cookie isn't set: the survey's own says enough. Not in previews, whose votes have the id that the
    // editor's real vote will have.
    if (answer) mayBeCounted = answer.state === 'success';
    if (mayBeCounted && !isChanged && page.preview === null) rememberSent(visit, submissionId, data);
    if (answer?.state === 'success') {
      return redirectToOutcome(
        form,
        { submissionId, ...(isChanged ? { kind: 'votedBefore' } : { kind: 'voted', text: chosen }) },
        { 'Set-Cookie': votedCookie(tile, page.timeZone, isSecure(visit)) },
      );
    }
    if (answer?.state === 'error' && answer.errormessage === 'ENDED ALREADY') {
      return redirectToOutcome(form, { kind: 'tooLate', submissionId });
    }
    if (answer?.errormessage === 'INVALID') return refused(parsed.fail({ message: t('formNotAccepted') }));
    return refused(parsed.fail({ message: t('surveyFailed') }), 503);
  },
};
