import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';

/**
 * Snapshot test of all pages, for changes that must not be visible: `npm run pages keep`, the change, `npm run build`,
 * `npm run pages compare`. Compares status, headers and body of every URL in the demo's sitemap and further ones, for
 * different kinds of riders, in German and English. Values that differ between any two runs are replaced first: form
 * ids, sealed values, names of built files, passing times.
 */

const FOLDER = 'test-results/pages';
/** A fixed port: the portal page's QR code contains the whole URL. */
const PORT = Number(process.env.PORT ?? 3190);
const ORIGIN = `http://localhost:${PORT}`;
/** Node's default user agent counts as a robot. */
const PHONE =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const SESSION_SECRET = 'demo secret of the comparison';
const CONSENT = `mtm_consent=${Date.now()}.compared`;
/** Kinds of requests that the page cache, the shell or an entry's form distinguish. */
const RIDERS = {
  plain: {},
  text: { query: 'display=text' },
  consent: { headers: { Cookie: CONSENT } },
  refused: { headers: { Cookie: 'mtm_consent_removed=1' } },
  referred: { headers: { Referer: `${ORIGIN}/linie` } },
  searched: { headers: { Referer: `${ORIGIN}/archivsuche?q=bahn` } },
  portal: { query: 'channel=portal' },
  screen: { query: 'channel=screen' },
  robot: { headers: { 'User-Agent': 'Googlebot/2.1' } },
};
const LANGUAGES = ['de', 'en'];
/** Only the presence of an ETag is compared: it is a hash over the replaced values. */
const HEADERS = [
  'Location',
  'Vary',
  'Cache-Control',
  'Set-Cookie',
  'Content-Type',
  'Content-Language',
  'Link',
];
const BESIDE = [
  '/archivsuche?q=bahn',
  '/nope',
  '/surveyresult/142/142',
  '/datenschutz',
  '/impressum',
  '/barrierefreiheit',
];

/** Fails if the port is in use: another server would respond instead of the demo. */
async function requireFree() {
  const server = createServer().listen(PORT);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

const VOLATILE = [
  [/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'UUID'],
  [/(\/assets\/[\w.$-]+?)-[\w-]{6,8}\./g, '$1.'],
  [/value="[\w~.-]{60,}"/g, 'value="SEALED"'],
  [/s-maxage=\d+/, 's-maxage=SECONDS'],
  [/(Expires=)[^;,]+,[^;,]+/g, '$1TIME'],
  [/'sha256-[^']+'/g, 'HASH'],
  [/\b(?:vor \d+ (?:Min\.|Std\.)|gerade eben|\d+ (?:min|h) ago|just now)/g, 'AGO'],
  [/(leastMs&quot;:)\d+/g, '$1AGO'],
  [/\b\d{1,2}:\d{2}\b/g, 'TIME'],
];

const normalised = (page) => VOLATILE.reduce((text, [pattern, word]) => text.replace(pattern, word), page);

async function ready(child) {
  for (;;) {
    if (child.exitCode !== null) throw new Error('The demo did not start; `npm run build` first.');
    const answer = await fetch(`${ORIGIN}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function* pages() {
  const sitemap = await (await fetch(`${ORIGIN}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address]) => new URL(address).pathname,
  );
  for (const path of new Set([...listed, ...BESIDE])) {
    for (const [rider, { query = '', headers = {} }] of Object.entries(RIDERS)) {
      for (const language of LANGUAGES) {
        const address = `${path}${path.includes('?') ? '&' : '?'}lang=${language}${query && `&${query}`}`;
        const answer = await fetch(ORIGIN + address, {
          redirect: 'manual',
          headers: { 'User-Agent': PHONE, ...headers },
        });
        const told = HEADERS.map((name) => `${name}: ${answer.headers.get(name) ?? ''}`);
        const tag = `ETag: ${answer.headers.get('ETag')?.replace(/"[^"]*"/, '"…"') ?? ''}`;
        const text = [answer.status, ...told, tag, await answer.text()].join('\n');
        yield [`${rider} ${address}`, normalised(text)];
      }
    }
  }
}

const fileOf = (address) => `${FOLDER}/${encodeURIComponent(address)}.html`;

/** The first difference of two texts, with context. */
function firstDifference(before, after) {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  const around = (text) => JSON.stringify(text.slice(Math.max(0, at - 40), at + 80));
  return `  before ${around(before)}\n  after  ${around(after)}`;
}

async function keep() {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for await (const [address, page] of pages()) writeFileSync(fileOf(address), page);
  console.log(`${readdirSync(FOLDER).length} pages kept`);
}

async function compare() {
  if (!existsSync(FOLDER)) throw new Error('There is nothing to compare with: `npm run pages keep` first.');
  const known = new Set(readdirSync(FOLDER));
  let same = 0;
  let others = 0;
  for await (const [address, page] of pages()) {
    const file = fileOf(address);
    known.delete(`${encodeURIComponent(address)}.html`);
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (before === page) same += 1;
    else {
      others += 1;
      console.log(`${address}\n${firstDifference(before, page)}`);
    }
  }
  for (const gone of known) console.log(`${decodeURIComponent(gone)} is gone`);
  console.log(`${same} pages the same, ${others + known.size} not`);
  process.exitCode = others + known.size > 0 ? 1 : 0;
}

const work = { keep, compare }[process.argv[2]];
if (!work) {
  console.error('npm run pages keep | npm run pages compare');
  process.exit(2);
}
await requireFree();
const child = spawn(process.execPath, ['tests/support/fresh-demo.mjs'], {
  env: { ...process.env, PORT: String(PORT), LOG_LEVEL: 'error', SESSION_SECRET },
  stdio: ['ignore', 'inherit', 'inherit'],
});
try {
  await ready(child);
  await work();
} finally {
  child.kill('SIGTERM');
}
