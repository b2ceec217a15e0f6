import type { Page } from '@playwright/test';
import { de } from '#app/i18n/de.ts';
import { expect, test } from '../support/test.ts';

const TABS = [
  ['Heute', '/'],
  ['Linie', '/linie'],
  ['Vorschau', '/vorschau'],
  ['Aktion', '/aktion'],
  ['Deals', '/deal'],
] as const;

function tabs(page: Page) {
  return page.getByRole('navigation', { name: 'Bereiche' });
}

/** Opens a page and waits for its heading. */
async function open(page: Page, address = '/'): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('each tab opens its page, where it is marked as the current one', async ({ page }) => {
  await open(page);
  for (const [name, path] of TABS) {
    await tabs(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(tabs(page).locator('[aria-current="page"]')).toHaveText(name);
  }
});

test('the menu opens, leads on, and closes with a tap beside it', async ({ page }) => {
  await open(page);
  const menu = page.getByRole('navigation', { name: 'Menü' });
  await expect(menu).toBeHidden();
  await page.locator('.drawer summary').click();
  await expect(menu).toBeVisible();
  await page.mouse.click(360, 300);
  await expect(menu).toBeHidden();
  await page.locator('.drawer summary').click();
  await menu.getByRole('link', { name: 'Archiv', exact: true }).click();
  await expect(page).toHaveURL('/archiv');
});

test('the open menu begins below the top bar on a large screen', { tag: '@js' }, async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page);
  await page.locator('.drawer summary').click();
  const bar = await page.getByRole('banner').boundingBox();
  const menu = await page.getByRole('navigation', { name: 'Menü' }).boundingBox();
  expect(menu?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1);
});

// Without a script only the summary closes it.
test('the menu closes with Escape and when the focus moves on', { tag: '@js' }, async ({ page }) => {
  await open(page);
  await expect(page.locator('html[data-js]')).toBeAttached();
  const menu = page.getByRole('navigation', { name: 'Menü' });
  await page.locator('.drawer summary').focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.locator('.drawer summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.getByRole('link', { name: new RegExp(`^${de.appName}`) }).focus();
  await expect(menu).toBeHidden();
});

test.describe('text-only', () => {
  test('shows no picture and runs no script, and is kept on the way', async ({ page }) => {
    await open(page);
    await page.locator('.drawer summary').click();
    await page
      .locator('.drawer')
      .getByRole('link', { name: /^Nur Text/ })
      .click();
    await expect(page).toHaveURL('/?text=on');
    await expect(page.getByRole('img')).toHaveCount(0);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.resourceType()));
    await expect(page.locator('script[src]')).toHaveCount(0);
    await tabs(page).getByRole('link', { name: 'Linie' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Linie');
    await expect(page.locator('main img')).toHaveCount(0);
    expect(requests.filter((type) => type === 'script' || type === 'image')).toEqual([]);
    await page.locator('.drawer summary').click();
    await page
      .locator('.drawer')
      .getByRole('link', { name: /^Nur Text/ })
      .click();
    await expect(page.locator('main img')).not.toHaveCount(0);
  });
});

for (const loaded of [true, false]) {
  const when = loaded ? '' : ', even before the loader has come';
  // Without a script nothing can skip the fade.
  test(`skipping the view transition causes no error${when}`, { tag: '@js' }, async ({ page }) => {
    const nothing = { contentType: 'text/javascript', body: '' };
    if (!loaded) await page.route('**/entry.client-*.js', (route) => route.fulfill(nothing));
    for (const address of ['/?text=on', '/?display=text', '/?channel=screen']) {
      await open(page, '/linie?text=off');
      if (loaded) await expect(page.locator('html[data-js]')).toBeAttached();
      await page.evaluate((next) => location.assign(next), address);
      await expect(page).toHaveURL(address);
      await expect(page.locator('body')).toBeVisible();
    }
  });
}

test('the footer changes the language of the shell', { tag: '@js' }, async ({ page }) => {
  await open(page, '/linie');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('navigation', { name: 'Sections' }).getByRole('link')).toHaveText([
    'Today',
    'Line',
    'Preview',
    'Prizes',
    'Deals',
  ]);
});

test('the back button leads to the start page if no page was visited before', async ({ page }) => {
  await open(page, '/linie/netz');
  await page.getByRole('banner').getByRole('link', { name: 'Zurück' }).click();
  await expect(page).toHaveURL('/');
});

