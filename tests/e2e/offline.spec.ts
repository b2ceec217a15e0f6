import type { Page } from '@playwright/test';
import { missingRules } from '../support/missing-rules.ts';
import { LARGE_BYTES, LARGE_PICTURE, type Tunnel } from '../support/tunnel.ts';
import { expect, test } from '../support/tunnel-test.ts';

/** Decision record 0030: what a rider reads in the tunnel. */

// Only a script registers the worker.
// Each test is a first visit, on which the worker loads the whole build and ten stories.
test.slow();
// One after the other: they wait more than they compute, and the other workers go on meanwhile.
test.describe.configure({ mode: 'default' });
// A broken connection is what these tests are about.
test.use({ serviceWorkers: 'allow', expectedConsole: [/Failed to load resource|net::ERR/] });

function offlinePages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const pages = await caches.open('kachel-pages');
    return (await pages.keys()).map(({ url }) => decodeURIComponent(url));
  });
}

async function visit(page: Page, tunnel: Tunnel, path = '/'): Promise<void> {
  await page.goto(tunnel.origin + path);
  await expect.poll(() => offlinePages(page), { timeout: 20_000 }).not.toEqual([]);
  // The first page is stored before the worker controls it.
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

const age = (page: Page) => page.getByText(/^Stand \d\d:\d\d\sUhr, offline\./);

test('after one visit the start page and its ten stories are available offline', async ({ page, tunnel }) => {
  await visit(page, tunnel);
  await expect
    .poll(async () => (await offlinePages(page)).filter((url) => url.includes('/beitrag/')).length, {
      timeout: 20_000,
    })
    .toBe(10);
  await expect(age(page)).toBeHidden();
  // The worker's copies come from the HTTP cache.
  expect(tunnel.pictures.length).toBeGreaterThan(5);
  expect(tunnel.pictures).toEqual([...new Set(tunnel.pictures)]);
  tunnel.network = 'closed';
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
  tunnel.network = 'open';
  await page.getByRole('link', { name: 'Neu laden' }).click();
  await expect(age(page)).toBeHidden();
});

test('a page that isn’t cached shows the offline page, which links to the cached ones', async ({
  page,
  tunnel,
}) => {
  await visit(page, tunnel);
  tunnel.network = 'closed';
  await page.goto(`${tunnel.origin}/impressum`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gerade ohne Verbindung');
  expect(await missingRules(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Heute', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heute');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection right now');
  tunnel.network = 'open';
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
  await expect.poll(async () => (await offlinePages(page)).join()).toContain('lang=en');
  tunnel.network = 'closed';
  await page.reload();
  await expect(page.getByText(/^As of .*, offline\./)).toBeVisible();
});

/** Well below the 20 s for which Chromium's HTTP cache waits for an earlier request of the same address. */
const RETRY_MS = 10_000;
/** That Chromium opens to a server over HTTP/1.1. */
const CONNECTIONS = 6;

/** Restores the network and taps 'load again' on a page that hung. */
async function loadAgain(page: Page, tunnel: Tunnel): Promise<void> {
  tunnel.network = 'open';
  await page.locator('a[href=""]').click({ noWaitAfter: true });
}

test('a page whose connection hangs is shown from the cache', async ({ page, tunnel }) => {
  await visit(page, tunnel, '/linie');
  await page.goto(tunnel.origin);
  tunnel.network = 'hung';
  // Its pictures hang as well.
  await page.goto(`${tunnel.origin}/linie`, { waitUntil: 'domcontentloaded' });
  await expect(age(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Linie');
  await loadAgain(page, tunnel);
  await expect(age(page)).toBeHidden({ timeout: RETRY_MS });
});

test('a page loads although its predecessor’s pictures hang on every connection', async ({
  page,
  tunnel,
}) => {
  await visit(page, tunnel, '/impressum');
  tunnel.holdsPictures = true;
  await page.goto(tunnel.origin, { waitUntil: 'commit' });
  await expect.poll(() => tunnel.waitingFor('/resize/')).toBe(CONNECTIONS);
  await page.goto(`${tunnel.origin}/datenschutz`, { waitUntil: 'commit', timeout: RETRY_MS });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Datenschutz');
});

test('a page loads although six pages before it were shown from the cache and still hang', async ({
  page,
  tunnel,
}) => {
  const paths = ['/linie', '/vorschau', '/aktion', '/deal', '/archiv', '/impressum'];
  expect(paths).toHaveLength(CONNECTIONS);
  await visit(page, tunnel, '/linie');
  for (const path of paths) await page.goto(tunnel.origin + path);
  await expect.poll(() => offlinePages(page)).toHaveLength(CONNECTIONS);
  tunnel.network = 'hung';
  for (const path of paths) {
    await page.goto(tunnel.origin + path, { waitUntil: 'domcontentloaded' });
    await expect(age(page)).toBeVisible();
  }
  tunnel.network = 'open';
  await page.goto(`${tunnel.origin}/datenschutz`, { waitUntil: 'commit', timeout: RETRY_MS });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Datenschutz');
});

test('pictures that hang don’t keep the islands from starting', async ({ page, tunnel }) => {
  await visit(page, tunnel, '/impressum');
  tunnel.holdsPictures = true;
  await page.goto(tunnel.origin, { waitUntil: 'commit' });
  await expect(page.locator('[data-island][data-alive]').first()).toBeAttached();
});

test('an uncached page whose connection hung loads at once when the network is back', async ({
  page,
  tunnel,
}) => {
  await visit(page, tunnel);
  tunnel.network = 'hung';
  await page.goto(`${tunnel.origin}/impressum`, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gerade ohne Verbindung');
  expect(await missingRules(page)).toEqual([]);
  await loadAgain(page, tunnel);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impressum', { timeout: RETRY_MS });
});

test('previews, vouchers, searches and survey results are not cached', async ({ page, tunnel }) => {
  await visit(page, tunnel, '/vorschau');
  for (const path of [
    '/beitrag/110?token=kachel-preview',
    '/?token=kachel-preview',
    '/qr/129/1/KACHEL-0001',
    '/archivsuche?q=Linie',
    '/surveyresult/140/140',
  ]) {
    await page.goto(tunnel.origin + path);
    await expect(page.locator('main')).toBeVisible();
  }
  await page.goto(`${tunnel.origin}/linie`);
  await expect.poll(async () => (await offlinePages(page)).join()).toContain('/linie');
  expect((await offlinePages(page)).join('\n')).not.toMatch(/110|token|\/qr|q=|surveyresult/);
});

test('a story with a form is available offline, with a sentence instead of the form', async ({
  page,
  tunnel,
}) => {
  await visit(page, tunnel, '/linie');
  for (const path of ['/beitrag/110-ein-titel?lang=de', '/beitrag/120?outcome=sealed', '/beitrag/140']) {
    await page.goto(tunnel.origin + path);
    await expect(page.locator('main form')).not.toHaveCount(0);
  }
  await expect.poll(async () => (await offlinePages(page)).join()).toMatch(/\/110.*\/120.*\/140/);
  // With its address the next rider on a shared device could see a voucher's code.
  expect((await offlinePages(page)).join()).not.toContain('outcome');
  const kept = await page.evaluate(async () => {
    const pages = await caches.open('kachel-pages');
    const answers = await Promise.all((await pages.keys()).map((request) => pages.match(request)));
    return Promise.all(answers.map((answer) => answer?.text()));
  });
  expect(kept.join()).not.toContain('submission_id');
  tunnel.network = 'closed';
  await page.goto(`${tunnel.origin}/beitrag/110`);
  await expect(age(page)).toBeVisible();
  await expect(page.getByText('Mitmachen kannst du hier, sobald du wieder online bist.')).toBeVisible();
  await expect(page.locator('main form')).toHaveCount(0);
  expect(await page.locator('a[href*="reading"]').count()).toBe(0);
  // A vote can be queued, so its form is still there.
  await page.goto(`${tunnel.origin}/beitrag/140`);
  await expect(age(page)).toBeVisible();
  await expect(page.locator('main form')).not.toHaveCount(0);
  await page.goto(`${tunnel.origin}/beitrag/110`);
  tunnel.network = 'open';
  await page.getByRole('link', { name: 'Neu laden' }).click();
  await expect(age(page)).toBeHidden();
  await expect(page.locator('main form')).not.toHaveCount(0);
});

test('a form that can’t be queued shows our own error message offline', async ({ page, tunnel }) => {
  await visit(page, tunnel);
  await page.reload();
  tunnel.network = 'closed';
  await page.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(page.getByRole('alert')).toContainText('konnte nicht gesendet werden');
  tunnel.network = 'open';
  await page.goBack();
  await page.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(page.getByRole('button', { name: 'Ablehnen' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heute');
});

test('Back to a form with errors shows them again while online', async ({ page, tunnel }) => {
  await visit(page, tunnel, '/beitrag/110');
  await page.getByLabel('Vorname').fill('Ada');
  await page.locator('main form[id]').evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.locator('#error-summary')).toBeVisible();
  await page.goto(`${tunnel.origin}/impressum`);
  await page.goBack();
  await expect(page.locator('#error-summary')).toBeVisible();
  await expect(page.getByLabel('Vorname')).toHaveValue('Ada');
});

test('SERVICE_WORKER=off removes the worker and its caches; on again, both are back', async ({
  page,
  tunnel,
}) => {
  await visit(page, tunnel);
  tunnel.network = 'worker off';
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  // The old worker may finish its current work before it is removed.
  await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: 20_000 }).toEqual([]);
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0);
  tunnel.network = 'open';
  await visit(page, tunnel);
  tunnel.network = 'closed';
  await page.reload();
  await expect(age(page)).toBeVisible();
});

test('the picture cache stays below its limit by evicting the oldest', async ({ page, tunnel }) => {
  await visit(page, tunnel, '/linie');
  await page.evaluate(
    async ([folder, count]) => {
      const { active } = await navigator.serviceWorker.ready;
      const pictures = Array.from({ length: count }, (_, index) => `${location.origin}${folder}${index}.png`);
      active?.postMessage({ opened: location.href, pictures });
    },
    [LARGE_PICTURE, 18] as const,
  );
  const kept = () =>
    page.evaluate(async () => {
      const pictures = await caches.open('kachel-pictures');
      const found = await Promise.all(
        (await pictures.keys()).map(async ({ url }) => ({
          name: url.split('/').pop(),
          bytes: (await (await pictures.match(url))?.blob())?.size ?? 0,
        })),
      );
      return found.filter(({ bytes }) => bytes >= 1_000_000).map(({ name }) => name);
    });
  await expect.poll(kept, { timeout: 30_000 }).toContain('17.png');
  await expect.poll(async () => (await kept()).length).toBeLessThanOrEqual((14 * 1024 * 1024) / LARGE_BYTES);
  expect(await kept()).not.toContain('0.png');
  tunnel.network = 'closed';
  await page.reload();
  await expect(age(page)).toBeVisible();
});

test('a newer worker takes over without loading a page again', async ({ page, tunnel }) => {
  await visit(page, tunnel);
  const loaded: string[] = [];
  page.on('framenavigated', (frame) => loaded.push(frame.url()));
  tunnel.build = 'newer';
  const states = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const before = registration.active;
    await registration.update();
    const next = registration.installing ?? registration.waiting;
    await new Promise<void>((resolve) => {
      const look = () => (next?.state === 'activated' ? resolve() : undefined);
      next?.addEventListener('statechange', look);
      look();
    });
    return [next !== before, registration.active === next];
  });
  expect(states).toEqual([true, true]);
  expect(loaded).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heute');
  expect(loaded).toHaveLength(1);
});

test('pages load while the storage quota is too small for the first copy', async ({ page, tunnel }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: tunnel.origin, quotaSize: 50_000 });
  await page.goto(tunnel.origin);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update().catch(() => undefined);
  });
  await page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: 'Linie' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Linie');
});

test('pages load after the storage quota was used up', async ({ page, tunnel }) => {
  await visit(page, tunnel);
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: tunnel.origin, quotaSize: 50_000 });
  for (const path of ['/vorschau', '/beitrag/110', '/aktion']) {
    await page.goto(tunnel.origin + path);
    await expect(page.getByRole('main')).toBeVisible();
  }
});
