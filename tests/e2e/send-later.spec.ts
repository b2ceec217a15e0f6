import type { Page, TestInfo } from '@playwright/test';
import sharp from 'sharp';
import { SYNC_TAG } from '#app/outbox/sync.ts';
import { consentKey } from '#app/visit/consent.server.ts';
import {
  expireClaim,
  fillIn,
  formAlive,
  freshEmail,
  LANGUAGES,
  openRaffle,
  outcomeOn,
  queuedForms,
} from '../support/forms.ts';
import { type NetworkState, PORTALS, type Tunnel } from '../support/tunnel.ts';
import { expect, test } from '../support/tunnel-test.ts';

/** Decision record 0031: a form that is sent in a tunnel. */

// Only a script can queue a form.
test.slow();
test.use({ serviceWorkers: 'allow', expectedConsole: [/Failed to load resource|net::ERR/] });

const [, texts] = LANGUAGES[0];
const WAITS = /wird von selbst gesendet, sobald es geht/;
const ARRIVED = /Vielen Dank|Danke|wurde gesendet/;

async function startPageKept(page: Page, tunnel: Tunnel): Promise<void> {
  await page.goto(tunnel.origin);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('kachel-pages')).keys()).length), {
      timeout: 20_000,
    })
    .toBeGreaterThan(0);
}

const sendRaffle = (page: Page) => page.getByRole('button', { name: 'Jetzt mitmachen' }).click();

/** The network changes before the photo is chosen, as it is uploaded at once. */
async function fillInWithPhoto(
  page: Page,
  tunnel: Tunnel,
  info: TestInfo,
  network: NetworkState,
): Promise<void> {
  await page.goto(`${tunnel.origin}/beitrag/120`);
  await formAlive(page);
  await page.locator('input[type=file]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island=upload-field][data-alive]')).toBeAttached();
  await fillIn(page, texts, freshEmail(info));
  tunnel.network = network;
  // Noise doesn't compress, so that the upload has more than one piece.
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const picture = sharp({ create: { width: 640, height: 480, channels: 3, background: 'red', noise } });
  const buffer = await picture.jpeg().toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'rot.jpg', mimeType: 'image/jpeg', buffer });
  // A press before would wait for the upload, and at this moment miss the button, which moves.
  await expect(page.getByText(/rot\.jpg ist nicht angekommen/)).toBeVisible();
}

const sendPhoto = (page: Page) => page.locator('main form').getByRole('button').last().click();

async function comeOut(page: Page, tunnel: Tunnel): Promise<void> {
  tunnel.network = 'open';
  await page.evaluate(() => dispatchEvent(new Event('online')));
}

test('a form sent offline is queued, has a note on every page, and is sent once when online', async ({
  page,
  tunnel,
}, info) => {
  await startPageKept(page, tunnel);
  await openRaffle(page, tunnel, info);
  tunnel.network = 'closed';
  await sendRaffle(page);
  await expect(page.getByText(WAITS)).toBeVisible();
  const [first] = await queuedForms(page);
  await sendRaffle(page);
  // If the page were left while it sends, its claim would last for a minute.
  const isQueuedAgain = async () => {
    const [form] = await queuedForms(page);
    return form?.at !== first?.at && form?.sendingSince === 0;
  };
  await expect.poll(isQueuedAgain).toBe(true);
  await expect(page.getByText(WAITS)).toHaveCount(1);
  await page.goto(tunnel.origin);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heute');
  await expect(page.getByText(WAITS)).toBeVisible();
  expect(tunnel.posts).toEqual([]);
  await comeOut(page, tunnel);
  await expect(page.getByText(ARRIVED)).toBeVisible();
  expect(tunnel.posts).toHaveLength(1);
  await page.getByRole('link', { name: 'Ergebnis ansehen' }).click();
  await expect(outcomeOn(page)).toContainText(texts.competitionSuccessTitle);
  await expect(outcomeOn(page)).toBeInViewport();
  // Wait until the result page's script has removed the note; otherwise the next page would show it again.
  await expect.poll(() => queuedForms(page)).toEqual([]);
  await page.goto(tunnel.origin);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heute');
  await expect(page.getByText(ARRIVED)).toHaveCount(0);
  expect(tunnel.posts).toHaveLength(1);
});

