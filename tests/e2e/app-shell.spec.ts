import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { type HostOverStub, startOverStub } from '../support/host-over-stub.ts';
import { entry, stubContent } from '../support/stub-content.ts';
import { expect, test } from '../support/test.ts';

/** In the operator's app: a frame of another origin around the page, and a device with a camera in its screen. */

// One host for all of them.
test.describe.configure({ mode: 'default' });

const content = {
  answers: { ...stubContent().answers, 'content/v1/entry/11/de': entry('11', 'Brücke wieder frei') },
};
let host: HostOverStub['host'];
let close: HostOverStub['close'];
let app: Server;
let stranger: Server;

const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** A page that shows the same path of the host in a frame and records messages with their origin. */
function framing(): Promise<Server> {
  const server = createServer((request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><title>App</title><link rel="icon" href="data:,"><script>
      window.heard = [];
      addEventListener('message', function (event) { heard.push([event.origin, event.data]); });
    </script><iframe src="${host.origin}${request.url}" width="375" height="600"></iframe>`);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

test.beforeAll(async () => {
  [app, stranger] = await Promise.all([framing(), framing()]);
  ({ host, close } = await startOverStub(content, {
    WIFI_LOGIN_URL: 'http://10.0.0.1/login',
    FRAME_ANCESTORS: `https://elsewhere.example,${originOf(app)}`,
  }));
});

test.afterAll(async () => {
  await close();
  for (const server of [app, stranger]) server.close();
});

const heard = (page: Page) => page.evaluate(() => Reflect.get(window, 'heard') as unknown);

test('an app that frames the page hears which entry is shown, and the press for Wi-Fi', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto(`${originOf(app)}/beitrag/11?app=8080`);
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { name: 'Brücke wieder frei' })).toBeVisible();
  await expect(frame.getByRole('banner')).toHaveCount(0);
  await expect(frame.getByRole('navigation', { name: 'Bereiche' })).toHaveCount(0);
  // postMessage needs a script.
  if (javaScriptEnabled === false) return;
  await expect.poll(() => heard(page)).toEqual([[host.origin, 'onPathChanged:/beitrag/11']]);
  await page.goto(`${originOf(app)}/?app=8080&login=true`);
  await expect(frame.locator('html[data-js]')).toBeAttached();
  await frame.getByRole('link', { name: /Hier geht’s ins Internet/ }).click();
  await expect.poll(() => heard(page)).toEqual([[host.origin, 'onWifiBoxClicked:']]);
});

test.describe('anybody else', () => {
  test.use({ expectedConsole: [/frame-ancestors/] });

  // Tagged once: the Content-Security-Policy header doesn't depend on scripts.
  test('can’t frame the page', { tag: '@js' }, async ({ page }) => {
    await page.goto(`${originOf(stranger)}/?app=8080`);
    await expect(page.frameLocator('iframe').getByRole('main')).toHaveCount(0);
  });
});

// The layout is the same without a script.
test('nothing lies under a camera, a rounded corner or the bar of the device', { tag: '@js' }, async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  const insets = { top: 47, left: 44, bottom: 34, right: 44 };
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await page.setViewportSize({ width: 812, height: 375 });
  await page.goto(`${host.origin}/?app=8080&login=true`);
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  const main = await page.getByRole('main').boundingBox();
  expect(heading?.y).toBeGreaterThanOrEqual(insets.top);
  expect(main?.x).toBeGreaterThanOrEqual(insets.left);
  expect((main?.x ?? 0) + (main?.width ?? 0)).toBeLessThanOrEqual(812 - insets.right);
  // High enough for the banner to be pinned.
  await page.setViewportSize({ width: 375, height: 500 });
  const accept = await page.getByRole('button', { name: 'Akzeptieren' }).boundingBox();
  expect((accept?.y ?? 0) + (accept?.height ?? 0)).toBeLessThanOrEqual(500 - insets.bottom);
  // The bars' backgrounds reach the edges.
  await page.setViewportSize({ width: 812, height: 375 });
  await page.context().clearCookies();
  await page.goto(host.origin);
  for (const bar of [page.getByRole('banner'), page.getByRole('navigation', { name: 'Bereiche' })])
    expect(await bar.boundingBox()).toMatchObject({ x: 0, width: 812 });
  const menu = await page.getByRole('banner').locator('summary').boundingBox();
  expect(menu?.x).toBeGreaterThanOrEqual(insets.left);
});
