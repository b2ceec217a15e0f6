import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

const FOCUSABLE = 'a[href], button, summary, input, select, textarea, [tabindex="0"]';

/** A ring is drawn at most this far from its element's edge, outside or inside, in pixels. */
const REACH = 8;
/** Summed over the three channels, of 765. */
const VISIBLE = 60;
/** Part of each edge along which the ring must be visible. The current tab has 0.23: its marker has the ring's colour. */
const ENOUGH = 0.2;

/**
 * The page's elements, one of each look, whose keyboard focus changes too few pixels along one of their edges: the ring
 * is clipped or painted over, which the computed style doesn't tell.
 */
export async function withoutRing(page: Page): Promise<string[]> {
  const found: string[] = [];
  const seen = new Set<string>();
  for (const element of await page.locator(FOCUSABLE).all()) {
    const look = await element.evaluate(({ localName, className }) => `${localName}.${className}`);
    if (seen.has(look) || !(await focus(element))) continue;
    seen.add(look);
    const part = Math.min(...(await visibleEdges(page, element)));
    if (part < ENOUGH) found.push(`${look} „${await element.textContent()}“: ${part.toFixed(2)}`);
  }
  return found;
}

/**
 * False if the element can't be focused, or is transparent: an upload's input, whose ring is around its field. Scrolled
 * between the sticky bars.
 */
function focus(element: Locator): Promise<boolean> {
  return element.evaluate((one) => {
    one.scrollIntoView({ block: 'center' });
    if (!(one instanceof HTMLElement) || getComputedStyle(one).opacity === '0') return false;
    one.focus({ preventScroll: true });
    return document.activeElement === one;
  });
}

/** For each edge, which part of its length differs between focused and blurred. */
async function visibleEdges(page: Page, element: Locator): Promise<number[]> {
  const box = await element.boundingBox();
  if (!box) throw new Error('a focused element without a box');
  const x = Math.max(0, Math.floor(box.x - REACH));
  const y = Math.max(0, Math.floor(box.y - REACH));
  const clip = { x, y, width: Math.ceil(box.width + 2 * REACH), height: Math.ceil(box.height + 2 * REACH) };
  const shot = async () =>
    sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
  const focused = await shot();
  await element.blur();
  const blurred = await shot();

  const columns = { top: new Set<number>(), bottom: new Set<number>() };
  const rows = { left: new Set<number>(), right: new Set<number>() };
  const { width, height, channels } = focused.info;
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const pixel = (row * width + column) * channels;
      let difference = 0;
      for (let at = pixel; at < pixel + channels; at += 1) {
        difference += Math.abs((focused.data[at] ?? 0) - (blurred.data[at] ?? 0));
      }
      if (difference < VISIBLE) continue;
      const near = (edge: number, position: number) => Math.abs(position - edge) < REACH;
      if (near(box.y - y, row)) columns.top.add(column);
      if (near(box.y - y + box.height, row)) columns.bottom.add(column);
      if (near(box.x - x, column)) rows.left.add(row);
      if (near(box.x - x + box.width, column)) rows.right.add(row);
    }
  }
  return [
    ...Object.values(columns).map(({ size }) => size / box.width),
    ...Object.values(rows).map(({ size }) => size / box.height),
  ];
}
