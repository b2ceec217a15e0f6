import { withoutRing } from '../support/focus-ring.ts';
import { scrollDown } from '../support/scroll-down.ts';
import { expect, test } from '../support/test.ts';

/** WCAG 2.4.7, by comparing pictures: an outline that is clipped or painted over is still in the computed style. */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [what, path, width] of [
  ['the start page', '/', 1280],
  ['the start page', '/', 375],
  ['an entry with films and sounds', '/beitrag/105', 1280],
  ['an entry with a gallery', '/beitrag/102', 375],
  ['an entry with downloads', '/beitrag/181', 1280],
  ['an action with uploads', '/beitrag/120', 375],
  ['wire headlines', '/dpa-news', 375],
  ['the archive', '/archiv', 375],
] as const) {
  test(`every control of ${what} shows its whole focus ring at ${width} px`, { tag: '@js' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await scrollDown(page);
    for (const island of await page.locator('[data-island]:not([data-when=use]):visible').all()) {
      await island.scrollIntoViewIfNeeded();
      await expect(island).toHaveAttribute('data-alive', '');
    }
    expect(await withoutRing(page)).toEqual([]);
  });
}
