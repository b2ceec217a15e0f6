import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * `npm run pages keep`, a change that must not be seen, `npm run build`, `npm run pages compare`: every address of the
 * demo's sitemap and the pages beside it, as three riders get them, byte for byte. What no two runs have in common is
 * levelled first: ids of forms, sealed values, names of built files, times that pass.
 */

const FOLDER = 'test-results/pages';
const PORT = Number(process.env.PORT ?? 3190);
const ORIGIN = `http://localhost:${PORT}`;
const VARIANTS = ['lang=de', 'lang=en', 'lang=de&display=text'];
const BESIDE = [
  '/archivsuche?q=bahn',
  '/nope',
  '/surveyresult/142/142',
  '/datenschutz',
  '/impressum',
  '/barrierefreiheit',
];

const LEVELLED = [
  [/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'UUID'],
  [/(\/assets\/[\w.$-]+?)-[\w-]{8}\./g, '$1.'],
  [/value="[\w~.-]{60,}"/g, 'value="SEALED"'],
  [/'sha256-[^']+'/g, 'HASH'],
  [/\b(?:vor \d+ (?:Min\.|Std\.)|gerade eben|\d+ (?:min|h) ago|just now)/g, 'AGO'],
  [/(leastMs&quot;:)\d+/g, '$1AGO'],
  [/\b\d{1,2}:\d{2}\b/g, 'TIME'],
];

const levelled = (page) => LEVELLED.reduce((text, [pattern, word]) => text.replace(pattern, word), page);

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
    for (const variant of VARIANTS) {
      const address = `${path}${path.includes('?') ? '&' : '?'}${variant}`;
      const answer = await fetch(ORIGIN + address, { redirect: 'manual' });
      yield [address, levelled(`${answer.status}\n${await answer.text()}`)];
    }
  }
}

const fileOf = (address) => `${FOLDER}/${encodeURIComponent(address)}.html`;

/** Where two texts part, with what stands around it. */
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
const child = spawn(process.execPath, ['tests/support/fresh-demo.mjs'], {
  env: { ...process.env, PORT: String(PORT), LOG_LEVEL: 'error' },
  stdio: ['ignore', 'inherit', 'inherit'],
});
try {
  await ready(child);
  await work();
} finally {
  child.kill('SIGTERM');
}
