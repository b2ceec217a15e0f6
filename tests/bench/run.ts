import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { cpus } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { consentKey } from '#app/visit/consent.server.ts';
import { Host, temporaryFolder } from '#tests/support/host.ts';
import { ensureBuild } from '../../scripts/build-stamp.mjs';
import { allWithinLimits, report } from '../support/figures.ts';
import { measureInBrowser } from './browser.ts';
import { inTurns, median, residentMegabytes, runLoad } from './measure.ts';
import { pgliteMemory } from './pglite-memory.ts';
import { measureTransfer } from './transfer.ts';

/**
 * `npm run bench`: checks the limits of speed and memory, relative to bare `node:http` with the same bytes. `-- --peer`
 * compares with plain `remix-serve` too, `-- --quick` leaves out memory and browser (minutes), `-- --only pglite` or
 * `memory` measures only PGlite's or a web node's memory. Rates are per CPU time of the server, latencies by the clock.
 * Needs Linux's /proc.
 */
const { values: asked } = parseArgs({
  options: { peer: { type: 'boolean' }, quick: { type: 'boolean' }, only: { type: 'string' } },
});
const ALONE: Record<string, () => Promise<void>> = { pglite: pgliteMemory, memory };

const TWELVE =
  '/ /linie /vorschau /aktion /deal /archiv /ueber-uns /dpa-news /impressum /datenschutz /einstellungen /barrierefreiheit'.split(
    ' ',
  );
const MEMORY_REQUESTS = 100_000;
const SEARCHES = 10_000;
/** Warm-up requests, after which V8 has optimised the hot code. */
const WARM_PAGES = 300;
const CROWDS_BEFORE = 3;
const SECRET = 'bench-bench-bench-bench-bench-bench';

/** A bare server with the bytes that Kachel sends. */
async function bareWith(host: Host, addresses: readonly string[], folder: string): Promise<Host> {
  const pages = await Promise.all(
    addresses.map(async (address, index) => {
      const files = { identity: `${index}.html`, br: `${index}.br` };
      writeFileSync(path.join(folder, files.identity), await asSent(host, address, 'identity'));
      writeFileSync(path.join(folder, files.br), await asSent(host, address, 'br'));
      return { address, etag: await tagOf(host, address), files };
    }),
  );
  writeFileSync(path.join(folder, 'pages.json'), JSON.stringify(pages));
  return Host.start({ BARE_FOLDER: folder }, { command: ['tests/bench/bare.mjs'], readyPath: '/ready' });
}

async function tagOf(host: Host, address: string): Promise<string> {
  return (await host.get(address)).headers.get('ETag') ?? '';
}

/** The body as sent over the network; fetch would decompress it. */
function asSent(host: Host, address: string, encoding: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(`${host.origin}${address}`, { headers: { 'Accept-Encoding': encoding } }, (response) => {
      const pieces: Buffer[] = [];
      response
        .on('data', (piece: Buffer) => pieces.push(piece))
        .on('end', () => resolve(Buffer.concat(pieces)));
    }).on('error', reject);
  });
}

type Headers = Record<string, string>;

const FORMS: Record<string, (host: Host, address: string) => Promise<Headers> | Headers> = {
  identity: () => ({}),
  Brotli: () => ({ 'Accept-Encoding': 'br' }),
  // The most common kind of request.
  'Brotli, with a consent cookie': () => ({
    'Accept-Encoding': 'br',
    Cookie: `mtm_consent=${consentKey(Date.now())}`,
  }),
  'not modified': async (host, address) => ({ 'If-None-Match': await tagOf(host, address) }),
};

/** How V8 has optimised a process by its first requests sways a ratio by 0.1, so each is the median of these starts. */
const STARTS = 5;

async function fromMemory(data: string, bytes: string): Promise<void> {
  const shares = new Map<string, number[]>();
  for (let start = 0; start < STARTS; start += 1) {
    const demo = await Host.start({ DATA_DIR: data }, { readyPath: '/readyz' });
    const addresses = ['/', await firstEntry(demo)];
    const bare = await bareWith(demo, addresses, bytes);
    // Warm-up, or the first measurement would include compilation.
    await runLoad(demo, { addresses, seconds: 4 });
    const kinds = addresses.flatMap((address) => Object.keys(FORMS).map((form) => ({ address, form })));
    // Each start begins with another form.
    for (const { address, form } of [...kinds.slice(start), ...kinds.slice(0, start)]) {
      const load = async (host: Host) => ({
        addresses: [address],
        headers: (await FORMS[form]?.(host, address)) ?? {},
      });
      const name = `from memory: ${address === '/' ? 'start page' : 'entry'}, ${form}`;
      const { share } = await inTurns([demo, () => load(demo)], [bare, () => load(bare)], 1);
      shares.set(name, [...(shares.get(name) ?? []), share]);
    }
    await bare.stop();
    await demo.stop();
  }
  for (const [name, ofStarts] of shares) report(name, median(ofStarts), 'of bare node:http', { least: 0.6 });
}

async function firstEntry(demo: Host): Promise<string> {
  return /href="(\/beitrag\/[^"?]+)"/.exec(await (await demo.get('/')).text())?.[1] ?? '/';
}

async function manyAtOnce(demo: Host): Promise<void> {
  await runLoad(demo, { addresses: ['/'], requests: WARM_PAGES });
  const crowd = await runLoad(demo, {
    addresses: ['/'],
    headers: { 'Accept-Encoding': 'br' },
    connections: 256,
    seconds: 5,
  });
  report('256 connections: slowest hundredth', crowd.p99, 'ms', { most: 250 });
}

