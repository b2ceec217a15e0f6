import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { axeFaults } from '../support/page-axe.ts';
import { expect, test } from '../support/test.ts';

/** Every entry of the demo that shows tiles, media and articles. */
const ENTRIES = ['101', '102', '103', '104', '105', '106', '107', '108', '109', '160', '9001'];

async function expectComplete(page: Page, id: string, origin = ''): Promise<void> {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !/^(data|blob|about):/.test(url)) foreign.push(url);
  });
  const response = await page.goto(`/beitrag/${id}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(foreign).toEqual([]);
}

for (const id of ENTRIES) {
  test(`entry ${id} is complete and asks nobody else for anything`, { tag: '@js' }, async ({
    page,
    baseURL,
  }) => {
    await expectComplete(page, id, baseURL);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider, 'no page scrolls sideways').toBeLessThanOrEqual(0);
    expect(await axeFaults(page, { exclude: ['video'] })).toEqual([]);
  });
}

test('every entry is complete and asks nobody else for anything', { tag: '@no-js' }, async ({
  page,
  baseURL,
}) => {
  for (const id of ENTRIES) await expectComplete(page, id, baseURL);
});

test('an accordion opens without a script and its table scrolls by itself', async ({ page }) => {
  await page.goto('/beitrag/109');
  await expect(page.getByRole('heading', { name: 'Gut zu wissen' })).toHaveCSS('text-transform', 'uppercase');
  const table = page.getByRole('table');
  await expect(table).toBeHidden();
  await page.getByText('Was kostet mein Fahrrad?').click();
  await expect(table).toBeVisible();
});

// The table is made wider in the page, where no hydration comes in between.
test('a timetable of fifteen columns scrolls by itself: words stay whole, the first column in sight', {
  tag: '@no-js',
}, async ({ page }) => {
  await page.goto('/beitrag/109');
  await page.getByText('Was kostet mein Fahrrad?').click();
  const frame = page.locator('.rt-scroll');
  await frame.evaluate((element) => {
    for (const row of element.querySelectorAll('tr')) {
      const last = row.lastElementChild;
      for (let count = 0; last && count < 12; count += 1) row.append(last.cloneNode(true));
      const words = document.createElement('span');
      // The note for screen readers at the end of an external link.
      Object.assign(words, { className: 'sr-only', textContent: ' (extern)' });
      row.lastElementChild?.replaceChildren('Hauptbahnhof', words);
    }
  });
  const room = await frame.evaluate(({ clientWidth, scrollWidth }) => scrollWidth / clientWidth);
  expect(room).toBeGreaterThan(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const first = frame.getByRole('columnheader').first();
  const before = await first.boundingBox();
  await frame.focus();
  await frame.evaluate((element) => element.scrollBy(element.scrollWidth, 0));
  expect((await first.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0);
  const word = frame.getByRole('cell', { name: 'Hauptbahnhof' }).first();
  const lines = await word.evaluate(({ firstChild }) => {
    const range = document.createRange();
    range.selectNode(firstChild as Node);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

// The list is turned in the page, where no hydration comes in between.
test('a list from right to left stays within the page', { tag: '@no-js' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/beitrag/162');
  await page
    .getByRole('main')
    .getByRole('listitem')
    .first()
    .evaluate((item) => item.setAttribute('dir', 'rtl'));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

// The table is scrolled in the page.
test('a table that goes on to the right has a shade there until its end is reached', { tag: '@js' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/datenschutz');
  const frame = page.locator('.rt-scroll').first();
  // Sampled beside the caption's text, at the right edge.
  const brightness = async () => {
    const picture = sharp(await frame.screenshot());
    const { width = 0 } = await picture.metadata();
    const { channels } = await sharp(
      await picture.extract({ left: width - 6, top: 8, width: 4, height: 4 }).toBuffer(),
    ).stats();
    return channels[0]?.mean ?? 0;
  };
  // The shade comes with the layout of the page's own typeface.
  await expect.poll(brightness).toBeLessThan(200);
  await frame.evaluate((element) => element.scrollBy(element.scrollWidth, 0));
  await expect.poll(brightness).toBeGreaterThan(250);
});

test('in print every slide and every accordion answer is visible, and controls are hidden', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/beitrag/102');
  const slides = page.locator('.carousel-slide');
  const tops = await slides.evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect().top));
  expect(tops.length).toBeGreaterThan(2);
  expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b));
  for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeHidden();
  await expect(page.getByRole('form', { name: 'Darf ein Cookie mitzählen?' })).toBeHidden();
  await expect(page.locator('[data-share]')).toBeHidden();
  for (const id of ['108', '109']) {
    await page.goto(`/beitrag/${id}`);
    const answers = await page
      .locator('main details')
      .evaluateAll((all) =>
        all.map((one) => (one.lastElementChild?.getBoundingClientRect().height ?? 0) > 0),
      );
    expect(answers.length).toBeGreaterThan(0);
    expect(answers).not.toContain(false);
  }
});

// The layout is the same.
test('in print the start page’s cards are in two columns, none stretched', { tag: '@js' }, async ({
  page,
}) => {
  // The printable area of A4.
  await page.setViewportSize({ width: 680, height: 1009 });
  await page.emulateMedia({ media: 'print' });
  await page.goto('/');
  const pictures = await page.locator('.bands .ratio-picture').evaluateAll((all) =>
    all.map((picture) => {
      const { left, width, height } = picture.getBoundingClientRect();
      return { column: left < 340 ? 1 : 2, stretched: height > width * 0.76 };
    }),
  );
  expect(new Set(pictures.map(({ column }) => column))).toEqual(new Set([1, 2]));
  expect(pictures.filter(({ stretched }) => stretched)).toEqual([]);
  const torn = await page
    .locator('main :is(li, article, .survey-card)')
    .evaluateAll((all) =>
      all.filter((one) => one.getClientRects().length > 1).map(({ textContent }) => textContent),
    );
  expect(torn).toEqual([]);
});

// The table is made wider in the page, where no hydration comes in between.
test('on paper a timetable of twenty columns has them all, and survey and buttons need no green', {
  tag: '@no-js',
}, async ({ page }) => {
  await page.goto('/beitrag/407');
  const frame = page.locator('.rt-scroll');
  await frame.evaluate((element) => {
    for (const row of element.querySelectorAll('tr')) {
      const last = row.lastElementChild;
      for (let count = 4; last && count < 20; count += 1) row.append(last.cloneNode(true));
      for (const cell of [...row.children].slice(1)) cell.textContent = '05:55';
    }
  });
  await page.setViewportSize({ width: 680, height: 1009 });
  await page.emulateMedia({ media: 'print' });
  const [content, room, lines] = await frame.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.querySelectorAll('td')[30] ?? element);
    return [element.scrollWidth, element.clientWidth, range.getClientRects().length];
  });
  expect(content).toBeLessThanOrEqual(room);
  expect(lines).toBe(1);
  await page.goto('/beitrag/143');
  await expect(page.locator('.survey-asked > form')).toBeHidden();
  await expect(page.locator('.survey-asked > ul')).toHaveCSS('filter', 'none');
  await page.goto('/beitrag/101');
  const [look] = await page
    .locator('main .button')
    .evaluateAll((all) =>
      all.map((one) => [getComputedStyle(one).backgroundColor, getComputedStyle(one).color]),
    );
  expect(look).toEqual(['rgba(0, 0, 0, 0)', 'rgb(20, 32, 26)']);
});

// Tagged once: press releases are <details>, which need no script.
test('infos name what they open and hold the press releases', { tag: '@js' }, async ({ page }) => {
  await page.goto('/beitrag/108');
  await expect(page.getByRole('link', { name: 'Netzplan Stadtbahn und Bus PDF' })).toBeVisible();
  const text = page.getByText('Ab sofort gilt jede Eintrittskarte');
  await expect(text).toBeHidden();
  await page.getByText('Theater am Wall: Spielplan und Fahrkarte in einem').click();
  await expect(text).toBeVisible();
});

// Tagged once: the server decides the order.
test('a wire article shows its picture in place and says where it comes from', { tag: '@js' }, async ({
  page,
}) => {
  await page.goto('/beitrag/9001');
  await expect(page.getByText('von unserer Redaktion nicht bearbeitet')).toBeVisible();
  const body = page.locator('article').first();
  const order = await body.evaluate((article) =>
    [...article.querySelectorAll('h1, figure, h2')].map(({ tagName }) => tagName),
  );
  expect(order).toEqual(['H1', 'FIGURE', 'H2']);
});
