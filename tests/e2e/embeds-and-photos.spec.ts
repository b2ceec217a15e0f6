import { expect, test } from '../support/test.ts';

test('a YouTube video is asked for only after the rider’s click', async ({ page }) => {
  const asked: string[] = [];
  await page.route(/youtube/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>Video</title>' });
  });
  await page.goto('/beitrag/106');
  const load = page.getByRole('link', { name: 'YouTube-Video laden' });
  await load.first().scrollIntoViewIfNeeded();
  await expect(page.getByText(/kommt von YouTube \(Google\)/).first()).toBeVisible();
  expect(asked).toEqual([]);
  await load.first().click();
  const frame = page.locator('iframe');
  await expect(frame).toHaveCount(1);
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ/);
  await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
  await expect.poll(() => asked.length).toBe(1);
  const [first] = asked;
  expect(new URL(first ?? '').host).toBe('www.youtube-nocookie.com');
  const ratio = await frame.evaluate((element) => element.clientWidth / element.clientHeight);
  expect(ratio).toBeCloseTo(16 / 9, 1);
});

test('a YouTube video whose address was typed loads only once its link is followed', {
  tag: '@no-js',
}, async ({ page }) => {
  await page.route(/youtube/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!DOCTYPE html><title>Video</title>' }),
  );
  for (const view of ['', '&text=on']) {
    await page.goto('/beitrag/106');
    const link = page.getByRole('link', { name: 'YouTube-Video laden' }).first();
    const address = new URL((await link.getAttribute('href')) ?? '', page.url());
    await page.goto(`${address.pathname}${address.search}${view}${address.hash}`);
    await expect(page.locator('iframe')).toHaveCount(0);
    await link.click();
    await expect(page.locator('iframe')).toHaveCount(1);
  }
});

test('photos open on the whole screen, turn, and close again', async ({ page, javaScriptEnabled }) => {
  const session = await page.context().newCDPSession(page);
  const insets = { top: 47, left: 44, bottom: 34, right: 44 };
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await page.goto('/beitrag/102');
  const photo = page.getByRole('link', { name: 'Bild ganz ansehen: Kurz nach drei' }).first();
  await photo.scrollIntoViewIfNeeded();
  if (javaScriptEnabled !== false)
    await expect(page.locator('[data-island=photo-viewer][data-alive]')).toBeAttached();
  await photo.click();
  await expect(page.getByText('Bild 1 von 4')).toBeVisible();
  const next =
    javaScriptEnabled === false
      ? page.getByRole('link', { name: 'Nächstes Bild' })
      : page.getByRole('dialog').getByRole('button', { name: 'Nächstes Bild' });
  expect((await page.getByText('Bild 1 von 4').boundingBox())?.y).toBeGreaterThanOrEqual(insets.top);
  const control = await next.boundingBox();
  const window = page.viewportSize();
  expect((control?.y ?? 0) + (control?.height ?? 0)).toBeLessThanOrEqual(
    (window?.height ?? 0) - insets.bottom,
  );
  expect((control?.x ?? 0) + (control?.width ?? 0)).toBeLessThanOrEqual((window?.width ?? 0) - insets.right);
  await next.click();
  await expect(page.getByText('Bild 2 von 4')).toBeVisible();
  await expect(page.getByText('Jale Demir übernimmt Wagen 318.').last()).toBeVisible();
  if (javaScriptEnabled === false) await page.getByRole('link', { name: 'Zurück zum Beitrag' }).click();
  else await page.keyboard.press('Escape');
  await expect(page.getByText('Bild 2 von 4')).toBeHidden();
  if (javaScriptEnabled === false) {
    const left = page.getByRole('link', { name: /Bild ganz ansehen/ }).nth(1);
    await expect(left).toBeInViewport({ ratio: 0.5 });
  } else {
    const last = page.getByRole('link', { name: 'Bild ganz ansehen: ' }).and(page.locator(':focus'));
    await expect(last).toBeInViewport();
    await expect(page.locator('.carousel-dot[aria-current]')).toHaveAttribute('href', '#media-2');
    await expect(page.locator('#media-2')).not.toHaveAttribute('inert');
    await expect(page.locator('#media-2 a:focus')).toHaveCount(1);
    await page.locator('.carousel-dot').first().click();
    await photo.click();
    await expect(page.getByText('Bild 1 von 4')).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ein Tag in der Wagenhalle');
});

// The server says which it is.
test('one photo is shown plainly, two are a slider', { tag: '@js' }, async ({ page }) => {
  await page.goto('/beitrag/103');
  await expect(page.locator('[data-island=carousel]')).toHaveCount(0);
  await expect(page.getByText('Aufgenommen mit dem Handy, ohne Filter.')).toBeVisible();
  await page.goto('/beitrag/104');
  await expect(page.locator('[data-island=carousel]')).toHaveCount(1);
});
