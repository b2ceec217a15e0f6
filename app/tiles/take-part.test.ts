import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { addDays, localDay } from '#app/contract/time.ts';
import { de } from '#app/i18n/de.ts';
import { consentKey } from '#app/visit/consent.server.ts';
import { CONTENT_API } from '#mocks/content-server.ts';
import { desk, FAULTS, FORMS, type FormName, file, ID, send, server } from '#tests/support/taking-part.ts';
import { sealToken } from './action/draw.server.ts';

/** Mocks the draw's pause of a second, and records it. */
const waited = vi.hoisted((): number[] => []);
vi.mock('node:timers/promises', async (importOriginal) => {
  const timers = await importOriginal<typeof import('node:timers/promises')>();
  const setTimeout: typeof timers.setTimeout = (ms, ...rest) => {
    waited.push(ms ?? 0);
    return timers.setTimeout(ms === 1000 ? 0 : ms, ...rest);
  };
  return { ...timers, setTimeout };
});

const matrix = Object.entries(FORMS).flatMap(([form, { call, values }]) =>
  FAULTS.map((fault) => ({ form: form as FormName, call, values, fault })),
);

/** The rider's values, without the page's hidden entry id. */
const typedOf = ({ entry_id: _hidden, ...typed }: Record<string, string>) => typed;

describe('a form whose response gets lost', () => {
  it.each(matrix)(
    '$form, $fault: shows an error, keeps the input, and counts once after a retry',
    async (row) => {
      desk.faults.set(row.call, row.fault);
      const first = await send(row.form, row.values);
      expect(first.status).toBe(503);
      expect(first.failure?.result.error?.['']?.[0]).toBeTruthy();
      expect(first.failure?.result.initialValue ?? {}).toMatchObject(typedOf(row.values));
      desk.faults.clear();
      const again = await send(row.form, { ...row.values, submission_id: first.failure?.submissionId ?? '' });
      expect(again.status).toBe(303);
      expect(desk.accepted.size).toBe(1);
    },
  );

  it.each(Object.entries(FORMS))('%s: sent twice at once is one submission', async (form, { values }) => {
    const both = await Promise.all([send(form as FormName, values), send(form as FormName, values)]);
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    expect(desk.accepted.size).toBe(1);
  });
});

describe('an accepted form, restored by the Back button', () => {
  const forms = (['competition-1', 'action-1'] as const).map((form) => ({ form, ...FORMS[form] }));

  it.each(forms)('$form: the same data again is the same submission', async ({ form, values }) => {
    await send(form, values);
    expect((await send(form, values)).status).toBe(303);
    expect([...desk.accepted.keys()]).toEqual([ID]);
  });

  it.each(forms)('$form: other data is one new submission, however often it is sent', async (row) => {
    await send(row.form, row.values);
    for (const _try of [1, 2]) {
      expect((await send(row.form, { ...row.values, firstname: 'Grace' })).status).toBe(303);
    }
    expect([...desk.accepted.values()].map(({ body }) => body.firstname)).toEqual(['Ada', 'Grace']);
    await send(row.form, row.values);
    expect(desk.accepted.size).toBe(2);
  });

  it.each(forms)(
    '$form: other data after a lost response is a new submission',
    async ({ form, call, values }) => {
      desk.faults.set(call, 'dropped after the work');
      await send(form, values);
      desk.faults.clear();
      await send(form, { ...values, firstname: 'Grace' });
      expect([...desk.accepted.values()].map(({ body }) => body.firstname)).toEqual(['Ada', 'Grace']);
    },
  );

  it.each(forms)('$form: a rejected form keeps its submission id when corrected', async (row) => {
    desk.answers.set(row.call, { state: 'error', errormessage: 'ALREADY PARTICIPATED' });
    await send(row.form, row.values);
    desk.answers.clear();
    await send(row.form, { ...row.values, firstname: 'Grace' });
    expect([...desk.accepted.keys()]).toEqual([ID]);
  });

  it('other files make another submission', async () => {
    await send('action-3', FORMS['action-1'].values, { files: [file('a')] });
    await send('action-3', FORMS['action-1'].values, { files: [file('b')] });
    expect([...desk.files.values()].map((files) => [...files.values()].map(({ name }) => name))).toEqual([
      ['a.jpg'],
      ['b.jpg'],
    ]);
    expect(desk.accepted.size).toBe(2);
  });

  it('a second vote is not sent, and the page says so', async () => {
    const cookie = `mtm_consent=${consentKey(1)}; survey:140=1`;
    const { outcome } = await send('survey-140', { answer: '3', entry_id: '900' }, { cookie });
    expect(outcome?.kind).toBe('votedBefore');
    expect(desk.calls).toEqual([]);
  });
});