test('a queued form can be cancelled', async ({ page, tunnel }, info) => {
  await openRaffle(page, tunnel, info);
  tunnel.network = 'closed';
  await sendRaffle(page);
  await page.getByRole('button', { name: 'Nicht senden' }).click();
  await expect(page.getByText(/^Deine Eingabe bei „.+“ wird nicht gesendet\.$/)).toBeFocused();
  await expect(page.getByText(WAITS)).toHaveCount(0);
  expect(await queuedForms(page)).toEqual([]);
  tunnel.network = 'open';
  await page.goto(`${tunnel.origin}/linie`);
  await expect(page.locator('html[data-js]')).toBeAttached();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Linie');
  expect(tunnel.posts).toEqual([]);
});

test('a queued form’s note scrolls into view if the button was just above the tab bar', async ({
  page,
  tunnel,
}, info) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await openRaffle(page, tunnel, info);
  tunnel.network = 'closed';
  const send = page.getByRole('button', { name: 'Jetzt mitmachen' });
  await send.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  const { x = 0, y = 0 } = (await send.boundingBox()) ?? {};
  await page.mouse.click(x + 20, y + 20);
  const cancel = page.getByRole('button', { name: 'Nicht senden' });
  const bar = page.getByRole('navigation', { name: texts.tabsLabel });
  const { y: top = 0 } = (await bar.boundingBox()) ?? {};
  const bottom = () => cancel.evaluate((button) => button.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBeLessThan(top);
});

test('a queued form that the server rejects can be corrected and sent again', async ({
  page,
  tunnel,
}, info) => {
  await openRaffle(page, tunnel, info);
  // Only the server limits the length once maxlength is removed.
  await page.getByLabel(texts.firstname).evaluate((input: HTMLInputElement) => {
    input.removeAttribute('maxlength');
    input.value = 'A'.repeat(5000);
  });
  tunnel.network = 'closed';
  await sendRaffle(page);
  await expect(page.getByText(WAITS)).toBeVisible();
  tunnel.network = 'open';
  await page.goto(`${tunnel.origin}/linie`);
  await page.getByRole('button', { name: 'Ansehen und ändern' }).click();
  await expect(page).toHaveURL(/\/beitrag\/110/);
  await expect(page.locator('#error-summary')).toBeFocused();
  await expect(page.getByLabel(texts.lastname)).toHaveValue('Lovelace');
  await expect(page.getByLabel(texts.firstname)).toHaveValue(/^A+$/);
  await page.getByLabel(texts.firstname).fill('Ada');
  await sendRaffle(page);
  await expect(outcomeOn(page)).toContainText(texts.competitionSuccessTitle);
});

test('a vote sent offline is queued, and posted once', async ({ page, tunnel }) => {
  const value = consentKey(Date.now());
  await page.context().addCookies([{ name: 'mtm_consent', value, url: tunnel.origin }]);
  await page.goto(`${tunnel.origin}/beitrag/140`);
  await formAlive(page);
  await page.getByRole('radio').first().check();
  tunnel.network = 'closed';
  await page.getByRole('button', { name: texts.surveyVote }).click();
  await expect(page.getByText(WAITS)).toBeVisible();
  await comeOut(page, tunnel);
  await page.getByRole('link', { name: 'Ergebnis ansehen' }).click();
  await expect(page.getByText(texts.surveyThanks)).toBeVisible();
  expect(tunnel.posts).toHaveLength(1);
});

