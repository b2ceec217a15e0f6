import type { Page } from '@playwright/test';
import { expect, test } from '../support/tunnel-test.ts';

/** What the current page says and shows while the next one is loading. */

// Only a script can show that the next page is loading.
const JS = { tag: '@js' };
const SLOW_MS = 1800;

interface Told {
  text: string;
  /** Height of the progress bar above the text; `height` is that of the whole element. */
  bar: string;
  height: number;
  hasMoved: boolean;
}

/**
 * Playwright can't evaluate in the current page while the next one is loading, so the page itself records what its
 * status says and how that looks.
 */
async function listen(page: Page): Promise<() => Promise<Told[]>> {
  await page.evaluate(() => {
    const place = document.querySelector('[data-loading]') as HTMLElement;
    let hasMoved = false;
    new PerformanceObserver((list) => {
      hasMoved ||= list.getEntries().length > 0;
    }).observe({ type: 'layout-shift' });
    const told: Told[] = [];
    new MutationObserver(() => {
      const bar = getComputedStyle(place, '::before').height;
      told.push({ text: place.textContent ?? '', bar, height: place.offsetHeight, hasMoved });
      sessionStorage.setItem('told', JSON.stringify(told));
    }).observe(place, { childList: true, subtree: true });
  });
  return async () => JSON.parse((await page.evaluate(() => sessionStorage.getItem('told'))) ?? '[]');
}

const status = (page: Page) => page.locator('[data-loading]');

for (const [from, what, address, sentence] of [
  ['/', 'a story', '/beitrag/101', 'Der Beitrag wird geladen …'],
  ['/?app=1', 'a page in an app’s window', '/heute/', 'Die Seite wird geladen …'],
] as const) {
  test(
    `${what} that loads slowly is announced by the status bar, without a layout shift`,
    JS,
    async ({ page, tunnel }) => {
      await page.goto(tunnel.origin + from);
      await expect(page.locator('html')).toHaveAttribute('data-js', '');
      // An element that isn't rendered is no live region.
      await expect(status(page)).toHaveCSS('display', 'block');
      await expect(status(page)).toHaveRole('status');
      const told = await listen(page);
      tunnel.delayMs = SLOW_MS;
      await page.locator(`a[href^="${address}"]`).first().click();
      await expect(page).toHaveURL(new RegExp(address));
      const [first] = await told();
      expect(first).toMatchObject({ text: sentence, bar: '3px', hasMoved: false });
      await expect(status(page)).toHaveText('');
      await expect(status(page)).toHaveJSProperty('offsetHeight', 0);
    },
  );
}

test(
  'the status is cleared when loading is stopped or another link is pressed',
  JS,
  async ({ page, tunnel }) => {
    await page.goto(tunnel.origin);
    await expect(page.locator('html')).toHaveAttribute('data-js', '');
    const told = await listen(page);
    tunnel.network = 'hung';
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const place = document.querySelector('[data-loading]') as HTMLElement;
          const press = (path: string) => document.querySelector<HTMLElement>(`a[href^="${path}"]`)?.click();
          let hasStopped = false;
          new MutationObserver(() => {
            const { textContent: text } = place;
            if (text?.startsWith('Die Seite')) press('/beitrag/101');
            if (text?.startsWith('Der Beitrag')) {
              hasStopped = true;
              window.stop();
            }
            if (hasStopped && text === '') resolve();
          }).observe(place, { childList: true });
          press('/linie');
        }),
    );
    expect((await told()).map(({ text }) => text)).toEqual([
      'Die Seite wird geladen …',
      '',
      'Der Beitrag wird geladen …',
      '',
    ]);
  },
);

/** Records the last view transition: the page’s path and the story’s groups. A story may `goBack` during it. */
async function recordTransitions(
  page: Page,
  { goBack }: { goBack: boolean },
): Promise<() => Promise<string>> {
  await page.addInitScript((goesBack) => {
    addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { viewTransition: { ready: Promise<void> } | null };
      const names = () =>
        document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect | null)?.pseudoElement ?? '')
          .filter((name) => name.startsWith('::view-transition-group(story-'))
          .sort();
      viewTransition?.ready.then(
        () => {
          sessionStorage.setItem('turned', `${location.pathname} ${names().join()}`);
          if (goesBack && location.pathname !== '/') history.back();
        },
        () => undefined,
      );
    });
  }, goBack);
  return () => page.evaluate(() => sessionStorage.getItem('turned') ?? '');
}

const BOTH = '::view-transition-group(story-headline),::view-transition-group(story-picture)';

test(
  'a story’s picture and headline have a view transition from its card, and back',
  JS,
  async ({ page }) => {
    const turned = await recordTransitions(page, { goBack: false });
    // On a busy machine the browser may skip a view transition, or begin it before the page’s stories have come.
    await expect(async () => {
      await page.goto('/');
      await page.evaluate(() => sessionStorage.removeItem('turned'));
      await page.locator('main a[href^="/beitrag/1"]:has(img)').first().click();
      await expect.poll(turned, { timeout: 3000 }).toMatch(/^\/beitrag/);
      expect(await turned()).toContain(BOTH);
      await page.goBack();
      await expect.poll(turned, { timeout: 3000 }).toBe(`/ ${BOTH}`);
    }).toPass();
    // Names are removed after the transition: a duplicate name would disable it.
    await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0);
  },
);

test('Back during a view transition has one too', JS, async ({ page }) => {
  const turned = await recordTransitions(page, { goBack: true });
  await expect(async () => {
    await page.goto('/');
    await page.evaluate(() => sessionStorage.removeItem('turned'));
    await page.locator('main a[href^="/beitrag/1"]:has(img)').first().click();
    await expect.poll(turned, { timeout: 3000 }).toBe(`/ ${BOTH}`);
  }).toPass();
});

test('with reduced motion there is no view transition, and the bar isn’t animated', JS, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const moves = await status(page).evaluate((place) => {
    place.textContent = 'Die Seite wird geladen …';
    return getComputedStyle(place, '::before').animationName;
  });
  expect(moves).toBe('none');
  await page.locator('main a[href^="/beitrag/1"]:has(img)').first().click();
  await expect(page).toHaveURL(/beitrag/);
  await expect(page.locator('[style*="view-transition-name"]')).toHaveCount(0);
});
