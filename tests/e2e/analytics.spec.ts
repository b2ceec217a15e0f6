import type { Page } from '@playwright/test';
import { type HostOverStub, startOverStub } from '../support/host-over-stub.ts';
import { MatomoStub } from '../support/matomo-stub.ts';
import { entry, stubContent } from '../support/stub-content.ts';
import { expect, test } from '../support/test.ts';

/** What is counted, and that nothing is before a rider agreed and after he changed his mind. */

// One host for all of them.
test.describe.configure({ mode: 'default' });

const matomo = new MatomoStub();
let host: HostOverStub['host'];
let close: HostOverStub['close'];

test.beforeAll(async () => {
  await matomo.start();
  const content = {
    answers: {
      ...stubContent().answers,
      'content/v1/entry/11/de': entry('11', 'Brücke'),
      'content/v1/entry/12/de': entry('12', 'Fähre', [
        { type: 'survey', id: '7', question: 'Fährst du mit?', answer1: 'Ja', answer2: 'Nein' },
      ]),
      'survey/v1/info/12/7': { answer1: 1, answer2: 0 },
      'survey/v1/save': { state: 'success' },
    },
  };
  ({ host, close } = await startOverStub(content, {
    WIFI_LOGIN_URL: `${matomo.url}/login`,
    MATOMO_URL: matomo.url,
    MATOMO_SITE_ID: '7',
  }));
});

test.beforeEach(() => matomo.clear());

test.afterAll(async () => {
  await close();
  matomo.stop();
});

const at = (path: string) => `${host.origin}${path}`;

/** Every request to another host than ours. */
function foreignOf(page: Page): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== host.origin) foreign.push(request.url());
  });
  return foreign;
}

async function stored(page: Page) {
  const kept = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
  }));
  return { ...kept, cookies: (await page.context().cookies()).map(({ name }) => name) };
}

async function decide(page: Page, button: 'Akzeptieren' | 'Ablehnen'): Promise<void> {
  await page.goto(at('/'));
  await page.locator('[data-consent]').getByRole('button', { name: button }).click();
  await expect(page.locator('[data-consent]')).toBeHidden();
}

async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.js !== undefined);
}

test('before a decision and after a refusal nothing is loaded from elsewhere and nothing stored', async ({
  page,
  javaScriptEnabled,
}) => {
  const foreign = foreignOf(page);
  for (const path of ['/', '/beitrag/11', '/datenschutz', '/archiv']) {
    await page.goto(at(path));
    if (javaScriptEnabled !== false) await ready(page);
  }
  expect(await stored(page)).toEqual({ local: [], session: [], cookies: [] });
  await decide(page, 'Ablehnen');
  await page.goto(at('/beitrag/11'));
  expect(await stored(page)).toEqual({ local: [], session: [], cookies: ['mtm_consent_removed'] });
  expect(foreign).toEqual([]);
  expect(matomo.requests).toEqual([]);
});

// Without a script nothing is counted.
test('whatever a rider refuses, agrees to, votes and refuses again, nothing is asked without consent', {
  tag: '@js',
}, async ({ page }) => {
  await decide(page, 'Ablehnen');
  await page.goto(at('/beitrag/12'));
  await ready(page);
  expect(matomo.requests).toEqual([]);
  await page.getByRole('button', { name: 'Zustimmen und abstimmen' }).click();
  await expect.poll(() => matomo.named('trackPageView')).toHaveLength(1);
  await page.getByLabel('Ja').check();
  await page.getByRole('button', { name: 'Abstimmen' }).click();
  await expect.poll(() => matomo.named('trackPageView')).toHaveLength(2);

  const other = await page.context().newPage();
  await other.goto(at('/datenschutz'));
  await expect.poll(() => matomo.named('trackPageView')).toHaveLength(3);
  await other
    .getByRole('button', { name: /zurücksetzen/i })
    .first()
    .click();
  await decide(other, 'Ablehnen');
  await other.goto(at('/beitrag/12'));
  await ready(other);
  matomo.clear();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.locator('[data-share] a[href^="mailto:"]').evaluate((link) => {
    link.addEventListener('click', (event) => event.preventDefault());
  });
  await page.locator('[data-share] a[href^="mailto:"]').click();
  await other.goBack();
  await page.reload();
  await ready(page);
  expect(matomo.commands).toEqual([['disableHeartBeatTimer']]);
});

