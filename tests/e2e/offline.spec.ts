import type { Page } from '@playwright/test';
import { PORTAL_PAGE, type Tunnel } from '../support/tunnel.ts';
import { expect, test } from '../support/tunnel-test.ts';

/** Decision record 0030: what a rider reads in the tunnel. */

test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'Without a script there is no worker.');
// Each is a first visit that loads the whole build and ten stories.
test.slow();
// A broken connection is what these tests are about.
test.use({ serviceWorkers: 'allow', expectedConsole: [/Failed to load resource|net::ERR/] });

function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pages = await caches.open('kachel-pages');
    return (await pages.keys()).map(({ url }) => decodeURIComponent(url));
  });
}

async function visit(page: Page, tunnel: Tunnel, path = '/'): Promise<void> {
  await page.goto(tunnel.origin + path);
  await expect.poll(() => keptPages(page), { timeout: 20_000 }).not.toEqual([]);
}

const age = (page: Page) => page.getByText(/^Stand \d\d:\d\d, offline\./);

test('after one visit the start page and its ten stories are read to the end in a tunnel', async ({
  page,
  tunnel,
}) => {
  await visit(page, tunnel);
  await expect
    .poll(async () => (await keptPages(page)).filter((url) => url.includes('/beitrag/')).length, {
      timeout: 20_000,
    })
    .toBe(10);
  await expect(age(page)).toBeHidden();
  tunnel.way = 'closed';
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heute');
  await expect(age(page)).toBeVisible();
  await page
    .getByRole('link', { name: /^(?!Folie).*Linie 4 fährt jetzt/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/beitrag\/101/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Linie 4 fährt jetzt');
  await expect(age(page)).toBeVisible();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  tunnel.way = 'open';
  await page.getByRole('link', { name: 'Neu laden' }).click();
  await expect(age(page)).toBeHidden();
});

test('what is not on the device is told on a page of our own, with what is', async ({ page, tunnel }) => {
  await visit(page, tunnel);
  tunnel.way = 'closed';
  await page.goto(`${tunnel.origin}/impressum`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gerade ohne Verbindung');
  await page.getByRole('main').getByRole('link', { name: 'Heute', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heute');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection right now');
  tunnel.way = 'open';
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
  await expect.poll(async () => (await keptPages(page)).join()).toContain('lang=en');
  tunnel.way = 'closed';
  await page.reload();
  await expect(page.getByText(/^As of .*, offline\./)).toBeVisible();
});

test('a connection that hangs shows the copy after a moment', async ({ page, tunnel }) => {
  await visit(page, tunnel, '/linie');
  tunnel.way = 'hung';
  // Its pictures hang as well.
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(age(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Linie');
});

test('a portal’s page is shown, never kept', async ({ page, tunnel }) => {
  await visit(page, tunnel);
  tunnel.way = 'captive';
  await page.goto(tunnel.origin);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmeldung');
  tunnel.way = 'closed';
  await page.goto(tunnel.origin);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heute');
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        const answers = await Promise.all((await cache.keys()).map((request) => cache.match(request)));
        return Promise.all(answers.map((answer) => answer?.text()));
      }),
    );
    return all.flat();
  });
  expect(kept).not.toContain(PORTAL_PAGE);
});

test('forms, previews, vouchers and searches are not kept', async ({ page, tunnel }) => {
  await visit(page, tunnel);
  for (const path of [
    '/beitrag/110',
    '/?token=kachel-preview',
    '/qr/129/1/KACHEL-0001',
    '/archivsuche?q=Linie',
    '/surveyresult/140/140',
  ]) {
    await page.goto(tunnel.origin + path);
    await expect(page.locator('main')).toBeVisible();
  }
  await page.goto(`${tunnel.origin}/linie`);
  await expect.poll(async () => (await keptPages(page)).join()).toContain('/linie');
  expect((await keptPages(page)).join('\n')).not.toMatch(/110|token|\/qr|q=|surveyresult/);
});

test('a form without a script of its own is told to wait in our words', async ({ page, tunnel }) => {
  await visit(page, tunnel);
  await page.reload();
  tunnel.way = 'closed';
  await page.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(page.getByRole('alert')).toContainText('konnte nicht gesendet werden');
  tunnel.way = 'open';
  await page.goBack();
  await page.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(page.getByRole('button', { name: 'Ablehnen' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heute');
});

test('the switch ends the worker and deletes what it kept', async ({ page, tunnel }) => {
  await visit(page, tunnel);
  tunnel.way = 'worker off';
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  // The worker that goes may end what it is doing.
  await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: 20_000 }).toEqual([]);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
});
