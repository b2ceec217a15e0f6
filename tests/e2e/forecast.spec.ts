import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type HostOverStub, startOverStub } from '../support/host-over-stub.ts';
import { entry, stubContent } from '../support/stub-content.ts';
import { expect, test } from '../support/test.ts';

/** What a page does when the operator's forecast says that the network is about to become weak. */

// Only a script can update a page later.
// All tests share one host.
test.describe.configure({ mode: 'default' });
test.use({ serviceWorkers: 'allow' });

const { answers } = stubContent();
for (const id of ['11', '12', '13', '14'])
  answers[`content/v1/entry/${id}/de`] = entry(id, `Geschichte ${id}`);
let forecast: Server;
let host: HostOverStub['host'];
let close: HostOverStub['close'];

test.beforeAll(async () => {
  forecast = createServer((_request, response) => {
    response.end('{"currentState":"HIGH","nextState":"WEAK","remainingTimeSeconds":120}');
  });
  await new Promise<void>((done) => forecast.listen(0, '127.0.0.1', done));
  const CONNECTIVITY_URL = `http://127.0.0.1:${(forecast.address() as AddressInfo).port}/next`;
  ({ host, close } = await startOverStub({ answers }, { CONNECTIVITY_URL }));
});

test.afterAll(async () => {
  await close();
  forecast.close();
});

test('before the network goes the stories on top are saved, and one line says so without moving anything', async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(host.origin)) foreign.push(request.url());
  });
  await page.goto(`${host.origin}/beitrag/11`);
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  // The page asks the worker when it is loaded, so load it again once the worker is active.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect(page.getByText('Gleich schwaches Netz – 4 Beiträge gesichert')).toBeVisible();
  expect(await heading.boundingBox()).toEqual(before);
  const kept = await page.evaluate(async () =>
    (await (await caches.open('kachel-pages')).keys()).map(({ url }) => new URL(url).pathname),
  );
  expect(kept).toEqual(expect.arrayContaining(['/', '/beitrag/12', '/beitrag/13', '/beitrag/14']));
  await page.goto(`${host.origin}/beitrag/11?lang=en`);
  await expect(page.getByText('Weak signal ahead – 4 articles saved')).toBeVisible();
  expect(foreign).toEqual([]);
});

test('nothing is asked for a page that nobody looks at', async ({ page }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url() === `${host.origin}/verbindung`) asked += 1;
  });
  await page.clock.install();
  await page.goto(host.origin);
  await expect(page.locator('html[data-js]')).toBeAttached();
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return asked;
    })
    .toBe(1);
  const show = (state: string) =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await show('hidden');
  await page.clock.runFor(10 * 60_000);
  expect(asked).toBe(1);
  await show('visible');
  await expect.poll(() => asked).toBe(2);
  await page.clock.runFor(60_000);
  await expect.poll(() => asked).toBe(3);
});
