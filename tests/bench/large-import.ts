import { setTimeout as pause } from 'node:timers/promises';
import { createAdmin } from '#server/content-service/admin/admin.ts';
import { pageContent } from '#server/content-service/content/pages.ts';
import { entryAnswer } from '#server/content-service/content/single-entry.ts';
import { engines, openTestDatabase } from '../support/content-service/database.ts';
import { TestSubmissionServer, uuid } from '../support/content-service/submission-server.ts';
import { manyEntries, SHOWN } from './many-entries.ts';

/**
 * `tsx tests/bench/large-import.ts [ENTRIES]`: latency of 20 readers and 5 senders during an import of 10,000 entries
 * and a second one that replaces them, and whether anyone sees a partial import. On Postgres if TEST_DATABASE_URL is
 * set.
 */

const COUNT = Number(process.argv[2] ?? 10_000);
const READERS = 20;
const SENDERS = 5;
const MAX_MS = { read: 1000, save: 2000 };

const now = new Date();
const database = await openTestDatabase(engines.at(-1) ?? 'pglite');
const service = new TestSubmissionServer(database);
service.now = now;
await service.listen();
const { db, dataDir } = database;
const sharesSession = database.engine === 'pglite';
const admin = createAdmin({ db, dataDir, timeZone: 'Europe/Berlin', now: () => new Date(), sharesSession });

/** Without pictures, because their files don't exist. */
function contentOf(version: string) {
  const { entries, pages } = manyEntries(COUNT, now).content;
  const raffle = { id: '5', title: 'Los', kacheln: [{ type: 'competition', id: '1', title: 'Karten' }] };
  const texts = entries.map(({ kacheln, title, ...entry }) => ({
    ...entry,
    title: `${version} ${title}`,
    kacheln: kacheln.filter((tile) => !JSON.stringify(tile).includes('/api/uploads/')),
  }));
  return { entries: [raffle, ...texts], pages };
}

let isRunning = true;
let waits: Record<keyof typeof MAX_MS, number[]> = { read: [], save: [] };
let halves = 0;

async function timed<Value>(kind: keyof typeof waits, work: () => Promise<Value>): Promise<Value> {
  const start = performance.now();
  const value = await work();
  waits[kind].push(performance.now() - start);
  return value;
}

async function read(n: number): Promise<void> {
  const view = { at: now, preview: false };
  while (isRunning) {
    const answer = await timed('read', () => pageContent(db, 'start', view));
    const positions = (answer?.body ?? []) as { entries: { title: string }[] }[];
    const versions = positions.flatMap(({ entries }) => entries.map(({ title }) => title.split(' ')[0]));
    if (new Set(versions).size !== 1 || versions.length !== SHOWN) halves += 1;
    await timed('read', () => entryAnswer(db, String(100_000 + n), view));
    await pause(100);
  }
}

async function send(): Promise<void> {
  while (isRunning) {
    const form = { firstname: 'Kim', lastname: 'Muster', agb: true };
    const body = { submission_id: uuid(), entry_id: '5', competition_id: '1', ...form };
    const { body: answer } = await timed('save', () => service.post('/competition/v1/save', body));
    if (answer.state !== 'success') throw new Error(JSON.stringify(answer));
    await pause(300);
  }
}

type Content = ReturnType<typeof contentOf>;

async function measure(what: string, file: Content, replace: boolean): Promise<void> {
  waits = { read: [], save: [] };
  const start = performance.now();
  await admin.import(file, { replace });
  const seconds = Math.round((performance.now() - start) / 1000);
  const worst = (kind: keyof typeof waits) => Math.round(Math.max(...waits[kind]));
  process.stdout.write(
    `${what}: ${seconds} s; worst of ${waits.read.length} reads ${worst('read')} ms, of ${waits.save.length} saves ${worst('save')} ms, ${halves} half seen\n`,
  );
  if (worst('read') > MAX_MS.read || worst('save') > MAX_MS.save || halves > 0) process.exitCode = 1;
}

// Made before the riders start: making one blocks the thread for half a second.
const added = contentOf('neu');
const changed = contentOf('anders');
const { entries, pages } = contentOf('zuerst');
await admin.import({ entries: entries.slice(0, 90), pages }, { replace: false });
const riders = [
  ...Array.from({ length: READERS }, (_, n) => read(n)),
  ...Array.from({ length: SENDERS }, send),
];
await measure(`${COUNT} new entries`, added, false);
await measure('the same, changed, in place of all', changed, true);
isRunning = false;
await Promise.all(riders);
await service.close();
