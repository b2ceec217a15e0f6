import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Outcome } from '#app/forms/outcome.ts';
import { de } from '#app/i18n/de.ts';
import { CONTENT_API } from '#mocks/content-server.ts';
import { contentServer, FORMS, type FormName, ID, send, server } from '#tests/support/taking-part.ts';
import { visitTo } from '#tests/support/visit.ts';
import { drawStateOf, sealToken } from './draw.server.ts';
import { winCookie } from './draw-key.server.ts';

/** Mocks the draw's pause of a second: records it, and lets the day end in it. */
const pause = vi.hoisted(() => ({ ends: null as number | null, lengths: [] as number[] }));
vi.mock('node:timers/promises', async (importOriginal) => {
  const timers = await importOriginal<typeof import('node:timers/promises')>();
  const setTimeout: typeof timers.setTimeout = (ms, ...rest) => {
    pause.lengths.push(ms ?? 0);
    if (ms !== 1000) return timers.setTimeout(ms, ...rest);
    if (pause.ends) vi.setSystemTime(pause.ends);
    return timers.setTimeout(0, ...rest);
  };
  return { ...timers, setTimeout };
});

afterEach(() => {
  pause.ends = null;
  pause.lengths = [];
  vi.useRealTimers();
});

const ZONE = 'Europe/Berlin';
const drawn = (kind: string, at: string): Outcome => ({
  entryId: '900',
  form: 'action-2',
  kind,
  submissionId: ID,
  at: Date.parse(at),
});

describe('a draw’s outcome in the address', () => {
  it.each([
    ['lost', 'lost', '2026-11-20T00:00+01:00', '2026-11-20T23:59+01:00'],
    ['lost', 'before', '2026-11-20T23:59+01:00', '2026-11-21T00:00+01:00'],
    ['lost', 'before', '2026-11-20T08:00+01:00', '2026-11-21T07:59+01:00'],
    ['used', 'used', '2026-11-20T00:00+01:00', '2026-11-20T23:59+01:00'],
    ['used', 'before', '2026-11-20T23:59+01:00', '2026-11-21T00:00+01:00'],
    ['closed', 'closed', '2026-11-20T23:50+01:00', '2026-11-21T00:04+01:00'],
    ['closed', 'before', '2026-11-20T12:00+01:00', '2026-11-20T12:15+01:00'],
    ['won', 'won', '2026-11-20T23:50+01:00', '2026-11-21T00:04+01:00'],
    ['won', 'expired', '2026-11-20T12:00+01:00', '2026-11-20T12:15+01:00'],
    ['won', 'before', '2026-11-20T12:00+01:00', '2026-11-21T11:00+01:00'],
    ['notStarted', 'notStarted', '2026-11-20T12:00:00+01:00', '2026-11-20T12:00:59+01:00'],
    ['notStarted', 'before', '2026-11-20T12:00:00+01:00', '2026-11-20T12:01:00+01:00'],
    ['ended', 'ended', '2026-11-20T12:00+01:00', '2026-11-21T11:00+01:00'],
    ['success', 'before', '2026-11-20T12:00+01:00', '2026-11-20T12:00+01:00'],
  ])('%s is %s, of %s seen at %s', (kind, state, at, now) => {
    expect(drawStateOf(drawn(kind, at), Date.parse(now), ZONE)).toBe(state);
  });

  it('is of the day that was drawn for, if the answer comes after midnight', async () => {
    const [at, ends] = [Date.parse('2026-11-20T22:59:59.500Z'), Date.parse('2026-11-20T23:00:00.500Z')];
    vi.useFakeTimers({ toFake: ['Date'], now: at });
    pause.ends = ends;
    contentServer.answers.set('action token', { state: 'error', errormessage: 'NO TOKEN' });
    const { outcome } = await send('action-2', { intent: 'draw' });
    expect(outcome).toMatchObject({ kind: 'lost', at });
    expect(drawStateOf(outcome ?? null, ends, ZONE)).toBe('before');
  });
});