// Without a script nothing is counted.
test.describe('after a rider agreed', { tag: '@js' }, () => {
  test.beforeEach(async ({ page }) => {
    await decide(page, 'Akzeptieren');
    await expect.poll(() => matomo.named('trackPageView')).toHaveLength(1);
    matomo.clear();
  });

  test('each page is counted once, with a heartbeat, and without what stands in its query', async ({
    page,
  }) => {
    await page.goto(at('/archivsuche?q=geheim'));
    await expect.poll(() => matomo.named('enableHeartBeatTimer')).toHaveLength(1);
    expect(matomo.commands).toEqual([
      ['requireConsent'],
      ['setTrackerUrl', `${matomo.url}/matomo.php`],
      ['setSiteId', '7'],
      ['setSecureCookie', false],
      ['setCustomUrl', at('/archivsuche')],
      ['setReferrerUrl', ''],
      ['setDocumentTitle', 'Archivsuche'],
      ['trackPageView'],
      ['enableHeartBeatTimer', 10],
    ]);
  });

  test('a change of language in the settings is counted once', async ({ page }) => {
    await page.goto(at('/einstellungen'));
    await expect.poll(() => matomo.named('trackPageView')).toHaveLength(1);
    await page.getByRole('radio', { name: 'Deutsch' }).check();
    await page.getByText('English', { exact: true }).and(page.locator('main *')).click();
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect.poll(() => matomo.named('trackPageView')).toHaveLength(2);
    expect(matomo.named('trackEvent')).toEqual([['trackEvent', 'lang', 'changeTo', 'en']]);
  });

  test('a change of language, the press for Wi-Fi and sharing are counted', async ({ page }) => {
    await page.goto(at('/beitrag/11'));
    await expect.poll(() => matomo.named('trackPageView')).toHaveLength(1);
    await page.getByRole('link', { name: 'English' }).click();
    await expect.poll(() => matomo.named('trackEvent')).toEqual([['trackEvent', 'lang', 'changeTo', 'en']]);
    await expect.poll(() => matomo.named('trackPageView')).toHaveLength(2);
    matomo.clear();
    await page.locator('[data-share] a[href^="mailto:"]').evaluate((link) => {
      // The device's own mail program is not part of the page.
      link.addEventListener('click', (event) => event.preventDefault());
    });
    await page.locator('[data-share] a[href^="mailto:"]').click();
    await expect
      .poll(() => matomo.named('trackEvent'))
      .toEqual([['trackEvent', 'share', 'mail', '/beitrag/11-bruecke']]);
    await page.goto(at('/beitrag/11?login=true'));
    await expect.poll(() => matomo.named('trackPageView')).toHaveLength(1);
    matomo.clear();
    await page.getByRole('banner').getByRole('link', { name: 'Wi-Fi' }).click();
    await expect.poll(() => matomo.named('trackEvent')).toEqual([['trackEvent', 'wifi', 'click']]);
  });

  test('nothing is counted on a voucher’s page, whose address holds its code', async ({ page }) => {
    await page.goto(at('/qr/1/2/KACHEL-0001'));
    await ready(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-matomo');
    expect(matomo.requests).toEqual([]);
  });

  test('the policy lets scripts come from the statistics server and from no other', async ({ page }) => {
    const response = await page.goto(at('/'));
    const policy = response?.headers()['content-security-policy'] ?? '';
    const [, sources = ''] = /script-src ([^;]+)/.exec(policy) ?? [];
    const hosts = sources.split(' ').filter((source) => !source.startsWith("'"));
    expect(hosts).toEqual([matomo.url]);
  });

  test('once the decision is taken back nothing is counted or kept', async ({ page }) => {
    await page.context().addCookies(
      ['_pk_id.7.abcd', '_pk_ses.7.abcd', 'survey:9'].map((name) => ({
        name,
        value: '1',
        url: host.origin,
      })),
    );
    await page.goto(at('/datenschutz'));
    await page.evaluate(() => sessionStorage.setItem('survey:9', 'x'));
    await page
      .getByRole('button', { name: /zurücksetzen/i })
      .first()
      .click();
    await expect(page.locator('[data-consent]')).toHaveCount(1);
    await ready(page);
    await expect.poll(async () => (await stored(page)).session).toEqual([]);
    matomo.clear();
    await page.goto(at('/beitrag/11'));
    await ready(page);
    expect(matomo.requests).toEqual([]);
    const { cookies } = await stored(page);
    expect(cookies.filter((name) => /^(mtm|_pk|survey)/.test(name))).toEqual([]);
  });
});
