import { setTimeout as pause } from 'node:timers/promises';
import { endpoints } from '#app/route-table.ts';
import { Host, temporaryFolder } from '../support/host.ts';
import { StubContentServer } from '../support/stub-content-server.ts';
import { FAILING_ALONE, READINGS, type Reading, type Writing, wholeContent, writings } from './calls.ts';
import { AWAY, FAULTS, HARMLESS } from './faults.ts';

/**
 * `npm run test:faults`: every call of the content server with every kind of failure, with cold and warm caches. Checks
 * that a read takes at most 2.5 s, and 100 ms with an open circuit breaker; that cached pages stay readable; that a
 * failed write keeps the typed values; and that one failing call affects no others. One fault: `npm run test:faults --
 * 504`.
 */
const LONGEST_READ_MS = 2500;
const LONGEST_WHILE_AWAY_MS = 100;
const rows: string[] = [];
let failures = 0;

function report(
  fault: string,
  call: string,
  state: string,
  answer: string,
  ms: number,
  isGood: boolean,
): void {
  if (!isGood) failures += 1;
  const row = [
    isGood ? 'ok  ' : 'FAIL',
    fault.padEnd(18),
    state.padEnd(16),
    call.padEnd(26),
    answer.padEnd(28),
    `${Math.round(ms)} ms`,
  ];
  rows.push(row.join(' '));
  process.stdout.write(`${rows.at(-1)}\n`);
}

async function timed(work: () => Promise<Response>): Promise<{ status: number; html: string; ms: number }> {
  const began = performance.now();
  const response = await work();
  const html = await response.text();
  return { status: response.status, html, ms: performance.now() - began };
}

/** A phone's user agent, because robots are treated differently. */
const PHONE = {
  'User-Agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
};
const textOnly = (page: string) => `${page}${page.includes('?') ? '&' : '?'}text=on`;
const read = (host: Host, page: string) => host.get(textOnly(page), { headers: PHONE });

class FaultTrial {
  readonly data = temporaryFolder();
  readonly content = new StubContentServer(wholeContent());
  api = '';

  constructor(readonly fault: string) {}

  async open(): Promise<void> {
    await this.content.start();
    this.api = this.content.api;
  }

  async breakCall(call: string): Promise<void> {
    const fault = FAULTS[this.fault];
    if (fault) this.content.break(call, fault);
    else await this.content.stop();
  }

  async recover(): Promise<void> {
    this.content.recover();
    if (FAULTS[this.fault] === null) await this.content.start(Number(new URL(this.api).port));
  }

  async close(): Promise<void> {
    await this.content.stop();
    this.data.remove();
  }

  host(): Promise<Host> {
    const DATA_DIR = this.data.folder;
    return Host.start({ CONTENT_API_URL: this.api, SESSION_SECRET: 'a-secret-of-the-tests', DATA_DIR });
  }
}

/** Cold cache: the page leaves out what is missing, or is an error page. */
async function neverRead(trial: FaultTrial): Promise<void> {
  const host = await trial.host();
  // Warm-up with a page that makes no content call, because the first request of a process is slow.
  await read(host, '/robots.txt');
  await trial.breakCall('');
  for (const { call, page } of READINGS) {
    const { status, html, ms } = await timed(() => read(host, page));
    const isGood = [200, 503].includes(status) && html.includes('</html>') && ms <= LONGEST_READ_MS;
    report(
      trial.fault,
      call,
      'never read',
      `${status}`,
      ms,
      isGood && (!HARMLESS.has(trial.fault) || status === 200),
    );
  }
  if (AWAY.has(trial.fault)) await whileAway(trial, host);
  await trial.recover();
  await host.stop('SIGKILL');
}

/** After a few slow failures, requests must fail fast. */
async function whileAway(trial: FaultTrial, host: Host): Promise<void> {
  for (let n = 0; n < 5; n += 1) await (await read(host, `/beitrag/4${n}`)).text();
  let quickest = Number.POSITIVE_INFINITY;
  for (let n = 0; n < 5; n += 1) {
    const { ms } = await timed(() => read(host, `/beitrag/5${n}`));
    quickest = Math.min(quickest, ms);
  }
  // The fastest of five, to rule out other load on the machine.
  report(trial.fault, 'any', 'while away', '503', quickest, quickest <= LONGEST_WHILE_AWAY_MS);
}

const READERS = 12;
const BETWEEN_READS_MS = 50;
/** Consecutive failures after which the circuit breaker may open. */
const FAILURES = 5;

