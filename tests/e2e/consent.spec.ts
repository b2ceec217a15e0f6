import type { Page } from '@playwright/test';
import { textLines } from '../support/overflowing-text.ts';
import { axeFaults } from '../support/page-axe.ts';
import { expect, test } from '../support/test.ts';

// The layout is the same without a script.
const SAME = { tag: '@js' };

function banner(page: Page) {
  return page.getByRole('form', { name: 'Darf ein Cookie mitzählen?' });
}

async function cookieNames(page: Page): Promise<string[]> {
  return (await page.context().cookies()).map(({ name }) => name);
}

for (const [button, kept] of [
  ['Akzeptieren', 'mtm_consent'],
  ['Ablehnen', 'mtm_consent_removed'],
] as const) {
  test(`${button}: the decision is stored, and the same page has no banner`, async ({ page }) => {
    await page.goto('/linie?login=true');
    await banner(page).getByRole('button', { name: button }).click();
    await expect(page).toHaveURL('/linie?login=true');
    await expect(banner(page)).toHaveCount(0);
    expect((await cookieNames(page)).filter((name) => name.startsWith('mtm_'))).toEqual([kept]);
    await page.goto('/');
    await expect(banner(page)).toHaveCount(0);
  });
}

// Only a script can change a page restored from the back-forward cache.
test('the banner stays hidden on a page restored by Back', { tag: '@js' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Bereiche' }).getByRole('link', { name: 'Linie' }).click();
  await expect(page).toHaveURL('/linie');
  await banner(page).getByRole('button', { name: 'Ablehnen' }).click();
  await expect(banner(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(banner(page)).toBeHidden();
});

for (const button of ['Akzeptieren', 'Ablehnen']) {
  test(`${button}: the page stays where it was scrolled to`, { tag: '@js' }, async ({ page }) => {
    await page.goto('/beitrag/101?login=true');
    await page.waitForFunction(() => document.documentElement.dataset.js !== undefined);
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
    const place = await banner(page).getByRole('button', { name: button }).boundingBox();
    await page.mouse.click((place?.x ?? 0) + 20, (place?.y ?? 0) + 20);
    await expect(banner(page)).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    await expect(page).toHaveURL('/beitrag/101?login=true');
    expect(await page.evaluate(() => history.length)).toBe(2);
  });
}

test.describe('a decision', { tag: '@js' }, () => {
  test.use({ expectedConsole: [/status of 422/] });

  test('on an answered form doesn’t send the form again', async ({ page }) => {
    await page.goto('/beitrag/110');
    await page.locator('form[data-live]').evaluate((form: HTMLFormElement) => form.submit());
    await expect(page).toHaveURL(/sent=/);
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
    });
    await banner(page).getByRole('button', { name: 'Ablehnen' }).click();
    await expect(page).toHaveURL('/beitrag/110');
    await expect(banner(page)).toHaveCount(0);
    expect(posts).toEqual(['/einwilligung']);
  });

  test('is sent by the browser where a portal answers the request in the background', async ({ page }) => {
    await page.route('/einwilligung*', (route) =>
      route.request().isNavigationRequest() ? route.fallback() : route.fulfill({ body: 'portal' }),
    );
    await page.goto('/linie');
    await page.waitForFunction(() => document.documentElement.dataset.js !== undefined);
    await banner(page).getByRole('button', { name: 'Ablehnen' }).click();
    await expect(banner(page)).toHaveCount(0);
    expect(await cookieNames(page)).toContain('mtm_consent_removed');
  });
});

for (const [width, height, address] of [
  [375, 667, '/'],
  [375, 667, '/?lang=en'],
  [375, 667, '/?text=on'],
  [375, 667, '/?lang=en&text=on'],
  [1280, 800, '/'],
] as const) {
  test(
    `at ${width}×${height} ${address} begins with its first story, the banner takes 15 % at most`,
    SAME,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(address);
      const form = page.locator('.consent');
      const box = await form.boundingBox();
      expect(box?.height).toBeLessThanOrEqual(height * 0.15);
      expect(box?.y).toBeGreaterThan(height / 2);
      const [reject, accept] = await form
        .getByRole('button')
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().width));
      expect(reject).toBe(accept);
      const first = page.getByRole('main').getByRole('article').first();
      const shown = await first
        .getByRole('heading')
        .or(page.locator('.carousel-controls').first().getByRole('button'))
        .evaluateAll((parts) =>
          parts
            .filter(
              (part) => getComputedStyle(part).visibility === 'visible' && part.getClientRects().length > 0,
            )
            .map((part) => {
              const { left, top, width: wide, bottom } = part.getBoundingClientRect();
              const there = document.elementFromPoint(left + Math.min(wide / 2, 40), (top + bottom) / 2);
              return bottom <= innerHeight && part.closest('section, article')?.contains(there) === true;
            }),
        );
      expect(shown.length).toBeGreaterThan(0);
      expect(shown).not.toContain(false);
    },
  );
}

