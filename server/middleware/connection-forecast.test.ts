import type { ServerResponse } from 'node:http';
import express from 'express';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverForTest } from '#tests/support/test-server.ts';
import { connectionForecast } from './connection-forecast.ts';

const SAID = { currentState: 'HIGH', nextState: 'WEAK', remainingTimeSeconds: 120 };

let asked = 0;
let answer: (response: ServerResponse) => void;
let now = 0;

async function start(clock?: () => number): Promise<() => Promise<Response>> {
  const upstream = await serverForTest((_request, response) => {
    asked += 1;
    answer(response);
  });
  const { origin } = await serverForTest(express().use(connectionForecast(upstream.origin, clock)));
  return () => fetch(`${origin}/verbindung`);
}

beforeEach(() => {
  asked = 0;
  now = 1_000_000;
  answer = (response) => response.end(JSON.stringify(SAID));
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the forecast on our own address', () => {
  it('is the operator’s, cached for ten seconds for all riders, with its remaining time counted down', async () => {
    const ask = await start(() => now);
    const [first] = await Promise.all([ask(), ask(), ask()]);
    expect(first.headers.get('Cache-Control')).toBe('no-store');
    expect(await first.json()).toEqual(SAID);
    now += 9000;
    expect(await (await ask()).json()).toEqual({ ...SAID, remainingTimeSeconds: 111 });
    expect(asked).toBe(1);
    now += 1000;
    expect(await (await ask()).json()).toEqual(SAID);
    expect(asked).toBe(2);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['no JSON', (response) => response.end('<html>Anmeldung</html>')],
    ['other JSON', (response) => response.end('{"speed":80}')],
    ['a fault', (response) => response.writeHead(500).end(JSON.stringify(SAID))],
    ['too much', (response) => response.end(`"${'x'.repeat(100_000)}"`)],
    ['a broken connection', (response) => response.destroy()],
    ['silence', () => undefined],
  ])('is a 204 for 30 s without another request if the server answers with %s', async (_, bad) => {
    const ask = await start(() => now);
    answer = bad;
    expect((await ask()).status).toBe(204);
    answer = (response) => response.end(JSON.stringify(SAID));
    now += 29_000;
    expect((await ask()).status).toBe(204);
    expect(asked).toBe(1);
    now += 1000;
    expect(await (await ask()).json()).toEqual(SAID);
  });

  it('is requested again after ten seconds, also if the system clock was set back', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const ask = await start();
    await ask();
    vi.advanceTimersByTime(10_000);
    vi.setSystemTime(0);
    await ask();
    expect(asked).toBe(2);
  });

  it('is a 404 if no server is configured', async () => {
    const app = express();
    app.use(connectionForecast(undefined));
    app.use((_request, response) => response.status(404).end());
    const { origin } = await serverForTest(app);
    expect((await fetch(`${origin}/verbindung`)).status).toBe(404);
  });
});
