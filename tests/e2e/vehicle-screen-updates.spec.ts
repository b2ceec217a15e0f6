import type { Route } from '@playwright/test';
import { edition, storyEntry } from '../support/screen-content.ts';
import { headline, ScreenHost } from '../support/screen-host.ts';
import { expect, test } from '../support/test.ts';

/** Screens in vehicles: what they show once their page has changed, is gone or can't be had. */

const PAGES = {
  start: edition('Morgen', 3),
  prizes: [storyEntry('110', 'Freikarten', { mediaURL: '' })],
};

// One host for all of them.
test.describe.configure({ mode: 'default' });

test.use({ expectedConsole: [/Failed to load resource/] });

let host: ScreenHost;

test.beforeAll(async () => {
  host = await ScreenHost.start(PAGES);
});

test.afterAll(() => host.stop());

test('new stories arrive by themselves, and a captive portal’s or proxy’s answer changes nothing', async ({
  page,
}) => {
  const answers: Array<(route: Route, html: string) => Promise<void>> = [
    (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Willkommen im Netz</h1>' }),
    (route, html) =>
      route.fulfill({ status: 503, contentType: 'text/html', body: html.replaceAll('Morgen', 'Weg') }),
    (route) => route.abort(),
    (route, html) => route.fulfill({ contentType: 'text/html', body: html.replaceAll('Morgen', 'Abend') }),
  ];
  await host.open(page, '/?channel=screen');
  const html = await (await page.request.get(host.at('/?channel=screen'))).text();
  let asked = 0;
  await page.route(host.at('/?channel=screen'), async (route) => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    await answer?.(route, html);
  });
  for (let count = 1; count < answers.length; count += 1) {
    await page.clock.runFor(60_000);
    await expect.poll(() => asked).toBe(count);
    await expect(headline(page)).toHaveText(/^Morgen/);
  }
  await page.clock.runFor(60_000);
  await expect.poll(() => asked).toBe(answers.length);
  // The response arrives in real time; the next turn after it shows the new story.
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(headline(page)).toHaveText(/^Abend/, { timeout: 500 });
  }).toPass();
});

test('the stories of an address that redirects to another page of ours arrive', async ({ page }) => {
  await host.open(page, '/?channel=screen');
  await expect(headline(page)).toHaveText(/^Morgen/);
  const headers = { Location: host.at('/aktion?channel=screen') };
  await page.route(host.at('/?channel=screen'), (route) => route.fulfill({ status: 302, headers }));
  await page.clock.runFor(60_000);
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(headline(page)).toHaveText(/Freikarten/, { timeout: 500 });
  }).toPass();
});

test('a newer wire headline replaces the old one while its story stays', async ({ page }) => {
  const address = host.at('/aktion?channel=screen');
  await host.open(page, '/aktion?channel=screen');
  const story = page.locator('.stage .story').last();
  await story.evaluate((node) => node.setAttribute('data-first', ''));
  await expect(story).toContainText('Meldung 1 aus');
  const body = (await (await page.request.get(address)).text()).replace('Meldung 1 aus', 'Eben erst aus');
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.clock.runFor(60_000);
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(story).toContainText('Eben erst aus aller Welt', { timeout: 500 });
  }).toPass();
  await expect(story).not.toContainText('Meldung 1');
  // The story's element was kept, so its picture isn't loaded again.
  await expect(story).toHaveAttribute('data-first', '');
});

test('a story that is removed while it is shown is followed by the next', async ({ page }) => {
  const address = host.at('/?channel=screen&seconds=120');
  const html = await (await page.request.get(address)).text();
  const without = html
    .replace(/data-story="[^"]*"/, 'data-story="another"')
    .replace('Geschichte 1', 'Geschichte neu');
  let asked = 0;
  await page.route(address, (route) => {
    asked += 1;
    return route.fulfill({ contentType: 'text/html', body: asked === 1 ? html : without });
  });
  await host.open(page, '/?channel=screen&seconds=120');
  await expect(headline(page)).toHaveText('Morgen: Geschichte 1');
  // Two responses contain the change before the next turn.
  const answered = page.waitForResponse(() => asked === 3);
  await page.clock.runFor(60_000);
  await answered;
  await page.clock.runFor(60_000);
  await expect(headline(page)).toHaveText('Morgen: Geschichte neu');
});

test('a calm page takes the place of a page that is no longer there, with the time', async ({ page }) => {
  const calm = await (await page.request.get(host.at('/heute/nirgends?channel=screen'))).text();
  await host.open(page, '/?channel=screen');
  await page.route(host.at('/?channel=screen'), (route) =>
    route.fulfill({
      status: 404,
      contentType: 'text/html',
      headers: { Date: 'Fri, 20 Nov 2026 05:00:00 GMT' },
      body: calm,
    }),
  );
  await page.clock.runFor(61_000);
  await expect(page.locator('.screen-clock')).toHaveText(/^06:0/);
  await page.clock.runFor(20_000);
  await expect(page.getByText('Gute Fahrt!')).toBeVisible();
});

test('a new version is loaded once it has answered three times', async ({ page }) => {
  await host.open(page, '/?channel=screen');
  const html = await (await page.request.get(host.at('/?channel=screen'))).text();
  const newer = html.replace(/data-version="\w+"/, 'data-version="newer"');
  let asked = 0;
  await page.route(host.at('/?channel=screen'), (route) => {
    asked += 1;
    return route.fulfill({ contentType: 'text/html', body: newer });
  });
  for (const count of [1, 2]) {
    await page.clock.runFor(60_000);
    await expect.poll(() => asked).toBe(count);
    await expect(page.locator('.stage')).not.toHaveAttribute('data-version', 'newer');
  }
  await page.clock.runFor(60_000);
  await expect(page.locator('.stage')).toHaveAttribute('data-version', 'newer');
});