test('"Mehr" opens the rest of the text on the same page', async ({ page }) => {
  await page.goto('/linie');
  const rest = banner(page).getByText('Nur, wenn du zustimmst');
  await expect(rest).toBeHidden();
  await banner(page).getByText('Mehr').click();
  await expect(rest).toBeInViewport({ ratio: 1 });
  await expect(banner(page).getByRole('link', { name: 'Datenschutz' })).toBeInViewport({ ratio: 1 });
});

test('on a screen that is too low it covers nothing: it is the page’s end', SAME, async ({ page }) => {
  await page.goto('/deal');
  for (const [width, height] of [
    [320, 256],
    [375, 340],
    [667, 375],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(banner(page)).toBeAttached();
    await expect(banner(page), `${width}×${height}`).not.toBeInViewport();
  }
});

test('its buttons stand clear of the tabs, however large the letters', SAME, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 1100 });
  await page.goto('/');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const tabs = await page.locator('.shell-tabs').boundingBox();
  const over = await banner(page).boundingBox();
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThanOrEqual((tabs?.y ?? 0) + 1);
});

test('its buttons’ words are not broken, however large the letters', SAME, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/');
  for (const size of ['150%', '200%']) {
    await page.evaluate(
      (fontSize) => document.documentElement.style.setProperty('font-size', fontSize),
      size,
    );
    expect(await textLines(banner(page).getByRole('button')), size).toEqual([1, 1]);
  }
});

test('whatever it lies over can be scrolled free of it', SAME, async ({ page }) => {
  await page.goto('/linie');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const last = await page.locator('footer').boundingBox();
  const over = await banner(page).boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((over?.y ?? 0) + 1);
});

for (const [width, height] of [
  [375, 667],
  [1280, 800],
] as const) {
  // Axe runs in the page.
  test(`at ${width}×${height} no control is too small for the bars over it, and each can be scrolled free`, {
    tag: '@js',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const address of ['/', '/?login=true', '/linie', '/beitrag/120']) {
      await page.goto(address);
      await expect(banner(page)).toBeInViewport();
      for (const end of [false, true]) {
        await page.evaluate((end) => scrollTo(0, end ? document.documentElement.scrollHeight : 0), end);
        expect(
          await axeFaults(page, { only: 'target-size' }),
          `${address} at its ${end ? 'end' : 'top'}`,
        ).toEqual([]);
      }
      const covered = await page.locator('main, footer').evaluateAll((parts) =>
        parts
          .flatMap((part) => [
            ...part.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary'),
          ])
          .filter((control) => {
            control.scrollIntoView({ block: 'center', behavior: 'instant' });
            const { left, top, bottom, width, height } = control.getBoundingClientRect();
            const hidden = width < 2 || control.closest('[inert]') || left < 0 || left > innerWidth - 8;
            if (hidden || height > innerHeight / 2) return false;
            return [top + 2, bottom - 2].some((y) =>
              document.elementFromPoint(left + width / 2, y)?.closest('.shell-tabs, .shell-top, .consent'),
            );
          })
          .map((control) => control.outerHTML),
      );
      expect(covered, address).toEqual([]);
    }
  });
}

// Only a script can detect blocked cookies before the rider decides.
for (const [browser, block] of [
  ['Firefox', () => Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false })],
  [
    'Chromium',
    () =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
  ],
] as const) {
  const title = `if the browser blocks cookies as ${browser} does, the banner is at the end of the page`;
  test(title, { tag: '@js' }, async ({ page }) => {
    await page.addInitScript(block);
    await page.goto('/linie');
    await expect(banner(page)).toBeAttached();
    await expect(banner(page)).not.toBeInViewport();
  });
}

// What a page without a script asks for is watched in entry-pages.spec.ts and analytics.spec.ts.
test('nothing is loaded from elsewhere, decided or not', { tag: '@js' }, async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) foreign.push(request.url());
  });
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Akzeptieren' }).click();
  await expect(banner(page)).toHaveCount(0);
  expect(foreign).toEqual([]);
});
