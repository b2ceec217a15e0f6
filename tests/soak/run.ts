import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { ensureBuild } from '../../scripts/build-stamp.mjs';
import { countsFromService, countsFromTables } from '../kill/stored-counts.ts';
import { Dice } from '../support/dice.ts';
import { allWithinLimits, report } from '../support/figures.ts';
import { Ledger } from '../support/ledger.ts';
import { Mails } from '../support/mails.ts';
import { hasNginx } from '../support/nginx.ts';
import { hasPostgres, hasRedis } from '../support/own-server.ts';
import { PlainBrowser } from '../support/plain-browser.ts';
import { type Fault, faultsOn } from './faults.ts';
import { Journal } from './journal.ts';
import { Logs } from './logs.ts';
import { Memory } from './memory.ts';
import { CACHED_PAGES, Reader } from './reader.ts';
import { SystemUnderTest } from './system-under-test.ts';
import { WebRider } from './web-rider.ts';

/**
 * `npm run soak -- --minutes N [--seed N] [--engine pglite]`: riders of all kinds on nginx, two web nodes, a content
 * service, Redis and Postgres. All are started here and killed one after another, in an order that the seed decides. On
 * PGlite the database runs in the content service. At the end, everything confirmed to riders is compared with what is
 * stored. Needs Linux's /proc and ports from SOAK_PORT on.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string' },
    seed: { type: 'string' },
    engine: { type: 'string', default: 'postgres' },
  },
});
const minutes = Number(values.minutes ?? 20);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const port = Number(process.env.SOAK_PORT ?? 4200);
const engine = values.engine === 'pglite' ? 'pglite' : 'postgres';
const WRITERS = 6;
const READERS = 4;
/** Vouchers per minute of the run; one network gets a fifth of what is left. */
const CODES_A_MINUTE = 1500;
/** Errors this long after a fault still belong to it: reconnects, circuit breakers, late log lines. */
const AFTERMATH_MS = 8000;
const HEALTHY_WITHIN_MS = 120_000;
/** Memory per process according to docs/operators.md. */
const MAX_RESIDENT_MB = 512;

function whatIsMissing(): string | null {
  if (values.engine !== engine) return `--engine is postgres or pglite, not ${values.engine}.`;
  if (!hasNginx) return 'nginx is missing: the two nodes stand behind it.';
  if (!hasRedis) return 'redis-server is missing: this test starts one of its own, to kill it.';
  if (engine === 'postgres' && !hasPostgres)
    return 'initdb and postgres are missing: this test starts a Postgres of its own, to kill it.';
  return null;
}

const missing = whatIsMissing();
if (missing) {
  process.stderr.write(`${missing}\n`);
  process.exit(1);
}
ensureBuild();

const journal = new Journal();
const ledger = new Ledger();
const memory = new Memory();
const windows: { fault: string; from: number; until: number }[] = [];
let slowestBackMs = 0;
const wasWrong = (time: number) => windows.some(({ from, until }) => time >= from && time <= until);

const system = await SystemUnderTest.start({ engine, port, codes: Math.ceil(minutes * CODES_A_MINUTE) });
const mails = new Mails(system.dataDir);
const began = Date.now();
const share = () => (Date.now() - began) / (minutes * 60_000);
let interrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    interrupted = true;
  });
}
const over = () => interrupted || share() >= 1;

/** Injects faults in seeded order; those that end a process whose memory is compared, only in the first third. */
async function disturb(): Promise<void> {
  const dice = new Dice(seed);
  const faults = faultsOn(system, dice);
  let waiting: Fault[] = [];
  while (!over()) {
    if (waiting.length === 0) waiting = dice.shuffled(faults);
    const fault = waiting.pop();
    if (!fault || (fault.early && share() > 1 / 3)) continue;
    const window = { fault: fault.name, from: Date.now(), until: Number.POSITIVE_INFINITY };
    windows.push(window);
    await fault.happen().catch((error: unknown) => journal.fault(`${fault.name}: ${error}`));
    const ended = Date.now();
    if (!(await system.becomesHealthy(HEALTHY_WITHIN_MS)))
      journal.fault(`not healthy again after ${fault.name}`);
    window.until = Date.now() + AFTERMATH_MS;
    const backMs = Date.now() - ended;
    slowestBackMs = Math.max(slowestBackMs, backMs);
    const done = `${Math.round(share() * 100)} %`;
    process.stdout.write(`${done} ${fault.name}, healthy again after ${backMs} ms; ${ledger.total} taken\n`);
    await pause(dice.between(1000, 5000));
  }
}

async function everySecond(work: () => Promise<void> | void): Promise<void> {
  for (; !over(); await pause(1000)) await work();
}

async function readEverythingOnce(): Promise<void> {
  const browser = new PlainBrowser(system.origin);
  for (const address of [...CACHED_PAGES, '/beitrag/1', '/entry/1?lang=en']) await browser.open(address);
}

function newPicture(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width: 800, height: 600, channels: 3, background: 'white', noise } })
    .jpeg()
    .toBuffer();
}