describe('another answer after a lost response is no second vote, and not shown as the rider’s own', () => {
  const browserVoting = () => {
    const cookie = `mtm_consent=${consentKey(1)}`;
    return (answer: string, more: Parameters<typeof send>[2] = {}) =>
      send('survey-140', { answer, entry_id: '900' }, { cookie, ...more });
  };

  it('of the web app', async () => {
    const vote = browserVoting();
    expect((await vote('1')).outcome).toMatchObject({ kind: 'voted', text: '1' });
    expect((await vote('1')).outcome).toMatchObject({ kind: 'voted', text: '1' });
    const { outcome, headers } = await vote('2');
    expect(outcome).toMatchObject({ kind: 'votedBefore' });
    expect(headers?.get('Set-Cookie')).toContain('survey:140=1');
    expect((await vote('2')).outcome).toMatchObject({ kind: 'votedBefore' });
    expect(desk.accepted.size).toBe(1);
  });

  it('of the content server', async () => {
    const vote = browserVoting();
    desk.faults.set('survey save', 'dropped after the work');
    expect((await vote('1')).status).toBe(503);
    desk.faults.clear();
    expect((await vote('2')).outcome).toMatchObject({ kind: 'votedBefore' });
    expect(desk.accepted.size).toBe(1);
  });

  it('but one in a preview was none', async () => {
    const vote = browserVoting();
    await vote('1', { url: 'http://tram.test/beitrag/900?sent=1&token=t&date=2026-11-20T12:00' });
    expect((await vote('2')).outcome).toMatchObject({ kind: 'voted', text: '2' });
  });
});

