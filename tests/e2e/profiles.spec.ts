import type { BrowserContext, Page } from '@playwright/test';
import { en } from '#app/i18n/en.ts';
import { fillIn, freshEmail, LANGUAGES, outcomeOn } from '../support/forms.ts';
import type { Tunnel } from '../support/tunnel.ts';
import { expect, test } from '../support/tunnel-test.ts';

/**
 * Browsers as riders have them: captive portals without storage and cookies, apps that write into the page, old
 * engines. In each of them a rider reads to the end and takes part. The tunnel as one more is offline.spec.ts.
 */

// What a script may find missing.
test.slow();
test.use({ serviceWorkers: 'allow' });

interface Profile {
  name: string;
  prepare(context: BrowserContext, tunnel: Tunnel): Promise<unknown>;
}

const PROFILES: readonly Profile[] = [
  {
    name: 'storage that throws',
    prepare: (context) =>
      context.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
        }
      }),
  },
  {
    name: 'cookies refused',
    prepare(context, tunnel) {
      tunnel.cookies = false;
      return context.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
        Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
      });
    },
  },
  {
    name: 'no service worker',
    prepare: (context) =>
      context.addInitScript(() => {
        Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      }),
  },
  {
    name: 'a service worker that is refused',
    prepare: (context) =>
      context.addInitScript(() => {
        ServiceWorkerContainer.prototype.register = () => {
          throw new DOMException('blocked', 'SecurityError');
        };
      }),
  },
  {
    name: 'foreign nodes in head and body before any script',
    prepare: (context) =>
      context.addInitScript(() => {
        const write = () => {
          for (const [place, name] of [
            [document.head, 'meta'],
            [document.body, 'div'],
          ] as const) {
            if (place && !place.querySelector('[data-foreign]')) {
              const node = document.createElement(name);
              node.setAttribute('data-foreign', '');
              place.prepend(node);
            }
          }
        };
        new MutationObserver(write).observe(document, { childList: true, subtree: true });
      }),
  },
  {
    name: 'an engine without fetch, observers and idle time',
    prepare: (context) =>
      context.addInitScript(() => {
        const observers = ['IntersectionObserver', 'PerformanceObserver', 'ResizeObserver'];
        for (const name of ['fetch', ...observers, 'requestIdleCallback']) {
          Reflect.deleteProperty(window, name);
        }
      }),
  },
];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function readToTheEnd(page: Page, origin: string): Promise<void> {
  await page.goto(origin);
  await expect(heading(page)).toHaveText('Heute');
  await expect(page.locator('html[data-js]')).toBeAttached();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Zwölf Länder einigen sich auf ein Ticket/ })
    .click();
  await expect(heading(page)).toContainText('Zwölf Länder einigen sich auf ein Ticket');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Zurück', exact: true }).click();
  await expect(heading(page)).toHaveText('Heute');
  await page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: 'Linie' }).click();
  await expect(heading(page)).toHaveText('Linie');
  await page.locator('summary').first().click();
  await page
    .getByRole('navigation', { name: 'Menü' })
    .getByRole('link', { name: 'Archiv', exact: true })
    .click();
  await page.getByRole('link', { name: 'Zur Archivsuche' }).click();
  await page.getByLabel('Suchbegriff').fill('Brücke');
  await page.getByRole('button', { name: 'Suchen' }).click();
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/beitrag\//);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('link', { name: new RegExp(`^${en.appName}`) }).click();
  await expect(heading(page)).toHaveText('Today');
}

for (const { name, prepare } of PROFILES) {
  test(`${name}: a rider reads to the end and takes part`, async ({ page, context, tunnel }, info) => {
    await prepare(context, tunnel);
    await readToTheEnd(page, tunnel.origin);
    const [, texts] = LANGUAGES[1];
    await page.goto(`${tunnel.origin}/beitrag/110?lang=en`);
    await expect(page.locator('html[data-js]')).toBeAttached();
    await fillIn(page, texts, freshEmail(info));
    await page.locator('main form').getByRole('button').last().click();
    await expect(outcomeOn(page)).toContainText(texts.competitionSuccessTitle);
  });
}
