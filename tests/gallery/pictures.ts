import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { difference } from './compare.ts';
import { type Shot, SIZES, type Size, type Variant } from './shots.ts';

export const FOLDER = 'test-results/gallery';

/** No screen is looked at further down than this. */
const LOWEST = 8000;

export interface Picture {
  file: string;
  shot: string;
  variant: Variant;
  size: Size;
  /** Which part of it is another than in the last run; null where there was none. */
  changed: number | null;
}

export function sizesOf({ sizes = SIZES }: Shot, widths: readonly number[]): readonly Size[] {
  return widths.length === 0 ? sizes : sizes.filter(({ width }) => widths.includes(width));
}

/** Pictures further down come when they are scrolled to: all of them at once, and as sharp as this window wants them. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    scrollTo(0, 0);
    const patience = new Promise((resolve) => setTimeout(resolve, 30_000));
    const pictures = [...document.images].map((picture) => {
      picture.loading = 'eager';
      // Else the browser paints the page before it has decoded the picture.
      picture.decoding = 'sync';
      // A window that has just grown takes another file in the middle of the first one.
      return picture
        .decode()
        .catch(() => picture.decode())
        .catch(() => undefined);
    });
    await Promise.race([Promise.all([document.fonts.ready, ...pictures]), patience]);
  });
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

/** The picture takes the place of the last run's, which stays beside it together with what is another in it. */
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
