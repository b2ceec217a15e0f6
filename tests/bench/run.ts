import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { performance } from 'node:perf_hooks';
import { isBuildFresh } from '../../scripts/build-stamp.mjs';
import { freePort, Host, temporaryFolder } from '../support/host.ts';
import { type Answer, bareServer, inTurns, load, rawAnswer, residentMb } from './measure.ts';

/**
 * `npm run bench`: how fast and how light, as ratios to what the machine could do in the same run, against the budgets
 * of docs/performance.md. `-- --peer` asks a stock Remix server with the same pages, too.
 */

const TURNS = 3;
const SECONDS = 3;

interface Figure {
  what: string;
  value: string;
  budget: string;
  holds: boolean;
}
const figures: Figure[] = [];

function tell(
  what: string,
  value: number,
  unit: string,
  limit: ['at least' | 'at most', number] | null,
): void {
  const digits = value < 1 ? 4 : value < 10 ? 2 : 0;
  const holds = limit === null || (limit[0] === 'at least' ? value >= limit[1] : value <= limit[1]);
  const budget = limit ? `${limit[0]} ${limit[1]}` : '';
  figures.push({ what, value: `${value.toFixed(digits)} ${unit}`.trim(), budget, holds });
  console.log(
    `${holds ? ' ' : '!'} ${what.padEnd(58)} ${value.toFixed(digits).padStart(9)} ${unit.padEnd(6)} ${budget}`,
  );
}

const portOf = (host: Host) => Number(new URL(host.origin).port);
const sleepless = { LOG_LEVEL: 'error', METRICS_PORT: '0' };

async function demo(settings: Record<string, string> = {}) {
  const { folder, remove } = temporaryFolder();
  const began = performance.now();
  const host = await Host.start({ ...sleepless, DATA_DIR: folder, ...settings }, { readyPath: '/readyz' });
  while (!(await host.get('/readyz')).ok) await new Promise((resolve) => setTimeout(resolve, 50));
  const end = async () => {
    await host.stop();
    remove();
  };
  return { host, readyMs: performance.now() - began, end };
}

async function fromMemory(): Promise<void> {
  const { host, readyMs, end } = await demo();
  tell('Demo mode: ready after', readyMs / 1000, 's', ['at most', 5]);
  const port = portOf(host);
  const answers: Answer[] = [];
  const entry = (await addresses(host)).find((path) => path.startsWith('/beitrag/')) ?? '';
  for (const path of ['/', entry]) {
    for (const encoding of ['identity', 'br']) {
      await host.get(path, { headers: { 'Accept-Encoding': encoding } });
      answers.push(await rawAnswer(port, path, encoding));
    }
  }
  const { folder, remove } = temporaryFolder();
  writeFileSync(`${folder}/answers.json`, JSON.stringify(answers));
  const barePort = await freePort();
  const bare = bareServer(barePort, `${folder}/answers.json`);
  await new Promise((resolve) => setTimeout(resolve, 500));
  for (const { path, encoding, headers } of answers) {
    const name = path === '/' ? 'Start page' : 'Entry';
    const asked = { path, connections: 16, seconds: SECONDS };
    const given = { 'Accept-Encoding': encoding };
    const [own, limit] = await inTurns(
      TURNS,
      { ...asked, port, headers: given },
      { ...asked, port: barePort, headers: given },
    );
    tell(`${name} from memory, ${encoding}, a second`, own, '', null);
    tell(`${name} from memory, ${encoding}, of bare node:http`, own / limit, '', ['at least', 0.6]);
    if (encoding !== 'br') continue;
    const known = { ...given, 'If-None-Match': headers.etag ?? '' };
    const [unchanged, bare304] = await inTurns(
      TURNS,
      { ...asked, port, headers: known },
      { ...asked, port: barePort, headers: known },
    );
    tell(`${name} unchanged (304), of bare node:http`, unchanged / bare304, '', ['at least', 0.6]);
  }
  const many = await load({
    port,
    path: '/',
    headers: { 'Accept-Encoding': 'br' },
    connections: 256,
    seconds: 5,
  });
  tell('256 connections: 99 of 100 answers within', many.p99 ?? Number.NaN, 'ms', ['at most', 250]);
  tell('256 connections: refused or broken', many.broken + failed(many.statuses), '', ['at most', 0]);
  tell('Demo mode: memory after all that', residentMb(host.child.pid), 'MB', ['at most', 350]);
  await uncached(barePort);
  bare.kill();
  remove();
  await end();
}

const failed = (statuses: Record<string, number>) =>
  Object.entries(statuses).reduce((sum, [status, count]) => sum + (status < '400' ? 0 : count), 0);

