import { describe, expect, it, vi } from 'vitest';
import { addDays, localDay } from '#app/contract/time.ts';
import { derivedId } from '#app/forms/derived-id.server.ts';
import { de } from '#app/i18n/de.ts';
import { sign } from '#app/lib/seal.server.ts';
import { consentKey } from '#app/visit/consent.server.ts';
import { contentServer, FORMS, send } from '#tests/support/taking-part.ts';

const today = () => localDay(Date.now(), 'Europe/Berlin');

describe('a vote', () => {
  it('after the survey’s end opens a dialog', async () => {
    contentServer.answers.set('survey save', { state: 'error', errormessage: 'ENDED ALREADY' });
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
    expect(contentServer.calls).toEqual([]);
  });

  it.each([
    ['without consent', 'lang=de', ''],
    [
      'with a consent that is not ours, which is forgotten',
      'mtm_consent=1.made.up',
      'mtm_consent=; Max-Age=0;',
    ],
  ])('%s is not sent', async (_what, cookie, forgotten) => {
    const { status, failure, headers } = await send('survey-140', FORMS['survey-140'].values, { cookie });
    expect([status, failure?.result.error?.['']]).toEqual([422, [de.surveyNeedsConsent]]);
    expect(headers?.get('Set-Cookie')).toContain(forgotten);
    expect(contentServer.calls).toEqual([]);
  });

  it('for the second time is not sent, and the page says so', async () => {
    const cookie = `mtm_consent=${consentKey(1)}; survey:140=1`;
    const { outcome } = await send('survey-140', { answer: '3', entry_id: '900' }, { cookie });
    expect(outcome?.kind).toBe('votedBefore');
    expect(contentServer.calls).toEqual([]);
  });

  it('that failed is sent again with the day of its form', async () => {
    const day = addDays(today(), -1);
    contentServer.faults.set('survey save', 'status 500');
    const { failure } = await send('survey-140', { answer: '2', entry_id: '900', day });
    expect(failure?.day).toBe(day);
  });
});

describe('a browser', () => {
  it('has one vote after renewed consent, and another only after all cookies are deleted', async () => {
    const vote = (cookie: string) => send('survey-140', { answer: '2', entry_id: '900' }, { cookie });
    const consent = () => `mtm_consent=${consentKey(1)}`;
    const cookies = (await vote(consent())).headers?.getSetCookie() ?? [];
    const [known = ''] = cookies
      .map((header) => header.split(';')[0] ?? '')
      .filter((c) => c.startsWith('browser='));
    await vote(`${known}; ${consent()}`);
    await vote(consent());
    const ids = contentServer.calls.map(({ body }) => body.submission_id);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('gets a browser id unrelated to its consent cookie; an older version’s id, the consent’s key, is still accepted', async () => {
    const key = consentKey(1);
    const vote = (cookie: string) => send('survey-140', { answer: '2', entry_id: '900' }, { cookie });
    const cookies = (await vote(`mtm_consent=${key}`)).headers?.getSetCookie() ?? [];
    const [known = ''] = cookies.filter((header) => header.startsWith('browser='));
    expect(known).toMatch(/^browser=[0-9a-f-]{36}\.[\w-]{22};/);
    for (const part of key.slice('1.'.length).split('.')) expect(known).not.toContain(part);
    const older = await vote(`mtm_consent=${consentKey(2)}; browser=${sign('browser', key)}`);
    expect(older.headers?.getSetCookie().join()).not.toContain('browser=');
    expect(contentServer.calls.at(-1)?.body.submission_id).toBe(derivedId(key, '140', today()));
  });

  it('has one vote per day in a survey without an end, and one vote in a survey with an end', async () => {
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
    const ids = contentServer.calls.map(({ body }) => body.submission_id);
    expect(ids.map((id) => ids.indexOf(id))).toEqual([0, 0, 0, 3, 3, 5, 5, 5, 5, 5]);
  });
});

it.each([
  ['a day', '2026-11-25T12:00:00Z', '2026-11-26T12:00:00Z'],
  ['its local day, where that has 25 hours', '2026-10-24T22:30:00Z', '2026-10-25T23:00:00Z'],
])('a vote in a survey without an end is remembered for %s', async (_, voted, end) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(voted) });
  const { headers } = await send('survey-140', FORMS['survey-140'].values).finally(() => vi.useRealTimers());
  expect(headers?.get('Set-Cookie')).toContain(`Expires=${new Date(end).toUTCString()}`);
});

it('a vote in a survey with an end is remembered to its end', async () => {
  const { headers } = await send('survey-141', FORMS['survey-140'].values);
  expect(headers?.get('Set-Cookie')).toContain('Expires=Thu, 31 Dec 2037 22:59:59 GMT');
});

describe('a second vote with another answer isn’t counted or shown as the rider’s', () => {
  const browserVoting = () => {
    const cookie = `mtm_consent=${consentKey(1)}`;
    return (answer: string, more: Parameters<typeof send>[2] = {}) =>
      send('survey-140', { answer, entry_id: '900' }, { cookie, ...more });
  };

  it('if the web app had answered the first', async () => {
    const vote = browserVoting();
    expect((await vote('1')).outcome).toMatchObject({ kind: 'voted', text: '1' });
    expect((await vote('1')).outcome).toMatchObject({ kind: 'voted', text: '1' });
    const { outcome, headers } = await vote('2');
    expect(outcome).toMatchObject({ kind: 'votedBefore' });
    expect(headers?.get('Set-Cookie')).toContain('survey:140=1');
    expect((await vote('2')).outcome).toMatchObject({ kind: 'votedBefore' });
    expect(contentServer.accepted.size).toBe(1);
  });

  it('if only the content server had accepted the first', async () => {
    const vote = browserVoting();
    contentServer.faults.set('survey save', 'dropped after the work');
    expect((await vote('1')).status).toBe(503);
    contentServer.faults.clear();
    expect((await vote('2')).outcome).toMatchObject({ kind: 'votedBefore' });
    expect(contentServer.accepted.size).toBe(1);
  });

  it('but it is counted if the first was refused by a rate limit', async () => {
    const vote = browserVoting();
    contentServer.answers.set('survey save', { state: 'error', errormessage: 'TRY LATER' });
    expect((await vote('1')).status).toBe(429);
    contentServer.answers.clear();
    expect((await vote('2')).outcome).toMatchObject({ kind: 'voted', text: '2' });
  });

  it.each([
    ['FAILED', 503],
    ['INVALID', 422],
  ])('but it is counted if the first was refused as %s, a %i', async (errormessage, status) => {
    const vote = browserVoting();
    contentServer.answers.set('survey save', { state: 'error', errormessage });
    expect((await vote('1')).status).toBe(status);
    contentServer.answers.clear();
    expect((await vote('2')).outcome).toMatchObject({ kind: 'voted', text: '2' });
  });

  it('but it is counted if the first was not sent, because the server was away', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      contentServer.faults.set('survey save', 'dropped after the work');
      for (let n = 0; n < 5; n += 1) await browserVoting()('1');
      contentServer.faults.clear();
      const vote = browserVoting();
      expect((await vote('1')).status).toBe(503);
      vi.advanceTimersByTime(500);
      expect((await vote('2')).outcome).toMatchObject({ kind: 'voted', text: '2' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('but it is counted if the first was in a preview', async () => {
    const vote = browserVoting();
    await vote('1', { url: 'http://tram.test/beitrag/900?sent=1&token=t&date=2026-11-20T12:00' });
    expect((await vote('2')).outcome).toMatchObject({ kind: 'voted', text: '2' });
  });
});
