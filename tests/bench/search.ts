import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { archiveSearchAnswer } from '#server/content-service/content/archive.ts';
import { importContent } from '#server/content-service/import/import-content.ts';
import { GOLDEN_SET } from '#tests/support/golden-set.ts';
import { engines, openTestDatabase } from '../support/content-service/database.ts';
import { manyEntries } from './many-entries.ts';

/** `npm run bench:search`: time of all golden queries and of the most common words in 10,000 entries. */
const ENTRIES = 10_000;
const ROUNDS = 5;
const LIMIT_MS = 100;
const COMMON = [
  'stadt',
  'linie',
  'bahn',
  'haltestelle',
  'die neue Straßenbahn',
  'am',
  'n',
  'uhr',
  'str',
  '"an der"',
];

const now = new Date();
const timeZone = 'Europe/Berlin';

async function measure(engine: (typeof engines)[number]): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'kachel-bench-'));
  const database = await openTestDatabase(engine, folder);
  try {
    const started = performance.now();
    await importContent(database.db, manyEntries(ENTRIES, now).content, { now, timeZone, source: 'bench' });
    await database.pool.query('analyze');
    console.log(`${engine}: ${ENTRIES} entries imported in ${Math.round(performance.now() - started)} ms`);
    const times: { term: string; ms: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const term of [...GOLDEN_SET.map(([golden]) => golden), ...COMMON]) {
        const before = performance.now();
        await archiveSearchAnswer(database.db, term, { now, timeZone });
        times.push({ term, ms: performance.now() - before });
      }
    }
    times.sort((a, b) => a.ms - b.ms);
    const at = (share: number) => times[Math.ceil(times.length * share) - 1]?.ms ?? 0;
    const slowest = [...new Set(times.slice(-25).map(({ term }) => term))].slice(-5);
    console.log(
      `${engine}: median ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms, slowest ${at(1).toFixed(1)} ms (${slowest.join(', ')})`,
    );
    return at(0.95);
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

for (const engine of engines) {
  if ((await measure(engine)) > LIMIT_MS) process.exitCode = 1;
}
console.log(process.exitCode ? `p95 is over ${LIMIT_MS} ms.` : `p95 is within ${LIMIT_MS} ms.`);
