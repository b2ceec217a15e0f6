import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { ensureBuild } from '../../scripts/build-stamp.mjs';
import { allWithinLimits, report } from '../support/figures.ts';
import { Host, OPERATOR } from '../support/host.ts';
import { launchChromium } from '../support/launch-chromium.ts';
import { databaseOf } from './many-entries.ts';
import { median } from './measure.ts';

/**
 * `npm run bench:screen`: memory of the renderer process that shows a vehicle screen of 50 stories, each with a photo
 * of 12 megapixels, sampled over a whole cycle and a fifth of the next. The limit is for the proportional set (Pss).
 * Needs Linux's /proc; takes four minutes.
 */

const STORIES = 50;
/** The shortest that `?seconds=` may say. */
const SECONDS = 3;
const CYCLES = 1.2;
const SAMPLE_MS = 2000;
const EMPTY_SAMPLES = 5;
const MAX_MB = 180;
const SCREEN = { width: 1920, height: 1080 };
const PHOTO = { width: 4000, height: 3000 };

/** Grain, so that a picture has as many bytes as a camera's photo of that size; each in another tone. */
async function makePhotos(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const grain = await sharp({
    create: {
      width: PHOTO.width / 4,
      height: PHOTO.height / 4,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .png()
    .toBuffer();
  for (let n = 0; n < STORIES; n += 1) {
    await sharp(grain)
      .tint({ r: (n * 83) % 256, g: (n * 151) % 256, b: (n * 37) % 256 })
      .resize(PHOTO.width, PHOTO.height)
      .jpeg({ quality: 85 })
      .toFile(path.join(folder, `photo-${n}.jpg`));
  }
}

function stories() {
  const entries = Array.from({ length: STORIES }, (_, n) => ({
    id: String(1000 + n),
    title: `Geschichte ${n + 1}`,
    publish_from: '2026-11-01 06:00:00',
    kacheln: [
      {
        type: 'altkachel',
        teaser: 'big',
        header: `Geschichte ${n + 1}`,
        text: 'Ab Montag rollt der Verkehr. Bis dahin hilft der Umweg über den Hafen.',
        mediaURL: `/api/uploads/photo-${n}.jpg`,
        mediaWidth: PHOTO.width,
        mediaHeight: PHOTO.height,
      },
    ],
  }));
  return {
    content: { entries, pages: { start: [{ type: 'full', entries: entries.map(({ id }) => id) }] } },
    addresses: { entries: [], day: '' },
  };
}

/** Encodes each resized picture before the screen asks; throws unless each story has its own. */
async function warm(host: Host, address: string): Promise<void> {
  const html = await (await host.get(address)).text();
  const pictures = new Set([...html.matchAll(/<img src="([^"]+)"/g)].map(([, src = '']) => src));
  if (pictures.size !== STORIES) throw new Error(`${pictures.size} pictures in the page`);
  let bytes = 0;
  for (const src of pictures) {
    const response = await host.get(src, { headers: { Accept: 'image/avif,image/webp,*/*' } });
    if (!response.ok) throw new Error(`${response.status} ${src}`);
    bytes += (await response.arrayBuffer()).byteLength;
  }
  report('a picture as the screen gets it', bytes / STORIES / 1024, 'kB');
}

interface Memory {
  /** Pages that processes share count as a share in each (Pss). */
  proportional: number;
  /** Pages that processes share count in full in each (Rss). */
  resident: number;
}

async function renderers(browser: Browser): Promise<number[]> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
}

function memoryOf(pid: number): Memory {
  const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const megabytes = (name: string) => Number(new RegExp(`^${name}: +(\\d+) kB`, 'm').exec(text)?.[1]) / 1024;
  return { proportional: megabytes('Pss'), resident: megabytes('Rss') };
}

/** The largest: Chromium keeps a spare renderer for the next page, which shows nothing. */
async function sample(browser: Browser): Promise<Memory> {
  const all = (await renderers(browser)).map(memoryOf).sort((a, b) => b.proportional - a.proportional);
  if (!all[0]) throw new Error('no renderer');
  return all[0];
}

async function samples(browser: Browser, count: number): Promise<Memory[]> {
  const taken: Memory[] = [];
  for (let n = 0; n < count; n += 1) {
    await pause(SAMPLE_MS);
    taken.push(await sample(browser));
  }
  return taken;
}

function reportMemory(what: string, taken: readonly Memory[], most?: number): void {
  for (const [name, unit] of [
    ['proportional', 'MB, proportional set'],
    ['resident', 'MB, resident set'],
  ] as const) {
    const values = taken.map((one) => one[name]).sort((a, b) => a - b);
    const limits = most === undefined || name === 'resident' ? {} : { most };
    report(`${what}: most`, values.at(-1) ?? Number.NaN, unit, limits);
    report(`${what}: median`, median(values), unit);
  }
}

ensureBuild();
const database = await databaseOf(stories(), new Date());
await makePhotos(path.join(database.dataDir, 'uploads'));
const host = await Host.start({ ...OPERATOR, DATA_DIR: database.dataDir }, { readyPath: '/readyz' });
// Chromium sets it by itself on a device with 512 MB.
const browser = await launchChromium('--enable-low-end-device-mode');
try {
  const address = `/?channel=screen&seconds=${SECONDS}`;
  await warm(host, address);
  const page = await browser.newPage({ viewport: SCREEN, serviceWorkers: 'block' });
  reportMemory('empty page', await samples(browser, EMPTY_SAMPLES));
  await page.addInitScript(() => {
    const shown = new Set<string>();
    Object.assign(window, { shown });
    document.addEventListener('DOMContentLoaded', () => {
      const stage = document.querySelector('.stage');
      if (!stage) return;
      new MutationObserver(() => {
        const story = stage.lastElementChild;
        if (story?.querySelector('img')?.naturalWidth) shown.add(story.getAttribute('data-story') ?? '');
      }).observe(stage, { childList: true });
    });
  });
  await page.goto(`${host.origin}${address}`);
  const taken = await samples(browser, Math.ceil((STORIES * SECONDS * 1000 * CYCLES) / SAMPLE_MS));
  const shown = await page.evaluate(() => (window as unknown as { shown: Set<string> }).shown.size);
  report('stories shown with their picture', shown, '', { least: STORIES });
  reportMemory(`screen, ${STORIES} stories`, taken, MAX_MB);
} finally {
  await browser.close();
  await host.stop();
  await database.close();
}
process.exitCode = allWithinLimits() ? 0 : 1;
