import { expect, test } from '../support/tunnel-test.ts';

/** A captive portal's browser: no storage, no cookies, no second window; it rechecks the network on page loads. */

test.use({ serviceWorkers: 'allow' });

test('a portal opens, a rider reads, goes to the internet and comes back', async ({
  page,
  context,
  tunnel,
}) => {
  tunnel.cookies = false;
  await context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    window.open = () => {
      throw new Error('no second window');
    };
  });
  // The login page of the vehicle's router, with a link back to the site.
  await page.route('http://10.0.0.1/login', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Router</title><a href="${tunnel.origin}/">Weiter</a>`,
    }),
  );
  const pages: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) pages.push(frame.url());
  });
  await page.goto(`${tunnel.origin}/?channel=portal`);
  await page.getByRole('link', { name: /Zwölf Länder einigen sich auf ein Ticket/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ticket');
  const onward = page.getByRole('complementary', { name: 'Lies in deinem Browser weiter' });
  await expect(onward).toContainText(/localhost:\d+\/beitrag\/\d+$/);
  const wifi = page.getByRole('banner').getByRole('link', { name: /WLAN|Internet/ });
  await expect(wifi).not.toHaveAttribute('target');
  await wifi.click();
  await expect(page).toHaveURL('http://10.0.0.1/login');
  await page.getByRole('link', { name: 'Weiter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Heute');
  // Each step was a full page load, and no second window opened.
  expect(pages).toHaveLength(4);
  expect(context.pages()).toHaveLength(1);
  expect(await context.cookies()).toEqual([]);
});
