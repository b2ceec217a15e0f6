import path from 'node:path';
import { Redis } from 'ioredis';
import { importContent } from '#server/content-service/import/import-content.ts';
import { ensureBuild } from '../../scripts/build-stamp.mjs';
import { Cluster } from '../cluster/cluster.ts';
import { engines, openTestDatabase } from '../support/content-service/database.ts';
import { freePort, Host, temporaryFolder } from '../support/host.ts';
import { hasNginx } from '../support/nginx.ts';
import { databaseOf, manyEntries, SEARCHES } from './many-entries.ts';
import { cpuSeconds, runLoad } from './measure.ts';

/**
 * `npm run bench:scale`: CPU milliseconds per request by number of entries and of nodes; it must not grow with either.
 * Nodes are measured only if TEST_DATABASE_URL and TEST_REDIS_URL are set; the Redis database is emptied. Needs Linux's
 * /proc.
 */

const ENTRIES = [10, 100, 1000, 10_000];
const NODES = [1, 2];
/** Largest factor, up to 10,000 entries or from one node to two, that counts as noise. */
const MAX_GROWTH = 1.5;
/** From this number on, pages show as many entries as they can. */
const FROM_ENTRIES = 100;
/** From this number on, a search has more hits than it scores (find-entries.ts). */
const FROM_SEARCHED = 1000;
const WARM_SECONDS = 3;
const SECONDS = 4;
/** Share of requests that must succeed; on a busy machine a search may time out. */
const LEAST_SERVED = 0.9;
const redisUrl = process.env.TEST_REDIS_URL ?? '';
const now = new Date();

interface MeasuredRequest {
  name: string;
  addresses: readonly string[];
  /** Served from the page cache, so measured separately. */
  kept?: boolean;
  /** Growth is measured from this number of entries; with fewer there is less work per request. */
  from?: number;
}

type Content = ReturnType<typeof manyEntries>;

const asked = ({ addresses }: Content): MeasuredRequest[] => [
  { name: 'start page, made anew', addresses: ['/'] },
  { name: 'entry, made anew', addresses: addresses.entries },
  { name: 'a day of the archive, made anew', addresses: [addresses.day] },
  { name: 'a search of its own', addresses: SEARCHES, from: FROM_SEARCHED },
  { name: 'start page, from memory', addresses: ['/'], kept: true },
];

/** CPU milliseconds per request, of all servers together. */
async function costOf(
  servers: readonly Host[],
  target: { origin: string },
  { addresses }: MeasuredRequest,
): Promise<number> {
  const cpuUsed = () => servers.reduce((sum, server) => sum + cpuSeconds(server), 0);
  // Low concurrency: this measures the cost of a request, not the capacity.
  const load = { addresses, connections: 2 * servers.length };
  // Warm up every server as long as a single one.
  await runLoad(target, { ...load, seconds: WARM_SECONDS * servers.length });
  const before = cpuUsed();
  const { statuses, done } = await runLoad(target, {
    ...load,
    addresses: [...addresses].reverse(),
    seconds: SECONDS * servers.length,
  });
  const served = statuses[200] ?? 0;
  if (served < done * LEAST_SERVED) throw new Error(`answers: ${JSON.stringify(statuses)}`);
  return ((cpuUsed() - before) * 1000) / served;
}

type Costs = Map<string, number>;

async function withEntries(count: number): Promise<Costs> {
  const content = manyEntries(count, now);
  const database = await databaseOf(content, now);
  const costs: Costs = new Map();
  for (const kept of [false, true]) {
    const host = await Host.start(
      { DATA_DIR: database.dataDir, ...(kept ? {} : { PAGE_CACHE_MB: '0' }) },
      { readyPath: '/readyz' },
    );
    for (const one of asked(content)) {
      if (Boolean(one.kept) === kept) costs.set(one.name, await costOf([host], host, one));
    }
    await host.stop();
  }
  await database.close();
  return costs;
}

async function withNodes(nodes: number): Promise<Costs> {
  const content = manyEntries(100, now);
  const database = await openTestDatabase('postgres');
  await importContent(database.db, content.content, { now, timeZone: 'Europe/Berlin', source: 'bench' });
  const costs: Costs = new Map();
  for (const kept of [false, true]) {
    const keeper = new Redis(redisUrl);
    await keeper.flushdb();
    keeper.disconnect();
    const data = temporaryFolder();
    const cluster = await Cluster.start({
      folder: path.join(data.folder, 'cluster'),
      databaseUrl: database.databaseUrl ?? '',
      redisUrl,
      nodePorts: await Promise.all(Array.from({ length: nodes }, freePort)),
      ...(kept ? {} : { settings: { PAGE_CACHE_MB: '0' } }),
    });
    for (const one of asked(content)) {
      if (Boolean(one.kept) === kept) costs.set(one.name, await costOf(cluster.nodes, cluster, one));
    }
    await cluster.stop();
    data.remove();
  }
  await database.close();
  return costs;
}

/** Prints the cost of each kind of request, and whether the last column is within the allowed growth. */
function print(
  title: string,
  columns: readonly number[],
  measured: readonly Costs[],
  fromOf: (name: string) => number,
): boolean {
  const line = (cells: string[]) =>
    `${cells[0]?.padEnd(34)}${cells
      .slice(1)
      .map((cell) => cell.padStart(12))
      .join('')}\n`;
  process.stdout.write(`\n${line([title, ...columns.map(String), 'growth'])}`);
  let holds = true;
  for (const name of measured[0]?.keys() ?? []) {
    const costs = measured.map((column) => column.get(name) ?? Number.NaN);
    const growth = (costs.at(-1) ?? Number.NaN) / (costs[columns.indexOf(fromOf(name))] ?? Number.NaN);
    const isFlat = growth <= MAX_GROWTH;
    holds &&= isFlat;
    const cells = costs.map((cost) => cost.toPrecision(3));
    process.stdout.write(line([name, ...cells, `${growth.toFixed(2)}${isFlat ? '' : ' FAILS'}`]));
  }
  return holds;
}

ensureBuild();
process.stdout.write(`Milliseconds of CPU time for each request, at most ${MAX_GROWTH} times as much\n`);

const byEntries: Costs[] = [];
for (const count of ENTRIES) byEntries.push(await withEntries(count));
const from = new Map(asked(manyEntries(0, now)).map((one) => [one.name, one.from ?? FROM_ENTRIES]));
const entriesHold = print('entries', ENTRIES, byEntries, (name) => from.get(name) ?? FROM_ENTRIES);

let nodesHold = true;
if (engines.includes('postgres') && redisUrl !== '' && hasNginx) {
  const byNodes: Costs[] = [];
  for (const nodes of NODES) byNodes.push(await withNodes(nodes));
  nodesHold = print('nodes', NODES, byNodes, () => 1);
} else {
  process.stdout.write('\nnodes: not measured; that needs nginx, TEST_DATABASE_URL and TEST_REDIS_URL\n');
}
process.exitCode = entriesHold && nodesHold ? 0 : 1;
