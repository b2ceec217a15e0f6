import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { TSX_HELPER } from '../support/launch-chromium.ts';
import { difference } from './compare.ts';
import { type Shot, SIZES, type Size, type Variant } from './shots.ts';

export const FOLDER = 'test-results/gallery';

/** Maximum height of a screenshot, in pixels. */
const LOWEST = 8000;

export interface Picture {
  file: string;
  shot: string;
  variant: Variant;
  size: Size;
  /** Share of pixels that changed since the last run; null if there was none. */
  changed: number | null;
}

export function sizesOf({ sizes = SIZES }: Shot, widths: readonly number[]): readonly Size[] {
  return widths.length === 0 ? sizes : sizes.filter(({ width }) => widths.includes(width));
}

/**
 * Loads all pictures, and waits until srcset selects no other file for this window. Frames and timers are driven from
 * here, because the browser runs none for a page without JavaScript.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(TSX_HELPER);
  const decoded = () =>
    page.evaluate(async () => {
      scrollTo(0, 0);
      const decode = async (picture: HTMLImageElement) => {
        picture.loading = 'eager';
        // Otherwise the page may be painted before the picture is decoded.
        picture.decoding = 'sync';
        await picture.decode().catch(() => undefined);
      };
      await Promise.all([document.fonts.ready, ...[...document.images].map(decode)]);
      return [...document.images].map(({ currentSrc, complete }) => complete && currentSrc).join();
    });
  const end = Date.now() + 30_000;
  let before: string;
  let now = '';
  do {
    before = now;
    now = await Promise.race([decoded(), pause(end - Date.now(), '', { ref: false })]);
    // After a resize srcset is evaluated in the next frame, and a screenshot forces one.
    for (let frame = 0; frame < 2; frame += 1) {
      await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
    }
  } while ((now !== before || now.includes('false')) && Date.now() < end);
}

export async function takePicture(page: Page, shot: Shot, variant: Variant, size: Size): Promise<Picture> {
  await page.setViewportSize(size);
  await settled(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const bytes = await page.screenshot({
    type: 'jpeg',
    quality: 70,
    animations: 'disabled',
    fullPage: true,
    clip: { x: 0, y: 0, width: size.width, height: Math.max(size.height, Math.min(height, LOWEST)) },
  });
  const name = `${shot.name}-${variant}-${size.width}x${size.height}`.replace(/[^\w-]+/g, '-');
  const file = `${name}.jpg`;
  return { file, shot: shot.name, variant, size, changed: await keep(file, bytes) };
}

/** Stores the picture beside the last run's and one that marks the differences. */
async function keep(file: string, bytes: Buffer): Promise<number | null> {
  for (const folder of ['now', 'last', 'changes']) mkdirSync(`${FOLDER}/${folder}`, { recursive: true });
  const [now, last, changes] = ['now', 'last', 'changes'].map((folder) => `${FOLDER}/${folder}/${file}`) as [
    string,
    string,
    string,
  ];
  const before = existsSync(now) ? readFileSync(now) : null;
  writeFileSync(now, bytes);
  rmSync(changes, { force: true });
  if (before === null) return null;
  writeFileSync(last, before);
  const found = await difference(before, bytes);
  if (found === null) return 0;
  writeFileSync(changes, found.marked);
  return found.share;
}
