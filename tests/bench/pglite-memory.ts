import { setTimeout as pause } from 'node:timers/promises';
import { report } from '../support/figures.ts';
import { freePort, Host } from '../support/host.ts';
import { databaseOf, manyEntries } from './many-entries.ts';
import { databaseHeapMegabytes, type Load, residentMegabytes, runLoad } from './measure.ts';

const ENTRIES = 5000;
const WARM_SECONDS = 3;
const ONE_ENTRY_SECONDS = 25;
const READS = { before: 50_000, more: 150_000 };
/** The last reads of each phase, during which the heap is sampled. */
const READS_OF_LEVEL = 10_000;
const LOOK_AGAIN_MS = 250;
/** Megabytes of normal fluctuation. With `execProtocolRaw`, 12,000 reads made it grow by 117 and 107. */
const MAX_GROWN = { resident: 80, heap: 20 };

/**
 * Checks that PGlite doesn't leak the rows it has sent (db/pglite-worker.mjs). Reads from the content service, which
 * caches no responses, so each read is a query.
 */
export async function pgliteMemory(): Promise<void> {
  const now = new Date();
  const content = manyEntries(ENTRIES, now);
  const database = await databaseOf(content, now);
  const [port, metricsPort] = [String(await freePort()), await freePort()];
  const host = await Host.start(
    { DATA_DIR: database.dataDir, PORT: port, CONTENT_PORT: port, METRICS_PORT: String(metricsPort) },
    { command: ['build/host/content.js'], readyPath: '/readyz' },
  );
  const addresses = content.content.entries.map(({ id }) => `/api/content/v1/entry/${id}/de`);
  const reads = async (requests: number) => {
    await read(host, { addresses, requests: requests - READS_OF_LEVEL });
    const lastReads = read(host, { addresses, requests: READS_OF_LEVEL });
    return { heap: await lowestHeapDuring(lastReads, metricsPort), resident: residentMegabytes(host) };
  };

  const one = { addresses: addresses.slice(0, 1) };
  await read(host, { ...one, seconds: WARM_SECONDS });
  const atFirst = residentMegabytes(host);
  await read(host, { ...one, seconds: ONE_ENTRY_SECONDS });
  const grown = residentMegabytes(host) - atFirst;
  report('PGlite, one entry for 25 s: memory grown', grown, 'MB', { most: MAX_GROWN.resident });
  const before = await reads(READS.before);
  const after = await reads(READS.more);
  report('PGlite, 50,000 reads of 5,000 entries: memory', before.resident, 'MB');
  report('150,000 more: memory grown', after.resident - before.resident, 'MB', { most: MAX_GROWN.resident });
  report('150,000 more: heap of its thread grown', after.heap - before.heap, 'MB', { most: MAX_GROWN.heap });
  await host.stop();
  await database.close();
}

async function read(host: Host, load: Load): Promise<void> {
  const { statuses, done, broken } = await runLoad(host, load);
  if (statuses[200] !== done || broken > 0)
    throw new Error(`answers: ${JSON.stringify({ statuses, broken })}`);
}

/** The lowest sample, right after a garbage collection, which can't be triggered from outside. */
async function lowestHeapDuring(work: Promise<void>, metricsPort: number): Promise<number> {
  let lowest = Number.POSITIVE_INFINITY;
  let isOver = false;
  const look = async () => {
    for (; !isOver; await pause(LOOK_AGAIN_MS)) {
      lowest = Math.min(lowest, (await databaseHeapMegabytes(metricsPort)) ?? Number.POSITIVE_INFINITY);
    }
  };
  const ends = work.finally(() => {
    isOver = true;
  });
  await Promise.all([ends, look()]);
  return lowest;
}
