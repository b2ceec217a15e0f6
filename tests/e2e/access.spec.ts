import { consentKey } from '#app/visit/consent.server.ts';
import { formAlive } from '../support/forms.ts';
import { overflowingText } from '../support/overflowing-text.ts';
import { expect, test } from '../support/test.ts';

// The layout is the same without a script.
const SAME = { tag: '@js' };

// Not 121, whose three places other tests take.
for (const path of ['110', '120', '123', '124', '125', '126', '130', '140', '150'].map(
  (id) => `/beitrag/${id}`,
)) {
  test(`a screen reader hears of nothing wrong in the form of ${path} that nobody has touched`, async ({
    page,
    baseURL,
  }) => {
    await page
      .context()
      .addCookies([{ name: 'mtm_consent', value: consentKey(Date.now()), url: baseURL ?? '' }]);
    await page.goto(path);
    await expect(page.locator('main form').first()).toBeVisible();
    const tools = await page.context().newCDPSession(page);
    const { nodes } = await tools.send('Accessibility.getFullAXTree');
    const invalid = nodes.filter(({ properties = [] }) =>
      properties.some(({ name, value }) => name === 'invalid' && value.value !== 'false'),
    );
    expect(invalid.map(({ name }) => name?.value)).toEqual([]);
  });
}

test('a field that is being filled in stays in view as the phone is turned', { tag: '@js' }, async ({
  page,
}) => {
  await page.goto('/beitrag/129');
  await formAlive(page);
  const email = page.locator('input[name=email]');
  await email.focus();
  await page.setViewportSize({ width: 667, height: 375 });
  await expect(email).toBeInViewport({ ratio: 1 });
});

test('addresses to write to and numbers to call can be hit with a finger', SAME, async ({ page }) => {
  for (const path of ['/impressum', '/datenschutz', '/barrierefreiheit', '/beitrag/108']) {
    await page.goto(path);
    const links = page.locator('main').locator('a[href^="mailto:"], a[href^="tel:"]');
    expect(await links.count(), path).toBeGreaterThan(0);
    for (const link of await links.all()) {
      const { width = 0, height = 0 } = (await link.boundingBox()) ?? {};
      expect(Math.min(width, height), `${path}: ${await link.textContent()}`).toBeGreaterThanOrEqual(24);
    }
  }
});

test('a card that calls a number is as wide as the others', { tag: '@no-js' }, async ({ page }) => {
  await page.goto('/');
  const card = page.locator('main .card-link').first();
  const [others, calling] = await card.evaluate((link: HTMLAnchorElement) => {
    const widthTo = (target: string) => {
      link.href = target;
      link.replaceChildren('Ruf an');
      return link.offsetWidth;
    };
    return [widthTo('/archiv'), widthTo('tel:+49221')];
  });
  expect(calling).toBe(others);
});

test('a long address to write to breaks on a small phone', { tag: '@no-js' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/beitrag/101');
  const width = await page
    .locator('main p')
    .first()
    .evaluate((text) => {
      text.innerHTML =
        '<a href="mailto:a@b.example">oeffentlichkeitsarbeit@verkehrsbetriebe-beispielstadt.example</a>';
      return document.documentElement.scrollWidth;
    });
  expect(width).toBe(320);
});

test('letters twice as large fit a small phone, and no field lies over another', { tag: '@no-js' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const faults: string[] = [];
  for (const path of ['/beitrag/110', '/beitrag/120', '/archivsuche', '/einstellungen', '/impressum']) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const found = await page
      .locator('main :is(input:not([type=hidden]), textarea, button, legend)')
      .evaluateAll((all) => {
        const boxes = all.map((element) => element.getBoundingClientRect());
        const isOver = (a: DOMRect, b: DOMRect) =>
          a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
        return boxes.flatMap((box, index) =>
          box.right > innerWidth || boxes.some((other, at) => at > index && isOver(box, other))
            ? [all[index]?.id || (all[index]?.textContent ?? '')]
            : [],
        );
      });
    faults.push(...[...(await overflowingText(page)), ...found].map((fault) => `${path}: ${fault}`));
    const first = await page.evaluate(
      () => document.elementFromPoint(26, 28)?.closest('a, summary')?.className,
    );
    if (first === undefined || first.includes('skip-link'))
      faults.push(`${path}: the bar begins with ${first}`);
  }
  expect(faults).toEqual([]);
});

test('letters twice as large stay in the boxes of the Wi-Fi login and of a portal', {
  tag: '@no-js',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const [path, box] of [
    ['/?login=true', page.getByRole('main').getByRole('link', { name: /Hier geht’s ins Internet/ })],
    ['/?channel=portal', page.getByRole('complementary').locator('.fills')],
  ] as const) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await box.evaluate((element) => element.scrollWidth - element.clientWidth), path).toBe(0);
  }
});

test('letters twice as large: two digits fit a score’s field', { tag: '@no-js' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/beitrag/123');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const score = page.locator('.score input').first();
  await score.fill('24');
  expect(await score.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
});

test('backwards through a wide table no focused link lies behind its sticky column', {
  tag: '@no-js',
}, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/datenschutz');
  const table = page.locator('.rt-scroll').nth(1);
  await table.evaluate((element) => {
    for (const cell of element.querySelectorAll('td, th:not(.rt-first)'))
      cell.innerHTML = `<a href="/linie">${cell.innerHTML}</a>`;
  });
  const links = table.locator('a[href="/linie"]');
  await links.last().focus();
  for (let at = (await links.count()) - 1; at > 0; at -= 1) {
    const hidden = await links.nth(at).evaluate((link) => {
      const column = link.closest('tr')?.querySelector('.rt-first')?.getBoundingClientRect();
      return column !== undefined && link.getBoundingClientRect().right <= column.right + 1;
    });
    expect(hidden, await links.nth(at).innerText()).toBe(false);
    await page.keyboard.press('Shift+Tab');
  }
});

test('letters twice as large fit a tablet: no bar lies over the focus or leaves the window', {
  tag: '@no-js',
}, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto('/datenschutz');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expect(page.getByRole('button', { name: 'Akzeptieren' })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768);
  const link = page.locator('main a').first();
  await page.locator('main a').last().focus();
  await link.focus();
  const bar = await page.getByRole('navigation', { name: 'Bereiche' }).boundingBox();
  expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('that settings are saved is said first', async ({ page }) => {
  await page.goto('/einstellungen');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Gespeichert' })).toBeFocused();
});
