import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** System preferences, and visual feedback for taps and keyboard focus. */

const styleOf = (locator: Locator, name: string, pseudo?: string) =>
  locator.evaluate(
    (element, [property, part]) => getComputedStyle(element, part).getPropertyValue(property ?? ''),
    [name, pseudo] as const,
  );

// Styles are the same without a script.

test('forced colours keep edges, the current tab, the current slide and the survey’s bars', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const accept = page.getByRole('button', { name: 'Akzeptieren' }).first();
  expect(await styleOf(accept, 'border-top-width')).toBe('1px');
  const dots = page.locator('.carousel-dot');
  const current = page.locator('.carousel-dot[aria-current]').first();
  expect(await styleOf(dots.last(), 'border-top-width', '::before')).toBe('1px');
  expect(await styleOf(current, 'background-color', '::before')).not.toBe(
    await styleOf(dots.last(), 'background-color', '::before'),
  );
  const tab = page.locator('.tab-current');
  expect(await styleOf(tab, 'background-color', '::after')).not.toBe(
    await styleOf(page.locator('.shell-tabs'), 'background-color'),
  );
  await page.goto('/beitrag/141');
  const bar = page.locator('.bar').first();
  expect(await styleOf(bar.locator('div'), 'background-color')).not.toBe(
    await styleOf(bar, 'background-color'),
  );
});

test('in forced colours the title of an entry with a colour stands where others do', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const left = async (path: string) => {
    await page.goto(path);
    return (await page.getByRole('heading', { level: 1 }).boundingBox())?.x;
  };
  expect(await left('/beitrag/408')).toBe(await left('/beitrag/162'));
});

test('prefers-contrast: more changes the colour of soft text', async ({ page }) => {
  await page.goto('/');
  const soft = page.locator('footer li').first();
  const before = await styleOf(soft, 'color');
  await page.emulateMedia({ contrast: 'more' });
  expect(await styleOf(soft, 'color')).not.toBe(before);
});

test('prefers-contrast: more: on black, around a photo in full screen, the focus ring is white', async ({
  page,
}) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('/beitrag/102');
  const photo = page.getByRole('link', { name: 'Bild ganz ansehen: Kurz nach drei' }).first();
  await photo.scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island=photo-viewer][data-alive]')).toBeAttached();
  await photo.click();
  const next = page.getByRole('dialog').getByRole('button', { name: 'Nächstes Bild' });
  await next.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  await expect(next).toHaveCSS('outline', 'rgb(255, 255, 255) solid 3px');
});

test('a link is highlighted while it is pressed', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link').last();
  await link.hover();
  const resting = await styleOf(link, 'box-shadow');
  await page.mouse.down();
  expect(resting).toBe('none');
  expect(await styleOf(link, 'box-shadow')).toContain('inset');
  // With forced colours browsers paint no shadows.
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await styleOf(link, 'outline-style')).toBe('solid');
});

test('a player has its ring, whichever of its controls has the focus', async ({ page }) => {
  await page.goto('/beitrag/105');
  const audio = page.locator('audio');
  await audio.focus();
  await page.keyboard.press('Tab');
  expect(await styleOf(audio, 'outline-style')).toBe('solid');
});
