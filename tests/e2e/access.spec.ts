import { formAlive } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';

for (const id of ['110', '124', '125']) {
  test(`a screen reader hears of nothing wrong in the form of ${id} that nobody has touched`, async ({
    page,
  }) => {
    await page.goto(`/beitrag/${id}`);
    const tools = await page.context().newCDPSession(page);
    const { nodes } = await tools.send('Accessibility.getFullAXTree');
    const invalid = nodes.filter(({ properties = [] }) =>
      properties.some(({ name, value }) => name === 'invalid' && value.value !== 'false'),
    );
    expect(invalid.map(({ name }) => name?.value)).toEqual([]);
  });
}

test('a field that is being filled in stays in view as the phone is turned', { tag: '@js' }, async ({
  page,
}) => {
  await page.goto('/beitrag/129');
  await formAlive(page);
  const email = page.locator('input[name=email]');
  await email.focus();
  await page.setViewportSize({ width: 667, height: 375 });
  await expect(email).toBeInViewport({ ratio: 1 });
});

test('addresses to write to and numbers to call can be hit with a finger', async ({ page }) => {
  await page.goto('/impressum');
  const links = page.locator('a[href^="mailto:"], a[href^="tel:"]');
  expect(await links.count()).toBeGreaterThan(1);
  for (const link of await links.all()) {
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  }
});

test('a sheet of paper says whose page it is and where it stands', async ({ page }) => {
  await page.goto('/beitrag/101');
  await page.emulateMedia({ media: 'print' });
  const masthead = await page.locator('main').evaluate((main) => getComputedStyle(main, '::before').content);
  expect(masthead).toMatch(/^"Kachel · http.*\/beitrag\/101/);
});
