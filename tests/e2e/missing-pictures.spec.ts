import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '../support/test.ts';

/** A picture with a 404 shows only its background colour: no broken-image icon and no alternative text. */

test.use({ expectedConsole: [/404 \(Not Found\)/] });

async function goWithoutPictures(page: Page, path: string): Promise<void> {
  await page.route(/\/uploads\//, (route) => route.fulfill({ status: 404 }));
  await page.goto(path);
}

/** Pixels cut off at each edge, because of rounded corners. */
const CORNER = 8;

async function expectOneColour(frame: Locator): Promise<void> {
  // Scrolled between the sticky bars.
  await frame.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect
    .poll(() =>
      frame.evaluate((one) => {
        const pictures = one instanceof HTMLImageElement ? [one] : [...one.querySelectorAll('img')];
        return pictures.every(({ complete }) => complete);
      }),
    )
    .toBe(true);
  const picture = sharp(await frame.screenshot());
  const { width = 0, height = 0 } = await picture.metadata();
  const inside = { left: CORNER, top: CORNER, width: width - 2 * CORNER, height: height - 2 * CORNER };
  const { channels } = await sharp(await picture.extract(inside).toBuffer()).stats();
  expect(channels.map(({ min, max }) => max - min)).toEqual(channels.map(() => 0));
}

for (const [what, path, place] of [
  ['a card', '/linie', '.ratio-picture'],
  ['a row', '/', '.card-thumb .ratio-picture'],
  ['an advertising strip', '/', '.ratio-strip'],
  ['a match’s crest', '/beitrag/123', '.score img'],
] as const) {
  test(`${what} has no sign of a missing picture`, async ({ page }) => {
    await goWithoutPictures(page, path);
    await expectOneColour(page.locator(place).first());
  });
}

// With a script the picture element is removed.
test('a story in a vehicle has no sign of a missing picture', { tag: '@no-js' }, async ({ page }) => {
  await goWithoutPictures(page, '/?channel=screen');
  await expectOneColour(page.locator('.story-picture'));
});
