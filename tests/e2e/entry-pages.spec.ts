import sharp from 'sharp';
import { axeFaults } from '../support/page-axe.ts';
import { expect, test } from '../support/test.ts';

/** Every entry of the demo that shows tiles, media and articles. */
const ENTRIES = ['101', '102', '103', '104', '105', '106', '107', '108', '109', '160', '9001'];

for (const id of ENTRIES) {
  test(`entry ${id} is complete and asks nobody else for anything`, async ({
    page,
    baseURL,
    javaScriptEnabled,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(`${baseURL}/`) && !/^(data|blob|about):/.test(url)) foreign.push(url);
    });
    const response = await page.goto(`/beitrag/${id}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const end = page.getByRole('contentinfo');
    await end.scrollIntoViewIfNeeded();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(foreign).toEqual([]);
    if (javaScriptEnabled === false) return;
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider, 'no page scrolls sideways').toBeLessThanOrEqual(0);
    expect(await axeFaults(page, { exclude: ['video'] })).toEqual([]);
  });
}

test('the German and the English address, and any slug, show the same entry', async ({ page }) => {
  const titles: Array<string | null> = [];
  for (const address of ['/beitrag/101', '/entry/101', '/beitrag/101-falscher-titel', '/entry/101-x-y']) {
    await page.goto(address);
    titles.push(await page.getByRole('heading', { level: 1 }).textContent());
    const canonical = page.locator('link[rel=canonical]');
    await expect(canonical).toHaveAttribute(
      'href',
      /\/beitrag\/101-linie-4-faehrt-jetzt-alle-fuenf-minuten$/,
    );
  }
  expect(new Set(titles).size).toBe(1);
});

test('an unknown entry, a word for an id and an incomplete wire post are not found', async ({ request }) => {
  for (const address of ['/beitrag/999999', '/beitrag/abc', '/entry/1e3', '/beitrag/9008', '/beitrag/-101']) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
});

test('the head tells readers and machines what the entry is', async ({ page }) => {
  await page.goto('/beitrag/101');
  await expect(page).toHaveTitle('Linie 4 fährt jetzt alle fünf Minuten – Kachel');
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'de_DE');
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /\/resize\/1280\/\d\d\//,
  );
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(json ?? '')).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'Linie 4 fährt jetzt alle fünf Minuten',
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  });
});

test('text-only shows words, links to media, and no picture, frame or script', async ({ page }) => {
  for (const id of ['101', '102', '105', '106', '9001']) {
    await page.goto(`/beitrag/${id}?text=on`);
    await expect(page.locator('main :is(img, video, audio, iframe)')).toHaveCount(0);
    await expect(page.locator('script[src]')).toHaveCount(0);
  }
  await page.goto('/beitrag/105?text=on');
  await page.getByRole('link', { name: /Der Marktplatz erwacht/ }).click();
  await expect(page.locator('video')).toHaveCount(1);
});

test('an accordion opens without a script and its table scrolls by itself', async ({ page }) => {
  await page.goto('/beitrag/109');
  await expect(page.getByRole('heading', { name: 'Gut zu wissen' })).toHaveCSS('text-transform', 'uppercase');
  const table = page.getByRole('table');
  await expect(table).toBeHidden();
  await page.getByText('Was kostet mein Fahrrad?').click();
  await expect(table).toBeVisible();
});

test('a timetable of fifteen columns scrolls by itself: words stay whole, the first column in sight', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, 'the table is made wider in the page');
  await page.goto('/beitrag/109');
  await page.getByText('Was kostet mein Fahrrad?').click();
  const frame = page.locator('.rt-scroll');
  await frame.evaluate((element) => {
    for (const row of element.querySelectorAll('tr')) {
      const last = row.lastElementChild;
      for (let count = 0; last && count < 12; count += 1) row.append(last.cloneNode(true));
      if (row.lastElementChild) row.lastElementChild.textContent = 'Hauptbahnhof';
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
  const lines = await word.evaluate((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('a table that goes on to the right has a shade there until its end is reached', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, 'the table is scrolled in the page');
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/datenschutz');
  const frame = page.locator('.rt-scroll').first();
  // Beside the caption, in the gap between its edge and its words.
  const brightness = async () => {
    const picture = sharp(await frame.screenshot());
    const { width = 0 } = await picture.metadata();
    const { channels } = await sharp(
      await picture.extract({ left: width - 6, top: 8, width: 4, height: 4 }).toBuffer(),
    ).stats();
    return channels[0]?.mean ?? 0;
  };
  expect(await brightness()).toBeLessThan(200);
  await frame.evaluate((element) => element.scrollBy(element.scrollWidth, 0));
  expect(await brightness()).toBeGreaterThan(250);
});

test('on paper every slide and every answer is to be read, and nothing is to be pressed', async ({
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

test('on paper the start page’s cards stand in two columns, none stretched', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, 'the layout is the same');
  // A4 between its margins.
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

test('on paper a timetable of twenty columns has them all, and survey and buttons need no green', async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, 'the table is made wider in the page');
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

test('infos name what they open and hold the press releases', async ({ page }) => {
  await page.goto('/beitrag/108');
  await expect(page.getByRole('link', { name: 'Netzplan Stadtbahn und Bus PDF' })).toBeVisible();
  const text = page.getByText('Ab sofort gilt jede Eintrittskarte');
  await expect(text).toBeHidden();
  await page.getByText('Theater am Wall: Spielplan und Fahrkarte in einem').click();
  await expect(text).toBeVisible();
});

test('a wire article shows its picture in place and says where it comes from', async ({ page }) => {
  await page.goto('/beitrag/9001');
  await expect(page.getByText('von unserer Redaktion nicht bearbeitet')).toBeVisible();
  const body = page.locator('article').first();
  const order = await body.evaluate((article) =>
    [...article.querySelectorAll('h1, figure, h2')].map(({ tagName }) => tagName),
  );
  expect(order).toEqual(['H1', 'FIGURE', 'H2']);
});
