import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { de } from '#app/i18n/de.ts';
import { consentKey } from '#app/visit/consent.server.ts';
import { SHOTS } from '../gallery/screens.ts';
import { Host, temporaryFolder } from '../support/host.ts';
import { Tunnel } from '../support/tunnel.ts';
import { faultsInPage, seeAll } from './looks.ts';
import { OldPage } from './old-chromium.ts';

/**
 * `npm run test:engines`, on a build: every screen of the gallery in Chromium 64, the oldest engine that pages are made for
 * and that runs here, on a phone and wide, then a vote, a raffle and a tunnel. `-- raffle` looks at the screens of that name only.
 */

const only = process.argv[2] ?? '';
const FOLDER = 'test-results/engines';
const SIZES = [
  { width: 375, height: 667 },
  { width: 1280, height: 800 },
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

async function look(name: string, path: string, cookies: Readonly<Record<string, string>>): Promise<void> {
  if (!name.includes(only)) return;
  for (const { width, height } of SIZES) {
    await page.resize(width, height);
    await page.setCookies(host.origin, { lang: 'de', ...cookies });
    await page.goto(host.origin + path);
    await page.run(seeAll);
    const found = [...(await page.run(faultsInPage)), ...page.takeSaid()];
    for (const fault of found) tell(`${name} at ${width} px: ${fault}`);
    writeFileSync(`${FOLDER}/${`${name} ${width}`.replace(/\W+/g, '-')}.png`, await page.picture());
    looked += 1;
  }
}

for (const { name, path, host: from = 'demo', after, cookies = consenting } of SHOTS) {
  if (from === 'demo' && !after) await look(name, path, cookies);
}
// A first visit, where the banner asks.
for (const path of ['/', '/beitrag/110', '/?text=on', '/?channel=portal', '/?channel=screen']) {
  await look(`first visit ${path}`, path, {});
}

function accept(): void {
  const button = document.querySelector<HTMLElement>('button[name=decision][value=accept]');
  if (button) button.click();
}

/** A first visit: the banner is answered, then something is sent. */
async function journey(name: string, path: string, send: () => void, thanks: string): Promise<void> {
  await page.resize(375, 667);
  await page.setCookies(host.origin, { lang: 'de' });
  await page.goto(host.origin + path);
  for (const press of [accept, send]) {
    await page.run(seeAll);
    await page.loads(() => page.run(press)).catch((error) => tell(`${name}: ${error.message}`));
  }
  const text = await page.run(() => document.body.innerText);
  if (!text.includes(thanks)) tell(`${name}: no '${thanks}'`);
  writeFileSync(`${FOLDER}/${name.replace(' ', '-')}.png`, await page.picture());
  for (const said of page.takeSaid()) tell(`${name}: ${said}`);
}

await journey(
  'a vote',
  '/beitrag/140',
  () => {
    const choice = document.querySelector<HTMLInputElement>('main input[type=radio]');
    if (choice) choice.click();
    const button = document.querySelector<HTMLElement>('main form [data-needs-choice]');
    if (button) button.click();
  },
  de.surveyThanks,
);
await journey(
  'a raffle',
  '/beitrag/110',
  () => {
    for (const field of Array.from(
      document.querySelectorAll<HTMLInputElement>('main form input, main form textarea'),
    )) {
      if (field.type === 'checkbox') field.checked = true;
      else if (field.type === 'email') field.value = 'alt@example.org';
      else if (field.type === 'tel') field.value = '0211 123456';
      else if (field.type !== 'hidden') field.value = 'Ada';
    }
    const buttons = document.querySelectorAll<HTMLElement>('main form button');
    const last = buttons[buttons.length - 1];
    if (last) last.click();
  },
  de.competitionSuccessTitle,
);

/** The service worker keeps what was read, and shows it where nobody answers. */
async function inTunnel(): Promise<void> {
  const tunnel = await Tunnel.to(host.origin);
  await page.setCookies(tunnel.origin, { lang: 'de' });
  await page.goto(`${tunnel.origin}/linie`);
  const isStored = () =>
    page.run(() =>
      caches
        .match('/', { ignoreSearch: true })
        .then((copy) => !!copy && !!navigator.serviceWorker.controller),
    );
  for (let tries = 0; tries < 40 && !(await isStored()); tries += 1) await setTimeout(500);
  tunnel.way = 'closed';
  await page.goto(`${tunnel.origin}/linie`).catch((error) => tell(`a tunnel: ${error.message}`));
  const text = await page.run(() => document.body.innerText);
  if (!/Stand [\d:]+, offline/.test(text)) tell(`a tunnel: ${text.slice(0, 80)}`);
  page.takeSaid();
  await tunnel.close();
}

await inTunnel();
await page.close();
await host.stop();
remove();
console.log(`${looked} looks, 3 journeys, ${faults} faults; pictures in ${FOLDER}/`);
process.exitCode = faults > 0 ? 1 : 0;