async function restart(folder: string): Promise<void> {
  const began = performance.now();
  const host = await Host.start({ DATA_DIR: folder }, { readyPath: '/readyz' });
  report('demo: ready after a restart', (performance.now() - began) / 1000, 's', { most: 5 });
  const { statuses, broken } = await runLoad(host, { addresses: TWELVE, connections: 800, requests: 800 });
  report('800 riders right after it: not served', 800 - (statuses[200] ?? 0) + broken, 'riders', { most: 0 });
  report('demo: memory', residentMegabytes(host), 'MB', { most: 350 });
  await host.stop();
}

const webNode = (folder: string, demo: Host, settings: Record<string, string> = {}) => ({
  DATA_DIR: folder,
  CONTENT_API_URL: `${demo.origin}/api`,
  SESSION_SECRET: SECRET,
  ...settings,
});

const startPage = async () => ({ addresses: ['/'] });

async function uncached(demo: Host, bare: Host): Promise<void> {
  const { folder, remove } = temporaryFolder();
  const host = await Host.start(webNode(folder, demo, { PAGE_CACHE_MB: '0' }));
  await runLoad(host, { addresses: ['/'], requests: WARM_PAGES });
  const { rate, share } = await inTurns([host, startPage], [bare, startPage]);
  report('uncached: start page', rate, 'pages per CPU second');
  report('uncached: start page', share, 'of bare node:http', { least: 0.007 });
  if (asked.peer) await againstPeer(demo, host);
  await tooMuch(host);
  await host.stop();
  remove();
}

async function againstPeer(demo: Host, host: Host): Promise<void> {
  const { folder, remove } = temporaryFolder();
  const peer = await Host.start(webNode(folder, demo), {
    command: ['node_modules/@remix-run/serve/dist/cli.js', 'build/server/index.js'],
    readyPath: '/impressum',
  });
  await runLoad(peer, { addresses: ['/'], requests: WARM_PAGES });
  const { share } = await inTurns([host, startPage], [peer, startPage]);
  report('uncached: start page', share, 'of remix-serve', { least: 1.5 });
  await peer.stop();
  remove();
}

/** Repeated overload: requests beyond capacity must get a 503, and the server must recover once the load ends. */
async function tooMuch(host: Host): Promise<void> {
  const crowd = { addresses: ['/'], connections: 200, seconds: 6 };
  const before: number[] = [];
  // V8's heap varies by a tenth, so compare with the maximum of earlier rounds.
  for (let turn = 0; turn < CROWDS_BEFORE; turn += 1) {
    await runLoad(host, crowd);
    before.push(residentMegabytes(host));
  }
  await runLoad(host, crowd);
  report('overload: memory grown', residentMegabytes(host) / Math.max(...before), 'times', { most: 1.1 });
  const began = performance.now();
  const { status } = await host.get('/');
  const waited = performance.now() - began;
  report('overload: a page right after it', status === 200 ? waited : Number.POSITIVE_INFINITY, 'ms', {
    most: 1000,
  });
}

async function memory(): Promise<void> {
  const content = temporaryFolder();
  const own = temporaryFolder();
  const demo = await Host.start({ DATA_DIR: content.folder }, { readyPath: '/readyz' });
  const host = await Host.start(webNode(own.folder, demo));
  await runLoad(host, { addresses: TWELVE, connections: 32, requests: MEMORY_REQUESTS });
  report('web node: memory after 100,000 requests', residentMegabytes(host), 'MB', { most: 150 });
  const searches = Array.from({ length: SEARCHES }, (_, index) => `/archivsuche?q=wort${index}`);
  await runLoad(host, { addresses: searches, connections: 8, requests: SEARCHES });
  report('web node: memory after 10,000 searches', residentMegabytes(host), 'MB', { most: 150 });
  await host.stop();
  await demo.stop();
  for (const { remove } of [own, content]) remove();
}

/** An entry linked from the start page without islands. */
async function plainEntry(demo: Host): Promise<string> {
  const start = await (await demo.get('/')).text();
  for (const [, address = ''] of start.matchAll(/href="(\/beitrag\/[^"?]+)"/g)) {
    if (!(await (await demo.get(address)).text()).includes(' data-island="')) return address;
  }
  throw new Error('every entry has an island');
}

async function everything(): Promise<void> {
  const data = temporaryFolder();
  const bytes = temporaryFolder();
  await fromMemory(data.folder, bytes.folder);
  const demo = await Host.start({ DATA_DIR: data.folder }, { readyPath: '/readyz' });
  const bare = await bareWith(demo, ['/'], bytes.folder);
  await manyAtOnce(demo);
  await uncached(demo, bare);
  await bare.stop();
  if (!asked.quick) {
    await measureInBrowser(demo.origin, await plainEntry(demo));
    await measureTransfer(demo);
    await memory();
    await pgliteMemory();
  }
  await demo.stop();
  await restart(data.folder);
  data.remove();
  bytes.remove();
}

async function main(): Promise<void> {
  const part = asked.only === undefined ? everything : ALONE[asked.only];
  if (!part) throw new Error(`--only ${asked.only}: there is ${Object.keys(ALONE).join(', ')}`);
  ensureBuild();
  const [machine] = cpus();
  process.stdout.write(`${cpus().length} × ${machine?.model}, Node ${process.version}\n\n`);
  await part();
  process.exitCode = allWithinLimits() ? 0 : 1;
}

await main();
