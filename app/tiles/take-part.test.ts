import { describe, expect, it } from 'vitest';
import { de } from '#app/i18n/de.ts';
import { desk, FAULTS, FORMS, type FormName, ID, send } from '#tests/support/taking-part.ts';
import { sealToken } from './action/draw.server.ts';

const matrix = Object.entries(FORMS).flatMap(([form, { call, values }]) =>
  FAULTS.map((fault) => ({ form: form as FormName, call, values, fault })),
);

describe('a form whose answer gets lost', () => {
  it.each(matrix)('$form, $fault: says so, keeps all, and counts once after trying again', async (row) => {
    desk.faults.set(row.call, row.fault);
    const first = await send(row.form, row.values);
    expect(first.status).toBe(503);
    expect(first.failure?.message).toBeTruthy();
    expect(first.failure?.result.initialValue ?? {}).toMatchObject(row.values);
    desk.faults.clear();
    const again = await send(row.form, { ...row.values, submission_id: first.failure?.submissionId ?? '' });
    expect(again.status).toBe(303);
    expect(desk.accepted.size).toBe(1);
  });

  it.each(Object.entries(FORMS))('%s: twice at once is one submission', async (form, { values }) => {
    const both = await Promise.all([send(form as FormName, values), send(form as FormName, values)]);
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    expect(desk.accepted.size).toBe(1);
  });
});

describe('what is sent', () => {
  it('keeps the contract for a competition', async () => {
    await send('competition-1', { ...FORMS['competition-1'].values, phone: '', extra: 'x' });
    expect(desk.calls[0]?.body).toEqual({
      submission_id: ID,
      competition_id: '1',
      entry_id: '900',
      firstname: 'Ada',
      lastname: 'Lovelace',
      email: 'ada@example.org',
      freetext: 'Der Sturm',
      agb: true,
    });
  });

  it('tells the rider’s address, for limits, and nothing in addresses', async () => {
    await send('action-1', FORMS['action-1'].values);
    expect(desk.calls[0]?.headers.get('X-Forwarded-For')).toBe('203.0.113.7');
  });

  it('sends a vote’s text alone, under an id that the browser’s consent decides', async () => {
    const voted = await send('survey-140', {
      answer: '2',
      entry_id: '900',
      submission_id: crypto.randomUUID(),
    });
    await send('survey-140', { answer: '3', entry_id: '900', submission_id: crypto.randomUUID() });
    expect(desk.calls[0]?.body).toMatchObject({
      answer1: null,
      answer2: ' Forelle ',
      answer3: null,
      answer4: null,
    });
    expect(desk.accepted.size).toBe(1);
    expect(voted.headers?.get('Set-Cookie')).toMatch(/^survey:140=1; .*Expires=.*HttpOnly/);
  });
});

describe('an action’s answer', () => {
  const error = (errormessage: string, fields?: string[]) => ({
    state: 'error',
    errormessage,
    ...(fields ? { fields } : {}),
  });

  it.each([
    [{ state: 'success' }, 'success'],
    [{ state: 'optin' }, 'optin'],
    [{ state: 'autorespond', variant: 'plain', text: 'Danke' }, 'plain'],
    [{ state: 'autorespond', variant: 'free', text: 'Danke', code: null }, 'free'],
    [{ state: 'autorespond', variant: 'qrcode', text: 'Da', code: 'K-1' }, 'qrcode'],
    [error('MAX REACHED'), 'maxReached'],
    [error('UNVERIFIED EMAIL'), 'unverified'],
  ])('%j leads to a page of its own: %s', async (answer, kind) => {
    desk.answers.set('action save', answer);
    const { status, outcome, address } = await send('action-1', FORMS['action-1'].values);
    expect(status).toBe(303);
    expect(outcome?.kind).toBe(kind);
    expect(address?.search).not.toMatch(/lovelace|ada@|K-1|sent=/i);
  });

  it.each([
    ['the popup’s own words', 'Danke!\nBis bald.', undefined],
    ['other words', 'Danke dir!', 'Danke dir!'],
    ['words without end', 'x'.repeat(2500), `${'x'.repeat(2000)} …`],
  ])('says %s once, and shows where it was cut', async (_what, text, told) => {
    desk.answers.set('action save', { state: 'autorespond', variant: 'free', text });
    const { outcome } = await send('action-5', FORMS['action-1'].values);
    expect(outcome?.text).toBe(told);
  });

  it.each([
    ['FAILED', 503, de.actionFailed],
    ['SOMETHING NEW', 503, de.actionFailed],
    ['ALREADY USED', 422, de.actionAlreadyUsed],
    ['ALREADY PARTICIPATED', 422, de.alreadyParticipated],
    ['NOT STARTED', 422, de.actionNotStarted],
    ['ENDED', 422, de.actionEnded],
    ['NO TOKEN', 422, de.actionTimeExpired],
  ])('%s shows the form again with all that was typed', async (errormessage, status, message) => {
    desk.answers.set('action save', error(errormessage));
    const { failure, ...sent } = await send('action-1', FORMS['action-1'].values);
    expect(sent.status).toBe(status);
    expect(failure?.message).toBe(message);
    expect(failure?.result.initialValue).toMatchObject({ firstname: 'Ada' });
  });

  it('names the fields that the content server won’t take', async () => {
    desk.answers.set('action save', error('INVALID', ['email', 'nonsense']));
    const { status, failure } = await send('action-1', FORMS['action-1'].values);
    expect(status).toBe(422);
    expect(failure?.result.error).toEqual({ email: [de.formInvalid] });
  });
});