async function ride(): Promise<void> {
  const picture = new Blob([new Uint8Array(await newPicture())], { type: 'image/jpeg' });
  const common = { origin: system.origin, ledger, journal, picture };
  const writers = Array.from({ length: WRITERS }, (_, n) =>
    new WebRider({ ...common, dice: new Dice(seed + 1 + n) }).rideUntil(over),
  );
  const isContentHealthy = () => !wasWrong(Date.now());
  const readers = Array.from({ length: READERS }, (_, n) =>
    new Reader({ ...common, isContentHealthy, dice: new Dice(seed + 100 + n) }).readUntil(over),
  );
  await Promise.all([
    ...writers,
    ...readers,
    disturb(),
    everySecond(() => memory.sample([system.content, system.cluster.node(0)], share())),
    everySecond(() => memory.sampleDatabase(system.metricsPort, share())),
    everySecond(async () => {
      ledger.links.push(...(await mails.newKeys()));
    }),
  ]);
}

async function compare(): Promise<void> {
  if (!(await system.becomesHealthy(HEALTHY_WITHIN_MS))) journal.fault('not healthy at the end');
  const inService = await countInService();
  const codes = await system.stop();
  if (codes.some((code) => code !== 0)) journal.fault(`ended with the codes ${codes.join(', ')}`);
  await mails.newKeys();
  const { db, close } = await system.openDatabase();
  const inTables = await countsFromTables(ledger, mails.ids, db).finally(close);
  const counts = { ...inService.counts, ...inTables };
  for (const [name, [expected, stored]] of Object.entries(counts)) {
    process.stdout.write(
      `${name.padEnd(34)} expected ${String(expected).padStart(7)}   stored ${String(stored).padStart(7)}\n`,
    );
  }
  const sum = (of: (expected: number, stored: number) => number) =>
    Object.values(counts).reduce((all, [expected, stored]) => all + Math.max(0, of(expected, stored)), 0);
  report('lost', sum((expected, stored) => expected - stored) + inService.faults.length, '', { most: 0 });
  const unwanted = mails.unwanted(ledger.optins);
  report('doubled', sum((expected, stored) => stored - expected) + unwanted.length, '', { most: 0 });
  for (const line of [...inService.faults, ...unwanted].slice(0, 20)) process.stdout.write(`  ${line}\n`);
}

async function countInService(): Promise<Awaited<ReturnType<typeof countsFromService>>> {
  const { admin, close } = await system.openAdmin();
  const api = `${system.content.origin}/api`;
  return countsFromService(ledger, { admin, api, dataDir: system.dataDir }).finally(close);
}

function reportRun(): void {
  if (process.env.SOAK_LOG)
    writeFileSync(process.env.SOAK_LOG, system.processes.flatMap(({ host }) => host.output).join(''));
  const logs = new Logs(system.processes, wasWrong);
  const ended = system.processes.filter(
    ({ host: { child } }) => child.exitCode !== null && child.exitCode !== 0,
  );
  const sorted = journal.readMs.toSorted((one, other) => one - other);
  const quantile = (of: number) => sorted[Math.floor((sorted.length - 1) * of)] ?? 0;
  report('minutes', minutes);
  report('faults and kills', windows.length);
  report('slowest to be healthy again', slowestBackMs, 'ms');
  report('pages read', journal.readMs.length);
  report('a page: half, slowest hundredth', quantile(0.5), 'ms');
  report('', quantile(0.99), 'ms');
  // nginx retries on the other node only if no byte of the response has been sent.
  report('pages cut off with their node', journal.brokenOff, '', { most: windows.length });
  report('searches and archives told to come back', journal.notCached);
  report('forms that were not shown for a while', journal.formsMissing);
  report('forms sent', journal.formsSent);
  report('asked to try again', journal.askedToRetry);
  report('answers lost, sent again', ledger.lostAnswers);
  report('sent a second time after success', journal.sentTwice);
  report('riders failed', journal.faults.length, '', { most: 0 });
  report('processes that ended by themselves', ended.length, '', { most: 0 });
  report('unhandled in the logs', logs.unhandled.length, '', { most: 0 });
  report('errors in the logs while nothing was wrong', logs.unexpected.length, '', { most: 0 });
  for (const [name, host] of [
    ['content service', system.content],
    ['web node', system.cluster.node(0)],
  ] as const) {
    const { second, last, mostResident } = memory.of(host);
    report(`${name}: held in the second third`, second, 'MB');
    report(`${name}: in the last third against it`, last / second, '', { most: 1.15 });
    report(`${name}: resident at most`, mostResident, 'MB', { most: MAX_RESIDENT_MB });
  }
  if (engine === 'pglite') {
    const { second, last } = memory.ofDatabase();
    report('PGlite: heap of its thread, second third', second, 'MB');
    report('PGlite: in the last third against it', last / second, '', { most: 1.15 });
  }
  for (const [kind, times] of logs.kinds) process.stdout.write(`  ${times} × ${kind}\n`);
  for (const line of [...journal.faults, ...logs.unhandled, ...logs.unexpected].slice(0, 40)) {
    process.stdout.write(`  ${line}\n`);
  }
}

process.stdout.write(`seed ${seed}\n`);
try {
  await readEverythingOnce();
  await ride();
  process.stdout.write('all riders have arrived\n');
  await compare();
  reportRun();
} finally {
  await system.close();
}
process.exit(allWithinLimits() ? 0 : 1);