describe('a browser’s id', () => {
  const cookiesOf = (sent: { headers: Headers | null }) => sent.headers?.getSetCookie() ?? [];

  it('is stored in a signed cookie at the first submission, not before', async () => {
    const wrong = await send('competition-1', {}, { cookie: 'lang=de' });
    expect(cookiesOf(wrong)).toEqual([]);
    const sent = await send('competition-1', FORMS['competition-1'].values, { cookie: 'lang=de' });
    const [cookie = ''] = cookiesOf(sent).filter((header) => header.startsWith('browser='));
    expect(cookie).toMatch(
      /^browser=[0-9a-f-]{36}\.[\w-]{22}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const [known = ''] = cookie.split(';');
    expect(cookiesOf(await send('deal-1', {}, { cookie: known }))).not.toContainEqual(
      expect.stringMatching(/^browser=/),
    );
    expect(cookiesOf(await send('deal-1', {}, { cookie: 'browser=made.up' })).join()).toMatch(/browser=/);
  });

  it('allows one vote after renewed consent, and another only after all cookies are deleted', async () => {
    const vote = (cookie: string) => send('survey-140', { answer: '2', entry_id: '900' }, { cookie });
    const consent = () => `mtm_consent=${consentKey(1)}`;
    const cookies = cookiesOf(await vote(consent()));
    const [known = ''] = cookies
      .map((header) => header.split(';')[0] ?? '')
      .filter((c) => c.startsWith('browser='));
    await vote(`${known}; ${consent()}`);
    await vote(consent());
    const ids = desk.calls.map(({ body }) => body.submission_id);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('sends a failed vote again with the day of its form', async () => {
    const day = addDays(localDay(Date.now(), 'Europe/Berlin'), -1);
    desk.faults.set('survey save', 'status 500');
    const { failure } = await send('survey-140', { answer: '2', entry_id: '900', day });
    expect(failure?.day).toBe(day);
  });

  it('allows a vote for each day of its form in a survey without an end, and one in all with an end', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      for (const survey of ['survey-140', 'survey-141'] as const) {
        for (const [time, day] of [
          ['25T12:00', '2026-11-25'],
          ['25T22:59', '2026-11-25'],
          ['25T23:01', '2026-11-25'],
          ['25T23:01', '2026-11-26'],
          ['25T23:01', '2026-11-22'],
        ] as const) {
          vi.setSystemTime(new Date(`2026-11-${time}:00Z`));
          await send(survey, { answer: '2', entry_id: '900', day });
        }
      }
    } finally {
      vi.useRealTimers();
    }
    const ids = desk.calls.map(({ body }) => body.submission_id);
    expect(ids.map((id) => ids.indexOf(id))).toEqual([0, 0, 0, 3, 3, 5, 5, 5, 5, 5]);
  });
});

describe('a form beyond the rate limit', () => {
  it.each(Object.entries(FORMS))(
    '%s: shows when to retry and keeps the input',
    async (form, { call, values }) => {
      const [type = ''] = call.split(' ');
      const later = HttpResponse.json(
        { state: 'error', errormessage: 'TRY LATER' },
        { status: 429, headers: { 'Retry-After': '120' } },
      );
      server.use(http.post(`${CONTENT_API}/${type}/v1/save`, () => later.clone()));
      const { status, failure } = await send(form as FormName, values);
      expect(status).toBe(429);
      const again = form === 'deal-1' ? de.limitedAgain : de.limitedKept;
      expect(failure?.result.error?.['']?.[0]).toBe(
        `${de.limitedServer} ${again.replace('{when}', 'in 2 Minuten')}`,
      );
      expect(failure?.result.initialValue ?? {}).toMatchObject(typedOf(values));
      expect(desk.accepted.size).toBe(0);
    },
  );
});

it('a form says if its network has used up its share of the places', async () => {
  const later = HttpResponse.json(
    { state: 'error', errormessage: 'SHARE TAKEN' },
    { status: 429, headers: { 'Retry-After': new Date(Date.now() + 1_800_000).toUTCString() } },
  );
  server.use(http.get(`${CONTENT_API}/action/v1/token/:entry/:action`, () => later.clone()));
  const { status, failure } = await send('action-2', { intent: 'draw' });
  expect(status).toBe(429);
  expect(failure?.result.error?.['']?.[0]).toBe(
    `${de.limitedShare} ${de.limitedAgain.replace('{when}', 'in 30 Minuten')}`,
  );
});

describe('the request to the content server', () => {
  it('follows the contract for a competition', async () => {
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

  it('has the rider’s IP address for rate limits, and no data in the URL', async () => {
    await send('action-1', FORMS['action-1'].values);
    expect(desk.calls[0]?.headers.get('X-Forwarded-For')).toBe('203.0.113.7');
    expect(desk.calls.map(({ url }) => new URL(url).search)).toEqual(['']);
  });

  it('has only a vote’s text, under an id derived from the browser’s consent', async () => {
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

describe('the response to an action', () => {
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
    [{ state: 'autorespond', variant: 'qrcode', text: 'Da', code: 'KACHEL-0001' }, 'qrcode'],
    [error('MAX REACHED'), 'maxReached'],
  ])('%j redirects to the result: %s', async (answer, kind) => {
    desk.answers.set('action save', answer);
    const { status, outcome, address } = await send('action-1', FORMS['action-1'].values);
    expect(status).toBe(303);
    expect(outcome?.kind).toBe(kind);
    expect(address?.search).not.toMatch(/lovelace|ada@|KACHEL-0001|sent=/i);
  });

  it.each([
    ['the tile’s popup text', 'Danke!\nBis bald.', undefined],
    ['another text', 'Danke dir!', 'Danke dir!'],
    ['a too long text', 'x'.repeat(2500), `${'x'.repeat(2000)} …`],
    ['one whose letters take three bytes each', '文'.repeat(2500), `${'文'.repeat(1300)} …`],
  ])('shows %s once, with an ellipsis if truncated', async (_what, text, told) => {
    desk.answers.set('action save', { state: 'autorespond', variant: 'free', text });
    const { outcome } = await send('action-5', FORMS['action-1'].values);
    expect(outcome?.text).toBe(told);
  });

  it.each([
    ['FAILED', 503, de.actionFailed],
    ['SOMETHING NEW', 503, de.actionFailed],
    ['INVALID', 422, de.formNotAccepted],
    ['ALREADY USED', 422, de.actionAlreadyUsed],
    ['ALREADY PARTICIPATED', 422, de.alreadyParticipated],
    ['UNVERIFIED EMAIL', 422, de.actionUnverified],
    ['NOT STARTED', 422, de.actionNotStarted],
    ['ENDED', 422, de.actionEnded],
    ['NO TOKEN', 422, de.actionTimeOver],
  ])('%s shows the form again with its input', async (errormessage, status, message) => {
    desk.answers.set('action save', error(errormessage));
    const { failure, ...sent } = await send('action-1', FORMS['action-1'].values);
    expect(sent.status).toBe(status);
    expect(failure?.result.error?.['']?.[0]).toBe(message);
    expect(failure?.result.initialValue).toMatchObject({ firstname: 'Ada' });
  });

  it('shows errors at the fields that the content server rejects', async () => {
    desk.answers.set('action save', error('INVALID', ['email', 'nonsense']));
    const { status, failure } = await send('action-1', FORMS['action-1'].values);
    expect(status).toBe(422);
    expect(failure?.result.error).toEqual({ email: [de.formInvalid] });
  });
});

describe('the draw', () => {
  it('runs once per form, takes a second, and encrypts its token', async () => {
    waited.length = 0;
    const { outcome, address } = await send('action-2', { intent: 'draw' });
    expect(waited).toEqual([1000]);
    expect(outcome).toMatchObject({ kind: 'won', token: 'drawn-token', submissionId: ID });
    expect(String(address)).not.toContain('drawn-token');
  });

  const keys = () =>
    desk.calls.flatMap(({ call, headers }) =>
      call === 'action token' ? [headers.get('Idempotency-Key')] : [],
    );
  const cookieOf = (sent: { headers: Headers | null }) =>
    (sent.headers?.getSetCookie() ?? []).map((cookie) => cookie.split(';')[0]).join('; ');
  const anew = { submission_id: '3f1c1f5e-6a55-4d0a-9a3e-000000000009', intent: 'draw' };

  it('is one per browser, action and day, whichever form requests it', async () => {
    const cookie = cookieOf(await send('action-2', { intent: 'draw' }));
    await send('action-2', { intent: 'draw' });
    await send('action-2', anew, { cookie });
    await send('action-2', anew, { cookie: `${cookie}x` });
    await send('action-4' as FormName, anew, { cookie });
    const [first, , , otherBrowser, otherAction] = keys();
    expect(keys().slice(0, 3)).toEqual([first, first, first]);
    expect(new Set([first, otherBrowser, otherAction]).size).toBe(3);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is a new one on another day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T22:59:00Z') });
    const cookie = cookieOf(await send('action-2', { intent: 'draw' }));
    vi.setSystemTime(Date.parse('2026-11-20T23:01:00Z'));
    await send('action-2', anew, { cookie });
    vi.useRealTimers();
    expect(new Set(keys()).size).toBe(2);
  });

  it('that was won keeps its time and submission id when repeated', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T12:00:00Z') });
    const first = await send('action-2', { intent: 'draw' });
    vi.setSystemTime(Date.parse('2026-11-20T12:10:00Z'));
    const again = await send('action-2', anew, { cookie: cookieOf(first) });
    desk.answers.set('action token', { state: 'success', token: 'renewed' });
    const renewed = await send('action-2', anew, { cookie: cookieOf(first) });
    vi.useRealTimers();
    expect({ ...again.outcome, sealed: '' }).toEqual({ ...first.outcome, sealed: '' });
    expect(renewed.outcome).toMatchObject({ token: 'renewed', at: Date.parse('2026-11-20T12:10:00Z') });
  });

  it('that was won and used says so', async () => {
    const first = await send('action-2', { intent: 'draw' });
    const draw = await sealToken('drawn-token', ID, Date.now());
    await send('action-2', { ...FORMS['action-1'].values, draw });
    const again = await send('action-2', anew, { cookie: cookieOf(first) });
    expect(again.outcome?.kind).toBe('used');
  });

  it('that was won and used says so after another action’s draw was won, too', async () => {
    const first = await send('action-2', { intent: 'draw' });
    const draw = await sealToken('drawn-token', ID, Date.now());
    await send('action-2', { ...FORMS['action-1'].values, draw });
    const other = await send('action-4' as FormName, anew, { cookie: cookieOf(first) });
    const again = await send('action-2', anew, { cookie: `${cookieOf(other)}; ${cookieOf(first)}` });
    expect(again.outcome?.kind).toBe('used');
  });

  it('that was won and used says so if it was used under another id than drawn for', async () => {
    const first = await send('action-2', { intent: 'draw' });
    const draw = await sealToken('drawn-token', ID, Date.now());
    desk.faults.set('action save', 'status 500');
    await send('action-2', { ...FORMS['action-1'].values, draw });
    desk.faults.clear();
    const mended = { ...FORMS['action-1'].values, firstname: 'Adah', draw };
    const used = await send('action-2', mended, { cookie: cookieOf(first) });
    expect(used.status).toBe(303);
    const again = await send('action-2', anew, { cookie: `${cookieOf(used)}; ${cookieOf(first)}` });
    expect(again.outcome?.kind).toBe('used');
  });

  it.each([
    ['NO TOKEN', 'lost'],
    ['CLOSED', 'closed'],
    ['ENDED', 'ended'],
    ['NOT STARTED', 'notStarted'],
  ])('with the result %s shows %s', async (errormessage, kind) => {
    desk.answers.set('action token', { state: 'error', errormessage });
    expect((await send('action-2', { intent: 'draw' })).outcome?.kind).toBe(kind);
  });

  it('that fails shows an error and can be repeated', async () => {
    desk.faults.set('action token', 'no JSON');
    const { status, failure } = await send('action-2', { intent: 'draw' });
    expect(status).toBe(503);
    expect(failure?.result.error?.['']?.[0]).toBe(de.actionMaxCallsFailed);
    expect(failure?.submissionId).toBe(ID);
  });

  it('can’t be skipped: a form without a token asks for the draw, with its input kept', async () => {
    desk.answers.set('action save', { state: 'error', errormessage: 'NO TOKEN' });
    const { status, failure } = await send('action-2', FORMS['action-1'].values);
    expect(status).toBe(422);
    expect(failure?.draw).toEqual({ sealed: null, until: null, again: true });
    expect(failure?.submissionId).toBe(ID);
    expect(desk.accepted.size).toBe(0);
  });

  it('whose token expired after a lost response is one participation', async () => {
    desk.faults.set('action save', 'dropped after the work');
    const { outcome } = await send('action-2', { intent: 'draw' });
    const draw = await sealToken(String(outcome?.token), ID, Date.now());
    const first = await send('action-2', { ...FORMS['action-1'].values, draw });
    expect(first.status).toBe(503);
    desk.faults.clear();
    const again = await send('action-2', { ...FORMS['action-1'].values, draw: 'past its time' });
    expect(again.status).toBe(303);
    expect([...desk.accepted.keys()]).toEqual([ID]);
  });

  it('won with a filled-in form shows that form, ready to send', async () => {
    const { status, failure } = await send('action-2', {
      ...FORMS['action-1'].values,
      intent: 'draw',
      filled: '1',
    });
    expect(status).toBe(200);
    expect(failure?.isRedisplay).toBe(true);
    expect(failure?.draw?.won).toBe(true);
    expect(failure?.draw?.until).toBeGreaterThan(Date.now());
    expect(failure?.result.initialValue).toMatchObject({ firstname: 'Ada' });
    const sent = await send('action-2', { ...FORMS['action-1'].values, draw: failure?.draw?.sealed ?? '' });
    expect(sent.status).toBe(303);
    expect(desk.calls.at(-1)?.body.token).toBe('drawn-token');
  });
});

describe('in a preview', () => {
  const url = 'http://tram.test/beitrag/900?sent=1&token=t&date=2026-11-20T12:00';

  it.each(Object.entries(FORMS))(
    '%s: sends nothing and shows what would be sent',
    async (form, { values }) => {
      const { status, failure, headers } = await send(form as FormName, values, { url });
      expect(status).toBe(200);
      expect(failure).toMatchObject({ isRedisplay: true, form, result: { initialValue: values } });
      expect(failure?.dryRunFields).toContainEqual(['entry_id', '900']);
      expect(headers?.get('Set-Cookie')).toBeNull();
      expect(desk.calls).toEqual([]);
    },
  );

  it('no files are transmitted and no draw takes place', async () => {
    const files = [file('a')];
    const { failure } = await send('action-3', FORMS['action-1'].values, { url, files });
    expect(failure?.dryRunFields).toContainEqual(['upload', 'a.jpg']);
    expect((await send('action-2', { intent: 'draw' }, { url })).outcome?.kind).toBe('won');
    expect(desk.calls).toEqual([]);
  });

  it('errors are shown as usual', async () => {
    const { status, failure } = await send('competition-1', {}, { url });
    expect(status).toBe(422);
    expect(failure?.dryRunFields).toBeUndefined();
  });
});

describe('the puzzle', () => {
  it.each(['bahn', 'BAHN', ' B a h n '])('accepts %j for BAHN', async (answer) => {
    expect((await send('shakeword-k7', { answer })).outcome?.kind).toBe('correct');
  });

  it.each([
    ['NABH', 'Noch nicht.'],
    ['', de.shakewordEmpty],
  ])('rejects %j', async (answer, message) => {
    const { status, failure } = await send('shakeword-k7', { answer });
    expect(status).toBe(422);
    expect(failure?.result.error?.answer).toEqual([message]);
  });
});

describe('a vote', () => {
  it('after the survey’s end opens a dialog', async () => {
    desk.answers.set('survey save', { state: 'error', errormessage: 'ENDED ALREADY' });
    const { outcome } = await send('survey-140', FORMS['survey-140'].values);
    expect(outcome?.kind).toBe('tooLate');
  });

  it.each([
    ['no answer', {}],
    ['an empty answer', { answer: '4' }],
    ['an answer that does not exist', { answer: '5' }],
  ])('with %s shows an error', async (_what, values) => {
    const { failure } = await send('survey-140', values);
    expect(failure?.result.error?.answer).toEqual([de.surveyChoose]);
    expect(desk.calls).toEqual([]);
  });
});

it('posting a form that no page contains is 404', async () => {
  await expect(send('action-9' as FormName, {})).rejects.toMatchObject({ status: 404 });
});
