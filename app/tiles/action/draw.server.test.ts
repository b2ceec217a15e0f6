import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Outcome } from '#app/forms/outcome.ts';
import { desk, ID, send } from '#tests/support/taking-part.ts';
import { drawStateOf } from './draw.server.ts';

/** The draw's second, in which the day may end. */
const pause = vi.hoisted(() => ({ ends: null as number | null }));
vi.mock('node:timers/promises', async (importOriginal) => {
  const timers = await importOriginal<typeof import('node:timers/promises')>();
  const setTimeout: typeof timers.setTimeout = (ms, ...rest) => {
    if (ms !== 1000) return timers.setTimeout(ms, ...rest);
    if (pause.ends) vi.setSystemTime(pause.ends);
    return timers.setTimeout(0, ...rest);
  };
  return { ...timers, setTimeout };
});

afterEach(() => {
  pause.ends = null;
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
    ['won', 'expired', '2026-11-20T12:00+01:00', '2026-11-21T11:00+01:00'],
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
    desk.answers.set('action token', { state: 'error', errormessage: 'NO TOKEN' });
    const { outcome } = await send('action-2', { intent: 'draw' });
    expect(outcome).toMatchObject({ kind: 'lost', at });
    expect(drawStateOf(outcome ?? null, ends, ZONE)).toBe('before');
  });
});
