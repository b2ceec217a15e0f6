import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoFolder } from '../support/demo-folder.ts';
import { freePort, Host } from '../support/host.ts';
import { startOverStub } from '../support/host-over-stub.ts';
import { opened } from '../support/opened.ts';
import { entry, stubContent } from '../support/stub-content.ts';

/** What an operator sees of a running product. */

const metricsPort = await freePort();
const settings = { METRICS_PORT: String(metricsPort), LOG_LEVEL: 'info' };
const web = opened(() => startOverStub(stubContent(), settings));

async function metrics(): Promise<string> {
  return (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
}

/** The value of one line; 0 where there is none yet. */
async function countOf(line: RegExp): Promise<number> {
  const found = (await metrics()).split('\n').find((candidate) => line.test(candidate));
  return Number(found?.split(' ').at(-1) ?? 0);
}

describe('metrics', () => {
  it('are not on the riders’ port', async () => {
    expect((await web.host.get('/metrics')).status).toBe(404);
  });

  it('count page requests, and those answered from the memory cache', async () => {
    const asked = () => countOf(/^kachel_request_seconds_count.*route="start".*status="200"/);
    const kept = () => countOf(/^kachel_pages_answered_total\{from="hit"\}/);
    const read = async () => {
      await (await web.host.get('/')).text();
      return kept();
    };
    await expect.poll(read).toBeGreaterThan(0);
    const before = [await asked(), await kept()];
    for (const _ of [1, 2, 3]) await read();
    // A response is counted after its last byte was sent, so the client may have read it before.
    await expect.poll(async () => [await asked(), await kept()]).toEqual(before.map((count) => count + 3));
    expect(await countOf(/^kachel_upstream_seconds_count.*outcome="answered"/)).toBeGreaterThan(0);
    expect(await countOf(/^nodejs_eventloop_lag_seconds /)).toBeGreaterThan(0);
  });

  it('report an open circuit breaker while the content server fails', async () => {
    web.content.break('', { kind: 'status', status: 503 });
    for (let entry = 20; entry < 30; entry += 1) await web.host.get(`/beitrag/${entry}`);
    expect(await countOf(/^kachel_breaker_open/)).toBe(1);
    expect(await countOf(/^kachel_content_up/)).toBe(0);
    expect(await countOf(/^kachel_upstream_seconds_count.*outcome="not asked"/)).toBeGreaterThan(0);
    web.content.recover();
    await expect
      .poll(
        async () => {
          await web.host.get('/beitrag/31');
          return countOf(/^kachel_breaker_open/);
        },
        { timeout: 5000 },
      )
      .toBe(0);
  });

  it.each([500, 403])(
    'count reads failing with %i while the content server answers only its smallest call',
    async (status) => {
      // The first fault that fits an address counts: a delay of 0 ms is none.
      web.content.break('tabs/de/meta', { kind: 'slow', ms: 0 });
      web.content.break('', { kind: 'status', status });
      const reads = (outcome: string) =>
        countOf(new RegExp(`^kachel_upstream_seconds_count\\{call="content",outcome="${outcome}"\\}`));
      const [failed, answered] = [await reads('failed'), await reads('answered')];
      for (let n = 0; n < 10; n += 1) await web.host.get(`/beitrag/${status + n}`);
      expect(await countOf(/^kachel_breaker_open/)).toBe(0);
      expect(await countOf(/^kachel_content_up/)).toBe(1);
      expect((await reads('failed')) - failed).toBeGreaterThanOrEqual(10);
      expect((await reads('answered')) - answered).toBeLessThan(10);
      web.content.recover();
    },
  );

  it('contain no search term, voucher code or unknown path', async () => {
    await web.host.get('/archivsuche?q=diagnose-xyz');
    await web.host.get('/qr/129/1/CODE-0815');
    await web.host.get('/heute/kim-muster');
    expect(await metrics()).not.toMatch(/diagnose|CODE-0815|kim-muster/);
  });
});

describe('the log', () => {
  it('names a rider’s request in what the app says about it, and so does the call behind it', async () => {
    const raffle = { type: 'competition', id: '1', title: 'Raffle' };
    web.content.publish({ answers: { 'content/v1/entry/40/de': entry('40', 'Raffle', [raffle]) } });
    const id = 'operator-asked-this';
    const sent = await web.host.get('/beitrag/40', {
      method: 'POST',
      headers: { Origin: web.host.origin, 'X-Request-Id': id },
      body: new URLSearchParams({
        form: 'competition-1',
        firstname: 'Kim',
        lastname: 'Muster',
        email: 'kim@kachel.example',
        agb: 'on',
      }),
    });
    expect(sent.status).toBe(503);
    const lines = () =>
      web.host.output
        .join('')
        .split('\n')
        .filter((line) => line.includes(id));
    await expect
      .poll(() => lines().map((line) => (JSON.parse(line) as { msg: string }).msg))
      .toEqual(['submission request failed', 'request']);
    expect(lines().join()).not.toMatch(/Muster|kim@/);
    expect(web.content.requests.map(({ headers }) => headers['x-request-id'])).toContain(id);
  });
});

describe('the content service alone', () => {
  const own = demoFolder();
  let service: Host;
  let watched: number;

  beforeAll(async () => {
    const port = String(await freePort());
    watched = await freePort();
    service = await Host.start(
      { PORT: port, CONTENT_PORT: port, METRICS_PORT: String(watched), DATA_DIR: own.folder },
      { command: ['build/host/content.js'], readyPath: '/readyz' },
    );
  }, 120_000);
  afterAll(async () => {
    await service.stop();
    own.remove();
  });

  it('tells of its calls and its database on a port of its own', async () => {
    const start = await service.get('/api/content/v1/start/de');
    expect(start.status).toBe(200);
    await start.text();
    expect((await service.get('/metrics')).status).toBe(404);
    const tell = async () => (await fetch(`http://127.0.0.1:${watched}/metrics`)).text();
    await expect
      .poll(tell)
      .toMatch(/^kachel_request_seconds_count\{route="api",method="GET",status="200"\} 1$/m);
    const told = await tell();
    expect(told).toMatch(/^kachel_database_connections\{state="idle"\} [01]$/m);
    expect(told).toMatch(/^kachel_mails_waiting\{queue="outbox"\} 0$/m);
    expect(told).toMatch(/^kachel_database_heap_bytes\{engine="pglite"\} [1-9]\d{6,7}$/m);
  });
});
