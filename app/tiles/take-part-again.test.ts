import { describe, expect, it } from 'vitest';
import { BACK, REDISPLAY_FIELD } from '#app/forms/form-failure.ts';
import { de } from '#app/i18n/de.ts';
import { consentKey } from '#app/visit/consent.server.ts';
import { contentServer, FORMS, type FormName, file, ID, send, sendKept } from '#tests/support/taking-part.ts';
import { sealToken } from './action/draw.server.ts';
import { DRAW_BUTTON_PROPS } from './action/draw-button-props.ts';

const DRAW = { [DRAW_BUTTON_PROPS.name]: DRAW_BUTTON_PROPS.value };
/** The button that submits the form only to change language or view. */
const REDISPLAY = { [REDISPLAY_FIELD]: '1' };

describe('a form submitted only to change language or view', () => {
  const half = {
    'competition-1': { firstname: 'Ada', email: 'kein@', agb: 'on' },
    'action-1': { firstname: 'Ada', email: 'kein@', cb1: 'on' },
    'survey-140': { answer: '2' },
    'shakeword-k7': { answer: 'BA' },
  };

  it.each(Object.entries(half))(
    '%s: shows its input without errors, and sends nothing',
    async (form, typed) => {
      const { status, failure, headers } = await send(form as FormName, {
        ...typed,
        entry_id: '900',
        ...REDISPLAY,
      });
      expect(status).toBe(200);
      expect(failure).toMatchObject({
        isRedisplay: true,
        submissionId: ID,
        result: { initialValue: typed, error: {} },
      });
      expect(headers.get('Cache-Control')).toBe('private, no-cache');
      expect(headers.getSetCookie()).toEqual([]);
      expect(contentServer.calls).toEqual([]);
    },
  );

  it('is not sent even if complete', async () => {
    const { values } = FORMS['action-1'];
    expect((await send('action-1', { ...values, ...REDISPLAY })).failure?.result.initialValue).toMatchObject(
      values,
    );
    expect(contentServer.calls).toEqual([]);
  });

  it.each(Object.entries(FORMS))('%s is not sent by Back, even if complete', async (form, { values }) => {
    const { status, failure } = await send(form as FormName, { ...values, [REDISPLAY_FIELD]: BACK });
    expect([status, failure?.isRedisplay]).toEqual([200, true]);
    expect(contentServer.calls).toEqual([]);
  });

  it.each(['competition-1', 'action-1'] as const)('%s has its errors again after Back', async (form) => {
    const { failure } = await send(form, { ...half[form], [REDISPLAY_FIELD]: BACK });
    expect(Object.keys(failure?.result.error ?? {})).toContain('lastname');
    expect(failure?.isRedisplay).toBeUndefined();
  });

  it.each<Record<string, string>>([{}, { filled: '1' }])('a draw isn’t drawn by Back: %j', async (more) => {
    const { status, failure } = await send('action-2', { ...DRAW, ...more, [REDISPLAY_FIELD]: BACK });
    expect([status, failure?.result.error?.['']]).toEqual([503, [de.actionMaxCallsFailed]]);
    expect(contentServer.calls).toEqual([]);
  });

  it('shows a survey’s answers without consent and after another vote', async () => {
    const cookies = ['lang=de', `mtm_consent=${consentKey(1)}; survey:140=1`];
    for (const cookie of cookies) {
      const sent = await send('survey-140', { answer: '2', entry_id: '900', ...REDISPLAY }, { cookie });
      expect(sent.status).toBe(200);
    }
    expect(contentServer.calls).toEqual([]);
  });

  it('keeps uploaded and newly sent files, and names those it rejects', async () => {
    const first = await send('action-3', REDISPLAY, { files: [file('a')] });
    expect(first.failure?.uploads).toHaveLength(1);
    const [{ receipt = '' } = {}] = first.failure?.uploads ?? [];
    const second = await sendKept([receipt], REDISPLAY, [file('b'), { ...file('c', 'video') }]);
    expect(second.status).toBe(200);
    expect(second.failure?.uploads).toHaveLength(2);
    expect(second.failure?.result.error).toEqual({ upload: [expect.stringContaining('jpg')] });
    expect(contentServer.calls).toEqual([]);
  });

  it('keeps a won draw and its message, and asks for a draw if there was none', async () => {
    const draw = await sealToken('drawn-token', ID, Date.now());
    const won = await send('action-2', { firstname: 'Ada', draw, ...REDISPLAY });
    expect(won.failure?.draw).toMatchObject({ sealed: draw, again: false, won: true });
    const over = await send('action-2', { firstname: 'Ada', filled: '1', ...REDISPLAY });
    expect(over.failure?.draw).toMatchObject({ sealed: null, again: true, won: false });
  });
});

it.each([
  ['yes', {}, de.actionUnverified],
  ['no', { linkSent: false }, de.actionUnverifiedNoLink],
  ['no, as a text', { linkSent: '0' }, de.actionUnverifiedNoLink],
])('an unconfirmed address: the page says whether another link was sent: %s', async (_, said, message) => {
  contentServer.answers.set('action save', { state: 'error', errormessage: 'UNVERIFIED EMAIL', ...said });
  const { status, failure } = await send('action-1', FORMS['action-1'].values);
  expect(status).toBe(422);
  expect(failure?.result.error?.['']?.[0]).toBe(message);
});
