import { mkdirSync, writeFileSync } from 'node:fs';
import { consentKey } from '#app/visit/consent.server.ts';
import { SHOTS } from '../gallery/screens.ts';
import { Host, temporaryFolder } from '../support/host.ts';
import { faultsInTunnel, faultsOf, JOURNEYS } from './journeys.ts';
import { faultsInPage, seeAll } from './looks.ts';
import { OldPage } from './old-chromium.ts';

/**
 * `npm run test:engines`, needs a build: every screen of the gallery in Chromium 64, the oldest supported engine that
 * runs here, in phone and desktop width, then a vote, a raffle and offline use. `-- raffle` checks only matching
 * screens.
 */

const only = process.argv[2] ?? '';
const FOLDER = 'test-results/engines';
const SIZES = [
  { width: 375, height: 667 },
  { width: 1280, height: 720 },
];

mkdirSync(FOLDER, { recursive: true });
const consenting = { mtm_consent: consentKey(Date.now()) };
const { folder, remove } = temporaryFolder();
const host = await Host.start({ DATA_DIR: folder }, { readyPath: '/readyz' });
const page = await OldPage.open();
let faults = 0;
let looked = 0;

function tell(fault: string): void {
  faults += 1;
  console.log(`✘ ${fault}`);
}

function write(name: string, picture: Buffer): void {
  writeFileSync(`${FOLDER}/${name.replace(/\W+/g, '-')}.png`, picture);
}

async function look(name: string, path: string, cookies: Readonly<Record<string, string>>): Promise<void> {
  if (!name.includes(only)) return;
  for (const { width, height } of SIZES) {
    await page.resize(width, height);
    await page.setCookies(host.origin, { lang: 'de', ...cookies });
    await page.goto(host.origin + path);
    await page.run(seeAll);
    write(`${name} ${width}`, await page.picture());
    const found = [...(await page.run(faultsInPage)), ...page.takeSaid()];
    for (const fault of found) tell(`${name} at ${width} px: ${fault}`);
    looked += 1;
  }
}

for (const { name, path, host: from = 'demo', after, cookies = consenting } of SHOTS) {
  if (from === 'demo' && !after) await look(name, path, cookies);
}
// A first visit, with the consent banner.
for (const path of ['/', '/beitrag/110', '/?text=on', '/?channel=portal', '/?channel=screen']) {
  await look(`first visit ${path}`, path, {});
}

for (const journey of JOURNEYS.filter(({ name }) => name.includes(only))) {
  for (const { width, height } of SIZES) {
    await page.resize(width, height);
    const keep = (step: number, picture: Buffer) => write(`${journey.name} ${step} ${width}`, picture);
    for (const fault of await faultsOf(page, host.origin, journey, keep)) tell(`${fault}, at ${width} px`);
  }
}
for (const fault of await faultsInTunnel(page, host.origin)) tell(fault);

await page.close();
await host.stop();
remove();
console.log(
  `${page.version}: ${looked} looks, ${JOURNEYS.length + 1} journeys, ${faults} faults; pictures in ${FOLDER}/`,
);
process.exitCode = faults > 0 ? 1 : 0;
