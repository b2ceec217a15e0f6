import type { Page } from '@playwright/test';
import { overflowingText } from '../support/overflowing-text.ts';
import { axeFaults } from '../support/page-axe.ts';
import type { Shot, Variant } from './shots.ts';

/** Checks of every screen in every state. The HTML checker checks all documents at once, at the end (run.ts). */

async function axe(page: Page, where: string): Promise<string[]> {
  // Without frames and the browser's own media controls.
  const faults = await axeFaults(page, { exclude: ['iframe', 'video'] });
  return faults.map((fault) => `axe, ${where}: ${fault}`);
}

async function outside(page: Page, width: number, height: number): Promise<string[]> {
  await page.setViewportSize({ width, height });
  return (await overflowingText(page)).map((fault) => `${width} × ${height}: ${fault}`);
}

/** Parts of a wide page that are narrower than on a phone. */
async function squeezed(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const parts = page.locator('main :is(form[id], article, .entry-text, .entry-beside)');
  const widths = await parts.evaluateAll((all) => all.map((part) => part.clientWidth));
  return widths
    .filter((width) => width > 0 && width < 240)
    .map((width) => `a part is ${width} px wide at 1920`);
}

/** Not the preview, which needs a desktop screen, nor vehicle screens, which have fixed sizes. */
const reflows = ({ path }: Shot) => !/^\/wp-preview|channel=screen/.test(path);

export async function faultsOf(page: Page, shot: Shot, variant: Variant): Promise<string[]> {
  const narrow = reflows(shot)
    ? [...(await outside(page, 320, 568)), ...(await outside(page, 320, 256))]
    : await outside(page, ...sizeOf(shot));
  if (variant === 'no-js') return narrow;
  const faults = reflows(shot) ? await squeezed(page) : [];
  for (const [width, height] of reflows(shot)
    ? ([
        [375, 667],
        [1280, 800],
      ] as const)
    : [sizeOf(shot)]) {
    await page.setViewportSize({ width, height });
    faults.push(...(await axe(page, `${width} px`)));
  }
  await page.emulateMedia({ forcedColors: 'active' });
  faults.push(...(await axe(page, 'forced colours')));
  await page.emulateMedia({ forcedColors: 'none' });
  return [...narrow, ...faults];
}

function sizeOf({ sizes }: Shot): readonly [width: number, height: number] {
  const { width, height } = sizes?.[0] ?? { width: 1280, height: 800 };
  return [width, height];
}