describe('the draw', () => {
  it('runs once per form, takes a second, and encrypts its token', async () => {
    const { outcome, address } = await send('action-2', { intent: 'draw' });
    expect(pause.lengths).toEqual([1000]);
    expect(outcome).toMatchObject({ kind: 'won', token: 'drawn-token', submissionId: ID });
    expect(String(address)).not.toContain('drawn-token');
    expect(outcome).not.toHaveProperty('id');
  });

  const keys = () =>
    contentServer.calls.flatMap(({ call, headers }) =>
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
    expect(new Set(keys()).size).toBe(2);
  });

  it('that was won keeps its time and submission id when repeated', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T12:00:00Z') });
    const first = await send('action-2', { intent: 'draw' });
    vi.setSystemTime(Date.parse('2026-11-20T12:10:00Z'));
    const again = await send('action-2', anew, { cookie: cookieOf(first) });
    contentServer.answers.set('action token', { state: 'success', token: 'renewed' });
    const renewed = await send('action-2', anew, { cookie: cookieOf(first) });
    expect({ ...again.outcome, sealed: '' }).toEqual({ ...first.outcome, sealed: '' });
    expect(renewed.outcome).toMatchObject({ token: 'renewed', at: Date.parse('2026-11-20T12:10:00Z') });
  });

  it('that was won counts from before its pause, or as long as the content server says', async () => {
    const at = Date.parse('2026-11-20T12:00:00Z');
    vi.useFakeTimers({ toFake: ['Date'], now: at });
    pause.ends = at + 1000;
    expect((await send('action-2', { intent: 'draw' })).outcome?.at).toBe(at);
    pause.ends = null;
    vi.setSystemTime(at);
    contentServer.answers.set('action token', { state: 'success', token: 'repeated', timeLeft: 60_000 });
    expect((await send('action-2', anew)).outcome?.at).toBe(at - 14 * 60_000);
    const { failure } = await send('action-2', { ...FORMS['action-1'].values, ...anew, filled: '1' });
    expect(failure?.draw?.until).toBe(at + 60_000);
  });

  it('that was won and used says so', async () => {
    const first = await send('action-2', { intent: 'draw' });
    const draw = await sealToken('drawn-token', ID, Date.now());
    await send('action-2', { ...FORMS['action-1'].values, draw });
    const again = await send('action-2', anew, { cookie: cookieOf(first) });
    expect(again.outcome?.kind).toBe('used');
  });

  it('that was won and used says so for the rest of the day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T08:00:00Z') });
    const first = await send('action-2', { intent: 'draw' });
    const draw = await sealToken('drawn-token', ID, Date.now());
    await send('action-2', { ...FORMS['action-1'].values, draw });
    vi.setSystemTime(Date.parse('2026-11-20T20:00:00Z'));
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
    contentServer.faults.set('action save', 'status 500');
    await send('action-2', { ...FORMS['action-1'].values, draw });
    contentServer.faults.clear();
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
    contentServer.answers.set('action token', { state: 'error', errormessage });
    expect((await send('action-2', { intent: 'draw' })).outcome?.kind).toBe(kind);
  });

  it('that was won is kept in a cookie that browsers store, however long the tokens are', async () => {
    let cookie = '';
    for (const id of ['1', '2', '3', '4']) {
      const won = { id, token: 'x'.repeat(1000), at: 0, submissionId: ID };
      const header = await winCookie(visitTo('http://tram.test/', { cookie }), won);
      expect(header.length).toBeLessThan(4096);
      [cookie = ''] = header.split(';');
    }
  });

  it('that was won counts for the form that drew only', async () => {
    const draw = await sealToken('drawn-token', crypto.randomUUID(), Date.now());
    await send('action-2', { ...FORMS['action-1'].values, draw });
    expect(contentServer.calls.at(-1)).toMatchObject({ call: 'action save' });
    expect(contentServer.calls.at(-1)?.body).not.toHaveProperty('token');
  });

  it('that fails shows an error and can be repeated', async () => {
    contentServer.faults.set('action token', 'no JSON');
    const { status, failure } = await send('action-2', { intent: 'draw' });
    expect(status).toBe(503);
    expect(failure?.result.error?.['']?.[0]).toBe(de.actionMaxCallsFailed);
    expect(failure?.submissionId).toBe(ID);
  });

  it('can’t be skipped: a form without a token asks for the draw, with its input kept', async () => {
    contentServer.answers.set('action save', { state: 'error', errormessage: 'NO TOKEN' });
    const { status, failure } = await send('action-2', FORMS['action-1'].values);
    expect(status).toBe(422);
    expect(failure?.draw).toEqual({ sealed: null, until: null, again: true });
    expect(failure?.submissionId).toBe(ID);
    expect(contentServer.accepted.size).toBe(0);
  });

  it('whose token expired after a lost response is one participation', async () => {
    contentServer.faults.set('action save', 'dropped after the work');
    const { outcome } = await send('action-2', { intent: 'draw' });
    const draw = await sealToken(String(outcome?.token), ID, Date.now());
    const first = await send('action-2', { ...FORMS['action-1'].values, draw });
    expect(first.status).toBe(503);
    contentServer.faults.clear();
    const again = await send('action-2', { ...FORMS['action-1'].values, draw: 'past its time' });
    expect(again.status).toBe(303);
    expect([...contentServer.accepted.keys()]).toEqual([ID]);
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
    expect(contentServer.calls.at(-1)?.body.token).toBe('drawn-token');
  });

  it('won with a filled-in form says which of its files are gone', async () => {
    const values = { ...FORMS['action-1'].values, intent: 'draw', filled: '1', kept: 'too old' };
    const { failure } = await send('action-2', values);
    expect(failure?.draw?.won).toBe(true);
    expect(failure?.result.error).toEqual({ upload: [de.actionFileExpired] });
  });

  it('is refused to a network that has used up its share of the places', async () => {
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
});