async function uncached(barePort: number): Promise<void> {
  const { host, end } = await demo({ PAGE_CACHE_MB: '0' });
  const given = { path: '/', headers: { 'Accept-Encoding': 'identity' }, connections: 4 };
  await load({ ...given, port: portOf(host), seconds: 4 });
  const [own, limit] = await inTurns(
    TURNS,
    { ...given, port: portOf(host), seconds: SECONDS },
    { ...given, port: barePort, connections: 16, seconds: SECONDS },
  );
  tell('Start page made anew each time, a second', own, '', null);
  tell('Start page made anew each time, of bare node:http', own / limit, '', ['at least', 0.007]);
  if (process.argv.includes('--peer')) await peer(host, given);
  const before = residentMb(host.child.pid);
  await load({ ...given, port: portOf(host), connections: 1000, seconds: 5 });
  const began = performance.now();
  while (!(await host.get('/').catch(() => null))?.ok)
    await new Promise((resolve) => setTimeout(resolve, 20));
  tell('Ten times too many: an ordinary page again after', performance.now() - began, 'ms', [
    'at most',
    1000,
  ]);
  tell('Ten times too many: memory grows by', residentMb(host.child.pid) - before, 'MB', ['at most', 100]);
  await end();
}

/** The same app as Remix's own server runs it: its compression, its data stream, nothing kept. */
async function peer(
  host: Host,
  given: { path: string; headers: Record<string, string>; connections: number },
) {
  const { folder, remove } = temporaryFolder();
  const stock = await Host.start(
    {
      ...sleepless,
      DATA_DIR: folder,
      CONTENT_API_URL: `${host.origin}/api`,
      SESSION_SECRET: 'demo-secret-of-the-bench-only-0123456789',
    },
    { command: ['node_modules/@remix-run/serve/dist/cli.js', 'build/server/index.js'], readyPath: '/' },
  );
  await load({ ...given, port: portOf(stock), seconds: 4 });
  const [own, other] = await inTurns(
    TURNS,
    { ...given, port: portOf(host), seconds: SECONDS },
    { ...given, port: portOf(stock), seconds: SECONDS },
  );
  tell('Stock Remix server, same page, a second', other, '', null);
  tell('Start page made anew, times stock Remix', own / other, '', ['at least', 1.5]);
  await stock.stop();
  remove();
}

async function addresses(host: Host): Promise<string[]> {
  const sitemap = await (await host.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, loc = '']) => new URL(loc).pathname);
}

/** A tram line stops just after a restart: 800 riders, each at one of twelve addresses, within a second. */
async function wave(): Promise<void> {
  const { host, end } = await demo();
  const paths = (await addresses(host)).slice(0, 12);
  const began = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: 800 }, async (_, rider) => {
      await new Promise((resolve) => setTimeout(resolve, rider * 1.25));
      const answer = await host.get(paths[rider % 12] ?? '/').catch(() => null);
      await answer?.arrayBuffer();
      return answer?.status ?? 0;
    }),
  );
  tell('800 riders after a restart: not served', statuses.filter((status) => status !== 200).length, '', [
    'at most',
    0,
  ]);
  tell('800 riders after a restart: all served after', (performance.now() - began) / 1000, 's', null);
  await end();
}

/** The web app alone, its content from another process. */
async function webNode(): Promise<void> {
  const { host: content, end } = await demo({ PAGE_CACHE_MB: '0' });
  const { folder, remove } = temporaryFolder();
  const web = await Host.start({
    ...sleepless,
    DATA_DIR: folder,
    CONTENT_API_URL: `${content.origin}/api`,
    SESSION_SECRET: 'demo-secret-of-the-bench-only-0123456789',
  });
  const port = portOf(web);
  tell('Web node: memory when ready', residentMb(web.child.pid), 'MB', null);
  let asked = 0;
  while (asked < 100_000) {
    const came = await load({
      port,
      path: '/',
      headers: { 'Accept-Encoding': 'br' },
      connections: 16,
      seconds: 2,
    });
    asked += came.rate * 2;
  }
  tell('Web node: memory after 100,000 requests', residentMb(web.child.pid), 'MB', ['at most', 150]);
  for (let search = 0; search < 10_000; search += 50) {
    await Promise.all(
      Array.from({ length: 50 }, async (_, one) => {
        const answer = await web.get(`/archivsuche?q=bahn+${search + one}`).catch(() => null);
        await answer?.arrayBuffer();
      }),
    );
  }
  tell('Web node: memory after 10,000 searches', residentMb(web.child.pid), 'MB', ['at most', 150]);
  await web.stop();
  remove();
  await end();
}

if (!isBuildFresh()) spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}\n`);
const parts = { memory: fromMemory, wave, web: webNode };
const named = Object.entries(parts).filter(([name]) => process.argv.includes(name));
for (const [, part] of named.length > 0 ? named : Object.entries(parts)) await part();
const over = figures.filter(({ holds }) => !holds);
console.log(over.length === 0 ? '\nAll within budget.' : `\n${over.length} over budget.`);
process.exit(over.length === 0 ? 0 : 1);