describe('the draw', () => {
  it('draws once for its form, takes a second, and its token travels sealed', async () => {
    const started = performance.now();
    const { outcome, address } = await send('action-2', { intent: 'draw' });
    expect(performance.now() - started).toBeGreaterThanOrEqual(999);
    expect(outcome).toMatchObject({ kind: 'won', token: 'drawn-token', submissionId: ID });
    expect(String(address)).not.toContain('drawn-token');
    expect(desk.calls[0]?.headers.get('Idempotency-Key')).toBe(ID);
  });

  it.each([
    ['NO TOKEN', 'lost'],
    ['CLOSED', 'closed'],
  ])('%s is told as %s', async (errormessage, kind) => {
    desk.answers.set('action token', { state: 'error', errormessage });
    expect((await send('action-2', { intent: 'draw' })).outcome?.kind).toBe(kind);
  });

  it('that fails says so and can be tried again', async () => {
    desk.faults.set('action token', 'no JSON');
    const { status, failure } = await send('action-2', { intent: 'draw' });
    expect(status).toBe(503);
    expect(failure?.message).toBe(de.actionMaxCallsFailed);
    expect(failure?.submissionId).toBe(ID);
  });

  it('is not skipped: a form without a token asks to draw, all typed kept', async () => {
    desk.answers.set('action save', { state: 'error', errormessage: 'NO TOKEN' });
    const { status, failure } = await send('action-2', FORMS['action-1'].values);
    expect(status).toBe(422);
    expect(failure?.draw).toEqual({ sealed: null, again: true });
    expect(failure?.submissionId).not.toBe(ID);
    expect(desk.accepted.size).toBe(0);
  });

  it('whose token ran out after its answer was lost is one participation', async () => {
    desk.faults.set('action save', 'dropped after the work');
    const { outcome } = await send('action-2', { intent: 'draw' });
    const draw = await sealToken(String(outcome?.token), ID);
    const first = await send('action-2', { ...FORMS['action-1'].values, draw });
    expect(first.status).toBe(503);
    desk.faults.clear();
    const again = await send('action-2', { ...FORMS['action-1'].values, draw: 'past its time' });
    expect(again.status).toBe(303);
    expect([...desk.accepted.keys()]).toEqual([ID]);
  });

  it('won over a form that is filled in already brings that form back, ready to send', async () => {
    const { status, failure } = await send('action-2', {
      ...FORMS['action-1'].values,
      intent: 'draw',
      filled: '1',
    });
    expect(status).toBe(200);
    expect(failure?.calm).toBe(true);
    expect(failure?.result.initialValue).toMatchObject({ firstname: 'Ada' });
    const sent = await send('action-2', { ...FORMS['action-1'].values, draw: failure?.draw?.sealed ?? '' });
    expect(sent.status).toBe(303);
    expect(desk.calls.at(-1)?.body.token).toBe('drawn-token');
  });
});

describe('the puzzle', () => {
  it.each(['bahn', 'BAHN', ' B a h n '])('takes %j for BAHN', async (answer) => {
    expect((await send('shakeword-k7', { answer })).outcome?.kind).toBe('correct');
  });

  it.each([
    ['NABH', 'Noch nicht.'],
    ['', de.shakewordEmpty],
  ])('does not take %j', async (answer, message) => {
    const { status, failure } = await send('shakeword-k7', { answer });
    expect(status).toBe(422);
    expect(failure?.result.error?.answer).toEqual([message]);
  });
});

describe('a vote', () => {
  it('after the end is told in a dialog', async () => {
    desk.answers.set('survey save', { state: 'error', errormessage: 'ENDED ALREADY' });
    const { outcome } = await send('survey-140', { answer: '1', entry_id: '900' });
    expect(outcome?.kind).toBe('tooLate');
  });

  it.each([
    ['no answer', {}],
    ['an empty answer', { answer: '4' }],
    ['an answer that does not exist', { answer: '5' }],
  ])('with %s asks for one', async (_what, values) => {
    const { failure } = await send('survey-140', values);
    expect(failure?.result.error?.answer).toEqual([de.surveyChoose]);
    expect(desk.calls).toEqual([]);
  });
});

it('a form that is on no page is 404', async () => {
  await expect(send('action-9' as FormName, {})).rejects.toMatchObject({ status: 404 });
});