test('a form with a photo is queued, and sent once when online', async ({ page, tunnel }, info) => {
  await startPageKept(page, tunnel);
  await fillInWithPhoto(page, tunnel, info, 'closed');
  await sendPhoto(page);
  await expect(page.getByText(WAITS)).toBeVisible();
  await page.goto(tunnel.origin);
  await expect(page.getByText(WAITS)).toBeVisible();
  await comeOut(page, tunnel);
  await page.getByRole('link', { name: 'Ergebnis ansehen' }).click();
  await expect(outcomeOn(page)).toBeVisible();
  expect(tunnel.posts.filter((path) => path.startsWith('/beitrag/120'))).toHaveLength(1);
});

test('a queued form is sent once by Background Sync while no page of ours is open', async ({
  page,
  tunnel,
}, info) => {
  await startPageKept(page, tunnel);
  await openRaffle(page, tunnel, info);
  tunnel.network = 'closed';
  await sendRaffle(page);
  await expect(page.getByText(WAITS)).toBeVisible();
  const session = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(tunnel.origin));
      if (ours) resolve(ours.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registration;
  await page.goto('about:blank');
  tunnel.network = 'open';
  const sync = { origin: tunnel.origin, registrationId, tag: SYNC_TAG, lastChance: false };
  await session.send('ServiceWorker.dispatchSyncEvent', sync);
  await expect.poll(() => tunnel.posts.length).toBe(1);
  await session.send('ServiceWorker.dispatchSyncEvent', sync);
  await page.goto(tunnel.origin);
  await expect(page.getByText(ARRIVED)).toBeVisible();
  expect(tunnel.posts).toHaveLength(1);
});

// A portal that lets images through passes the probe, and is detected by the response to the POST
// (slow-network.spec.ts).
for (const portal of PORTALS.filter((one) => one !== 'redirects')) {
  test(`a form isn’t posted to a captive portal, but queued: ${portal}`, async ({ page, tunnel }, info) => {
    await openRaffle(page, tunnel, info);
    tunnel.network = portal;
    await sendRaffle(page);
    await expect(page.getByText(WAITS)).toBeVisible();
    await comeOut(page, tunnel);
    await expect(page.getByText(ARRIVED)).toBeVisible();
    expect(tunnel.posts).toHaveLength(1);
  });
}

test('a form sent through a hung network, no network and a captive portal is posted once', async ({
  page,
  tunnel,
}, info) => {
  await startPageKept(page, tunnel);
  await openRaffle(page, tunnel, info);
  tunnel.ride([
    [0, { network: 'hung' }],
    [2000, { network: 'closed' }],
    [4000, { network: 'captive' }],
    [6000, { network: 'open', delayMs: 3000 }],
  ]);
  tunnel.network = 'hung';
  await sendRaffle(page);
  await page.getByRole('link', { name: 'Ergebnis ansehen' }).click();
  await expect(outcomeOn(page)).toContainText(texts.competitionSuccessTitle);
  expect(tunnel.posts).toHaveLength(1);
});

test('a form whose photo upload breaks off is queued with the photo, and posted once', async ({
  page,
  tunnel,
}, info) => {
  await page.clock.install();
  await startPageKept(page, tunnel);
  await fillInWithPhoto(page, tunnel, info, 'uploads break');
  await sendPhoto(page);
  await expect.poll(() => page.url()).toBe('chrome-error://chromewebdata/');
  expect(tunnel.posts).toEqual([]);
  await expireClaim(page);
  tunnel.network = 'open';
  await page.goto(tunnel.origin);
  await page.getByRole('link', { name: 'Ergebnis ansehen' }).click();
  await expect(outcomeOn(page)).toBeVisible();
  expect(tunnel.posts).toHaveLength(1);
});

test('a form in a preview can’t be queued', async ({ page, tunnel }) => {
  await page.goto(`${tunnel.origin}/beitrag/110?token=kachel-preview`);
  await expect(page.locator('main form[data-live]')).toBeAttached();
  await expect(page.locator('form[data-later]')).toHaveCount(0);
});
