import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Chromium plays HLS by itself too, as browsers do that have no Media Source Extensions. Both ways are tried. */
async function withoutMediaSource(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['MediaSource', 'ManagedMediaSource', 'WebKitMediaSource'])
      Reflect.deleteProperty(window, name);
  });
}

const players = (page: Page) => page.getByRole('button', { name: /^Video abspielen/ });

/** Waits until the video has gone on by a while. */
async function moves(page: Page, index: number): Promise<void> {
  const from = await page
    .locator('video')
    .nth(index)
    .evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect
    .poll(
      () =>
        page
          .locator('video')
          .nth(index)
          .evaluate((video: HTMLVideoElement) => video.currentTime),
      {
        timeout: 20_000,
      },
    )
    .toBeGreaterThan(from + 0.3);
}

test.describe('with JavaScript', { tag: '@js' }, () => {
  for (const [way, prepare] of [
    ['the browser itself', withoutMediaSource],
    ['hls.js', async () => undefined],
  ] as const) {
    test(`a stream plays by ${way}, changes its quality and stops for the next`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await prepare(page);
      await page.goto('/beitrag/105');
      await players(page).first().scrollIntoViewIfNeeded();
      await expect(players(page)).toHaveCount(2);
      expect(asked.filter((url) => /hls|m3u8|\.m4s$|\.mp4/.test(url))).toEqual([]);

      await players(page).first().click();
      await expect(page.locator('video').first()).toBeFocused();
      await moves(page, 0);
      expect(asked.some((url) => /hls\.worker/.test(url))).toBe(way === 'hls.js');
      expect(asked.some((url) => /\/film\/high\/.*\.m3u8/.test(url))).toBe(way !== 'hls.js');

      await page.getByRole('button', { name: 'Einfach' }).first().click();
      await expect.poll(() => asked.some((url) => /-low\.m3u8|\/film\/low\//.test(url))).toBe(true);
      await moves(page, 0);
      const width = await page
        .locator('video')
        .first()
        .evaluate((video: HTMLVideoElement) => video.videoWidth);
      expect(width).toBeLessThanOrEqual(640);

      const menu = page.getByRole('group', { name: 'Qualität' });
      await expect(menu).toHaveCount(2);
      await page
        .locator('video')
        .first()
        .evaluate((video) => video.requestFullscreen());
      await expect(menu).toHaveCount(1);
      await page.evaluate(() => document.exitFullscreen());
      await expect(menu).toHaveCount(2);

      asked.length = 0;
      await players(page).click();
      await moves(page, 1);
      const first = page.locator('video').first();
      await expect(first).not.toHaveAttribute('src', /.+/);
      expect(await first.evaluate((video: HTMLVideoElement) => [video.paused, video.currentTime])).toEqual([
        true,
        0,
      ]);
      await expect(players(page)).toHaveCount(1);
      expect(asked.filter((url) => /tram-bruecke.*\.(m3u8|mp4)$/.test(url))).toEqual([]);
    });
  }

  test.describe('when the stream fails', () => {
    test.use({ expectedConsole: [/Failed to load resource|ERR_/] });

    test('an error is shown, and its button to try again plays the video', async ({ page }) => {
      let broken = true;
      await page.route(/\.(m3u8|m4s|mp4)$/, (route) => (broken ? route.abort() : route.continue()));
      await page.goto('/beitrag/105');
      await expect(players(page)).toHaveCount(2);
      await players(page).first().click();
      const message = page.getByRole('alert').filter({ hasText: 'nicht abspielen' });
      await expect(message).toBeVisible({ timeout: 25_000 });
      // With larger text the message scrolls: its button is reachable, and the page isn't wider.
      await page.setViewportSize({ width: 320, height: 568 });
      for (const size of ['130%', '200%', '']) {
        await page
          .locator('html')
          .evaluate((html, fontSize) => Object.assign(html.style, { fontSize }), size);
        await message.getByRole('button').scrollIntoViewIfNeeded();
        await expect(message.getByRole('button')).toBeInViewport({ ratio: 1 });
        expect(await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth)).toBe(320);
      }
      broken = false;
      await message.getByRole('button', { name: 'Noch einmal versuchen' }).click();
      await moves(page, 0);
    });
  });
});

test('before it plays a video says how long and how large it is', async ({ page }) => {
  await page.goto('/beitrag/105');
  await expect(page.getByText(/^\d+:\d\d\sMin\., etwa [\d,]+\sMB/).first()).toBeVisible();
});

test('without a script there is a native player and a link', { tag: '@no-js' }, async ({ page }) => {
  await page.goto('/beitrag/105');
  const video = page.locator('video').first();
  await expect(video).toHaveAttribute('controls', '');
  await expect(video).toHaveAttribute('preload', 'none');
  await expect(video.locator('source').last()).toHaveAttribute('src', /\.mp4$/);
  await expect(page.getByRole('link', { name: 'Video als Datei öffnen' }).first()).toHaveAttribute(
    'href',
    /\.mp4$/,
  );
});

test('a film and a recording that are opened as files can be played', async ({ page, request }) => {
  for (const name of ['Video als Datei öffnen', 'Tondatei öffnen']) {
    await page.goto('/beitrag/105');
    const file = await page.getByRole('link', { name }).first().getAttribute('href');
    const media = new URL(file ?? '', page.url()).href;
    expect((await request.get(media)).headers()['content-security-policy']).toContain('sandbox');
    await page.goto(media);
    const player = page.locator('video');
    await expect
      .poll(() => player.evaluate(({ readyState }: HTMLVideoElement) => readyState))
      .toBeGreaterThan(0);
  }
});

test('no video or audio plays before it is pressed', async ({ page }) => {
  for (const address of ['/beitrag/105', '/beitrag/105?play=4', '/beitrag/102']) {
    await page.goto(address);
    const playing = await page
      .locator('video, audio')
      .evaluateAll((media) =>
        media.some((element) => !(element as HTMLMediaElement).paused || element.hasAttribute('autoplay')),
      );
    expect(playing).toBe(false);
  }
});
