import { expect, test } from '../support/test.ts';

test('without a script, or where copying is refused, the link can be copied by hand', async ({
  page,
  javaScriptEnabled,
}) => {
  if (javaScriptEnabled !== false) {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  }
  await page.goto('/beitrag/101');
  const block = page.locator('[data-share]');
  await block.scrollIntoViewIfNeeded();
  if (javaScriptEnabled !== false) await expect(block).toHaveAttribute('data-alive', '');
  await expect(block.getByRole('textbox')).toBeHidden();
  await block.getByRole('link', { name: 'Link kopieren' }).click();
  const field = block.getByRole('textbox', { name: 'Markiere den Link und kopiere ihn.' });
  await expect(field).toHaveValue(/\/beitrag\/101-linie-4/);
  await expect(field).toBeFocused();
});

test('copying is confirmed for four seconds', { tag: '@js' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install({ time: new Date('2026-11-20T14:00:00Z') });
  await page.goto('/beitrag/101');
  const block = page.locator('[data-share]');
  await block.scrollIntoViewIfNeeded();
  await expect(block).toHaveAttribute('data-alive', '');
  await page.clock.pauseAt(new Date('2026-11-20T15:00:00Z'));
  await block.getByRole('link', { name: 'Link kopieren' }).click();
  const confirmation = block.getByRole('status');
  await expect(confirmation).toHaveText('Link kopiert.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/beitrag\/101-linie-4/);
  await page.clock.runFor(3900);
  await expect(confirmation).toHaveText('Link kopiert.');
  await page.clock.runFor(200);
  await expect(confirmation).toHaveText('');
});
