import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { de } from '#app/i18n/de.ts';
import { en } from '#app/i18n/en.ts';
import { hasHtmlChecker, htmlFaults } from '../support/html-checker.ts';
import { launchChromium } from '../support/launch-chromium.ts';
import { busyPages } from './busy-pages.ts';
import { recorded, writeContactSheet } from './contact-sheet.ts';
import { faultsOf } from './faults.ts';
import { type Hosts, startHosts } from './hosts.ts';
import { type Picture, sizesOf, takePicture } from './pictures.ts';
import { SHOTS } from './screens.ts';
import { languageOf, type Shot, VARIANTS, type Variant } from './shots.ts';

/**
 * `npm run gallery`, needs a build: screenshots of every screen in every state, in German, in English, text-only and
 * without scripts, in six sizes, on one local page with the changes since the last run; and checks of all of them.
 */

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    width: { type: 'string', multiple: true, default: [] },
    variant: { type: 'string', multiple: true, default: [] },
    /** Only checks, no pictures. */
    check: { type: 'boolean', default: false },
    /** Only pictures, no checks. */
    pictures: { type: 'boolean', default: false },
  },
});
const AT_ONCE = 2;
const NOW = Date.parse('2026-11-20T14:00:00Z');
const REFUSED = { mtm_consent_removed: '1' };

const widths = values.width.map(Number);
const shots = SHOTS.filter(({ name }) => values.only.every((part) => name.includes(part)));
const variantsOf = ({ variants = VARIANTS }: Shot) =>
  variants.filter((variant) => values.variant.length === 0 || values.variant.includes(variant));

const pictures: Picture[] = [];
const faults: string[] = [];
const documents: Record<string, string> = {};

function addressOf(shot: Shot, variant: Variant, { originOf }: Hosts): string {
  const address = new URL(shot.path, originOf(shot.host ?? 'demo'));
  address.searchParams.set('lang', languageOf(variant));
  if (variant === 'text') address.searchParams.set('text', 'on');
  return address.href;
}

/** The document as the server sent it, before scripts changed it. */
function lastDocument(page: Page): () => Promise<string> {
  let document = Promise.resolve('');
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest() && response.frame() === page.mainFrame();
    if (isPage && response.status() !== 303) document = response.text().catch(() => '');
  });
  return () => document;
}

async function look(browser: Browser, hosts: Hosts, shot: Shot, variant: Variant): Promise<void> {
  const [size] = sizesOf(shot, widths);
  if (!size) return;
  const context = await browser.newContext({
    viewport: size,
    locale: languageOf(variant),
    javaScriptEnabled: variant !== 'no-js',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const document = lastDocument(page);
    await page.clock.setFixedTime(NOW);
    const address = addressOf(shot, variant, hosts);
    const cookies = Object.entries(shot.cookies ?? REFUSED).map(([name, value]) => ({
      name,
      value,
      url: address,
    }));
    await context.addCookies(cookies);
    await busyPages(page);
    await page.goto(address, { waitUntil: variant === 'no-js' ? 'load' : 'networkidle' });
    const texts = languageOf(variant) === 'de' ? de : en;
    await shot.after?.({ page, variant, texts, number: VARIANTS.indexOf(variant) });
    if (!values.check) {
      for (const one of sizesOf(shot, widths)) pictures.push(await takePicture(page, shot, variant, one));
    }
    if (values.pictures) return;
    if (shot.host !== 'development' && variant !== 'no-js')
      documents[`${shot.name}, ${variant}`] = await document();
    for (const fault of await faultsOf(page, shot, variant))
      faults.push(`${shot.name}, ${variant}: ${fault}`);
  } catch (error) {
    faults.push(`${shot.name}, ${variant}: ${String(error).split('\n').slice(0, 3).join(' ')}`);
  } finally {
    await context.close();
  }
}

/** Variants of a shot run one after the other, because what one rider does may change the next one's page. */
async function lookAtAll(browser: Browser, hosts: Hosts): Promise<void> {
  const waiting = [...shots];
  const work = async () => {
    for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
      for (const variant of variantsOf(shot)) await look(browser, hosts, shot, variant);
      process.stdout.write(`\r${shots.length - waiting.length}/${shots.length} ${shot.name.padEnd(50)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

const browser = await launchChromium();
const needed = [...new Set(shots.map(({ host = 'demo' }) => host))];
const hosts = await startHosts(needed, Number(process.env.PORT ?? 3180)).catch(async (error) => {
  await browser.close();
  throw error;
});
try {
  await lookAtAll(browser, hosts);
} finally {
  await browser.close();
  await hosts.stop();
}
if (Object.keys(documents).length > 0) {
  if (await hasHtmlChecker()) faults.push(...(await htmlFaults(documents)));
  else console.log('\nLeft out: the HTML checker needs Java, and there is none here.');
}
console.log(`\n${faults.join('\n')}`);
if (!values.check) console.log(path.resolve(writeContactSheet(recorded(pictures), faults)));
console.log(`${pictures.length} pictures, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