/** One call fails while twelve readers keep requesting it: all other reads and writes must work meanwhile. */
async function oneAddress(trial: FaultTrial, failing: (typeof FAILING_ALONE)[number]): Promise<void> {
  const host = await trial.host();
  await read(host, '/robots.txt');
  const consent = await consentOf(host);
  const state = `failing: ${failing.name}`;
  trial.content.break(failing.call, FAULTS[trial.fault] ?? { kind: 'drop' });
  let isOver = false;
  const keepReading = async () => {
    while (!isOver) {
      await (await read(host, failing.page)).text();
      await pause(BETWEEN_READS_MS);
    }
  };
  const readers = Array.from({ length: READERS }, keepReading);
  const calls = () => trial.content.requests.filter(({ path }) => path === failing.call).length;
  while (!HARMLESS.has(trial.fault) && calls() < FAILURES) await pause(BETWEEN_READS_MS);
  // Wait until the last of them has failed too.
  await (await read(host, failing.page)).text();
  for (const { call, page, shows } of READINGS.filter(({ page }) => page.split('?')[0] !== failing.page)) {
    const { status, html, ms } = await timed(() => read(host, page));
    const isShown = status === 200 && html.includes(shows ?? '</html>');
    report(trial.fault, call, state, `${status}`, ms, isShown && ms <= LONGEST_READ_MS);
  }
  for (const writing of writings()) {
    const { status, isTaken, ms } = await send(host, writing, consent);
    report(trial.fault, writing.call, state, `${status}`, ms, isTaken && ms <= LONGEST_READ_MS);
  }
  isOver = true;
  await Promise.all(readers);
  trial.content.recover();
  await host.stop('SIGKILL');
}

async function readBefore(trial: FaultTrial): Promise<void> {
  const before = await trial.host();
  for (const { page } of READINGS) await (await read(before, page)).text();
  await before.stop();
  // A new process revalidates at once; the old one would wait until its copies are older.
  const host = await trial.host();
  await trial.breakCall('');
  for (const reading of READINGS) await readAgain(trial, host, reading);
  await trial.recover();
  await host.stop('SIGKILL');
}

async function readAgain({ fault }: FaultTrial, host: Host, { call, page, shows }: Reading): Promise<void> {
  const { status, html, ms } = await timed(() => read(host, page));
  const isShown = shows === null ? [200, 404, 503].includes(status) : status === 200 && html.includes(shows);
  const isGood = isShown && ms <= LONGEST_READ_MS;
  report(fault, call, 'read before', `${status}`, ms, isGood);
}

/** A consent cookie, which voting requires. */
async function consentOf(host: Host): Promise<string> {
  const decided = await host.get(endpoints.consent.path, {
    method: 'POST',
    headers: { ...PHONE, Origin: host.origin },
    body: new URLSearchParams({ decision: 'accept', return: '/impressum' }),
  });
  return decided.headers.getSetCookie().find((line) => line.startsWith('mtm_consent=')) ?? '';
}

async function send(host: Host, { call, page, fields, kept }: Writing, consent: string) {
  const { status, html, ms } = await timed(() =>
    host.get(textOnly(page), {
      method: 'POST',
      headers: { ...PHONE, Origin: host.origin, Cookie: consent.split(';')[0] ?? '' },
      body: new URLSearchParams(fields),
    }),
  );
  const isTaken = status === 303 || (status === 200 && call.startsWith('voucher'));
  const isKept = status === 503 && kept.every((text) => html.includes(text));
  return { status, isTaken, isKept, ms };
}

async function written(trial: FaultTrial): Promise<void> {
  const host = await trial.host();
  const consent = await consentOf(host);
  await (await read(host, '/beitrag/11')).text();
  if (FAULTS[trial.fault] === null) await trial.breakCall('');
  for (const { call } of writings()) if (FAULTS[trial.fault] !== null) await trial.breakCall(call);
  await Promise.all(
    writings().map(async (writing) => {
      const { status, isTaken, isKept, ms } = await send(host, writing, consent);
      const answer = isTaken ? 'taken' : `${status}, ${isKept ? 'kept' : 'LOST'}`;
      report(trial.fault, writing.call, 'sent', answer, ms, isTaken || isKept);
    }),
  );
  await trial.recover();
  await host.stop('SIGKILL');
}

const alone = FAILING_ALONE.map((failing) => (trial: FaultTrial) => oneAddress(trial, failing));

for (const fault of Object.keys(FAULTS)) {
  if (process.argv[2] && process.argv[2] !== fault) continue;
  for (const part of [neverRead, readBefore, ...alone, written]) {
    const trial = new FaultTrial(fault);
    await trial.open();
    await part(trial);
    await trial.close();
  }
}
process.stdout.write(`${rows.length - failures} passed, ${failures} failed\n`);
process.exitCode = failures === 0 ? 0 : 1;