// Without a script it links to the parent page.
test('the back button goes back to the page before, at its scroll position', { tag: '@js' }, async ({
  page,
}) => {
  await open(page);
  const link = page.getByRole('main').getByRole('article').last().getByRole('link');
  // Scrolls the link into view without clicking it.
  await link.click({ trial: true });
  const scrolled = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page).toHaveURL(/\/beitrag\//);
  await page.getByRole('banner').getByRole('link', { name: 'Zurück' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(scrolled, -1);
});

test('the back button still leads back after consent, a change of language and another page', async ({
  page,
}) => {
  const back = page.getByRole('banner').getByRole('link', { name: /^(Zurück|Back)$/ });
  await open(page, '/linie');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/beitrag\/[^?]+$/);
  const entry = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(page.getByRole('button', { name: 'Ablehnen' })).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click();
  await expect(page).toHaveURL(/\/impressum/);
  await back.click();
  await expect(page).toHaveURL((url) => url.pathname === entry);
  await back.click();
  await expect(page).toHaveURL((url) => url.pathname === '/linie');
});

// A jump to a fragment adds an entry to the history.
test('the back button leaves the page after jumps within it', { tag: '@js' }, async ({ page }) => {
  await open(page, '/linie');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/beitrag\//);
  await page.evaluate(() => {
    location.hash = 'main';
    location.hash = 'footer';
  });
  await page.getByRole('banner').getByRole('link', { name: 'Zurück' }).click();
  await expect(page).toHaveURL('/linie');
});

test('the back button doesn’t alternate between two pages', async ({ page }) => {
  const back = page.getByRole('banner').getByRole('link', { name: 'Zurück' });
  await open(page, '/linie/netz');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/beitrag\//);
  await back.click();
  await expect(page).toHaveURL('/linie/netz');
  await back.click();
  await expect(page).toHaveURL('/');
});

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await open(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Zum Inhalt springen' });
  await expect(skip).toBeFocused();
  // Its focus ring takes 6 px on each side.
  const box = await skip.boundingBox();
  expect([box?.x, box?.y]).toEqual([8, 8]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the skip link leaves no trace of its shadow while it is hidden', { tag: '@js' }, async ({ page }) => {
  await open(page);
  const box = await page.getByRole('link', { name: 'Zum Inhalt springen' }).boundingBox();
  expect(box && box.y + box.height).toBeLessThan(-30);
});

test('on wide windows the top bar and the tabs stay while the page scrolls', { tag: '@js' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page);
  await page.mouse.wheel(0, 1500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await expect(page.getByRole('banner').getByRole('link').first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('navigation', { name: 'Bereiche' })).toBeInViewport({ ratio: 1 });
});

test('every element with keyboard focus is visible, not covered by a bar or the banner', async ({ page }) => {
  await open(page, '/deal');
  await expect(page.getByRole('form', { name: 'Darf ein Cookie mitzählen?' })).toBeVisible();
  const hidden: string[] = [];
  for (let stop = 0; stop < 45; stop += 1) {
    await page.keyboard.press('Tab');
    const fault = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      const box = element.getBoundingClientRect();
      const bars = [...document.querySelectorAll('.shell-tabs, .consent')].filter(
        (bar) => !bar.contains(element),
      );
      const covered = bars.some((bar) => {
        const over = bar.getBoundingClientRect();
        const fixed = ['fixed', 'sticky'].includes(getComputedStyle(bar).position);
        return fixed && box.top >= over.top && box.bottom <= over.bottom && over.height > 0;
      });
      return covered ? (element.textContent ?? element.tagName) : null;
    });
    if (fault !== null) hidden.push(fault);
  }
  expect(hidden).toEqual([]);
});

test('targets are at least 44 px high and wide', async ({ page }) => {
  await open(page);
  const small = await page.locator('a:visible, button:visible, summary:visible').evaluateAll((targets) =>
    targets
      // Except inline links in the texts that ask for consent.
      .filter((target) => !target.closest('p') || target.closest('.consent, .survey-asked') === null)
      .map((target) => ({ box: target.getBoundingClientRect(), name: target.textContent ?? '' }))
      .filter(({ box }) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
      .map(({ box, name }) => `${name} ${box.width}×${box.height}`),
  );
  expect(small).toEqual([]);
});

/** Records in `window.logos` each word logo that is added, with its place, or removed. */
async function watchWordLogo(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const logos: string[] = [];
    Object.assign(window, { logos });
    new MutationObserver((changes) => {
      for (const { addedNodes, removedNodes } of changes) {
        for (const [nodes, word] of [[addedNodes, 'came'] as const, [removedNodes, 'went'] as const]) {
          for (const node of nodes) {
            if (!(node instanceof HTMLElement) || !node.classList.contains('word-logo')) continue;
            const inBar = node.closest('.shell-top') === null ? 'outside' : 'in the bar';
            logos.push(word === 'came' ? `${word} ${inBar}` : word);
          }
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

function wordLogos(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'logos') as string[]);
}

// The page brings it in a template, which only a script opens.
test('the word logo plays where a visit begins on the start page, in the top bar, and is gone', {
  tag: '@js',
}, async ({ page, context }) => {
  await watchWordLogo(page);
  await open(page);
  await expect.poll(() => wordLogos(page)).toEqual(['came in the bar', 'went']);
  await page.reload();
  await expect(page.locator('html[data-js]')).toBeAttached();
  expect(await wordLogos(page)).toEqual([]);
  await open(page, '/linie');
  await expect(page.locator('html[data-js]')).toBeAttached();
  await tabs(page).getByRole('link', { name: 'Heute' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('html[data-js]')).toBeAttached();
  expect(await wordLogos(page)).toEqual([]);
  // The next page isn't told by storage or cookies, which would need consent.
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(await context.cookies()).toEqual([]);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('there is no word logo', async ({ page, javaScriptEnabled }) => {
    await open(page);
    if (javaScriptEnabled !== false) await expect(page.locator('html[data-js]')).toBeAttached();
    await expect(page.locator('.word-logo')).toHaveCount(0);
  });
});

test('the Wi-Fi login is offered where the portal says so, and stays on the way', async ({ page }) => {
  await open(page, '/?login=true');
  const main = page.getByRole('main').getByRole('link', { name: /Hier geht’s ins Internet/ });
  await expect(main).toHaveAttribute('href', 'http://10.0.0.1/login');
  await expect(main).not.toHaveAttribute('target');
  await tabs(page).getByRole('link', { name: 'Deals' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'WLAN' })).toBeVisible();
});

test('the tabs’ names don’t overlap, however large the letters', { tag: '@js' }, async ({ page }) => {
  for (const [width, size] of [
    [320, '100%'],
    [375, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const wide = await page.locator('.shell-tabs').evaluate((tabs, fontSize) => {
      document.documentElement.style.fontSize = fontSize;
      return Array.from(tabs.querySelectorAll('a'))
        .filter((tab) => (tab.querySelector('span')?.offsetWidth ?? 0) > tab.offsetWidth)
        .map((tab) => tab.textContent);
    }, size);
    expect(wide).toEqual([]);
  }
});

for (const [width, height, letters] of [
  [1024, 768, 20],
  [1280, 800, 20],
  [1440, 900, 24],
  [1920, 1080, 24],
  [1920, 1080, 30],
] as const) {
  test(`all tabs are in view at ${width}×${height} with letters of ${letters} px`, { tag: '@js' }, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: letters } });
    await page.setViewportSize({ width, height });
    await open(page, '/linie?login=true');
    const list = tabs(page).getByRole('list');
    expect(await list.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    const last = await tabs(page).getByRole('link').last().boundingBox();
    const bar = await tabs(page).boundingBox();
    const login = await page.getByRole('banner').getByRole('link', { name: 'WLAN' }).boundingBox();
    // In one row with the Wi-Fi login, left of it.
    const isOneRow = bar?.y === (await page.getByRole('banner').boundingBox())?.y;
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(isOneRow ? (login?.x ?? 0) : width);
  });
}

for (const width of [320, 360]) {
  // Measured in the page.
  test(`a long name has room beside the Wi-Fi login at ${width} px`, { tag: '@js' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await open(page, '/linie?login=true');
    const name = page.getByRole('banner').getByText(de.appName, { exact: true });
    const widths = await name.evaluate((element) =>
      ['Verkehrsbetriebe', 'Fahrgastfernsehen'].map((long) => {
        element.textContent = long;
        return document.documentElement.scrollWidth;
      }),
    );
    expect(widths).toEqual([width, width]);
  });
}

test('the logo stands clear of the Wi-Fi login, however large the letters', { tag: '@js' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/linie?login=true');
  const bar = page.getByRole('banner');
  for (const fontSize of ['100%', '150%', '200%']) {
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), fontSize);
    const logo = await bar.getByRole('link', { name: 'Zur Startseite' }).locator('svg').first().boundingBox();
    const login = await bar.getByRole('link', { name: 'WLAN' }).boundingBox();
    const gap = (login?.x ?? 0) - (logo?.x ?? 0) - (logo?.width ?? 0);
    expect(gap, fontSize).toBeGreaterThanOrEqual(8);
    expect((login?.x ?? 0) + (login?.width ?? 0), fontSize).toBeLessThanOrEqual(304);
  }
});

test('letters twice as large: the name fits a small phone', { tag: '@no-js' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const name = page.getByRole('banner').getByText(de.appName, { exact: true });
  expect(await name.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('in the operator’s app there is the footer but no bars, and the Wi-Fi box tells the app', async ({
  page,
  javaScriptEnabled,
}) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, {
      heard,
      ReactNativeWebView: { postMessage: (message: string) => heard.push(message) },
    });
  });
  await open(page, '/?app=8080&login=true');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Bereiche' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' })).toBeVisible();
  // Messages need a script.
  if (javaScriptEnabled === false) return;
  await page.waitForFunction(() => document.documentElement.dataset.js !== undefined);
  await page.getByRole('link', { name: /Hier geht’s ins Internet/ }).click();
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toEqual(['onWifiBoxClicked:']);
});
