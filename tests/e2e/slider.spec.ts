import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

// The layout doesn't depend on scripts; without them a test's changes can't break hydration (React's error 418).
const LAYOUT = { tag: '@no-js' };

/** The start page's top slider. */
async function topSlider(page: Page): Promise<Locator> {
  await page.goto('/');
  return page.locator('section.carousel').first();
}

function slide(slider: Locator, number: number): Locator {
  return slider.locator('.carousel-slide').nth(number - 1);
}

function dot(slider: Locator, number: number): Locator {
  return slider.locator('.carousel-dot').nth(number - 1);
}

test('each slide can be reached by its dot', async ({ page }) => {
  const slider = await topSlider(page);
  for (const number of [3, 2]) {
    await dot(slider, number).click();
    await expect(slide(slider, number)).toBeInViewport({ ratio: 0.9 });
    await expect(slide(slider, 1)).not.toBeInViewport();
  }
});

test('if not all dots fit, the last one is half visible', LAYOUT, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  const dots = (await topSlider(page)).locator('.carousel-dots');
  await dots.evaluate((list) => {
    for (let count = list.children.length; count < 12; count += 1)
      list.append(list.lastElementChild?.cloneNode(true) ?? '');
  });
  expect(await dots.evaluate(({ clientWidth }) => clientWidth % 44)).toBe(22);
});

test('a card’s content in a slide has no shadow or padding of its own', LAYOUT, async ({ page }) => {
  const slider = await topSlider(page);
  const { boxShadow, padding } = await slide(slider, 1).evaluate((element) => {
    element.innerHTML = '<div class="p-4"><div class="rounded bg-card p-4 shadow-lifted">Worte</div></div>';
    return { ...getComputedStyle(element.querySelector('.shadow-lifted') ?? element) };
  });
  expect([boxShadow, padding]).toEqual(['none', '0px']);
});

test('each slide can be reached by keyboard', async ({ page }) => {
  const slider = await topSlider(page);
  await dot(slider, 2).focus();
  await page.keyboard.press('Enter');
  await expect(slide(slider, 2)).toBeInViewport({ ratio: 0.9 });
  await slide(slider, 2).getByRole('link').focus();
  await expect(slide(slider, 2).getByRole('link')).toBeFocused();
});

test.describe('without a script', { tag: '@no-js' }, () => {
  test('no control is shown that would do nothing', async ({ page }) => {
    const slider = await topSlider(page);
    await expect(slider.getByRole('button')).toHaveCount(0);
    await expect(slider.getByRole('link').first()).toBeVisible();
  });

  test('every slide’s link can be focused', async ({ page }) => {
    const slider = await topSlider(page);
    const link = slide(slider, 4).getByRole('link');
    await link.focus();
    await expect(link).toBeInViewport();
  });
});

test.describe('with a script', { tag: '@js' }, () => {
  async function live(page: Page): Promise<Locator> {
    const slider = await topSlider(page);
    await expect(slider).toHaveAttribute('data-live', '');
    return slider;
  }

  test('it turns by itself until the rider stops it', async ({ page }) => {
    await page.clock.install();
    const slider = await live(page);
    const viewport = slider.locator('.carousel-viewport');
    await expect(viewport).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(6000);
    await expect(dot(slider, 2)).toHaveAttribute('aria-current', 'true');
    await slider.getByRole('button', { name: 'Automatischen Wechsel anhalten' }).click();
    await expect(viewport).toHaveAttribute('aria-live', 'polite');
    await expect(slider.getByRole('button', { name: 'Automatischen Wechsel starten' })).toBeVisible();
  });

  test('it holds still while it has the focus', async ({ page }) => {
    const slider = await live(page);
    await slide(slider, 1).getByRole('link').focus();
    await expect(slider.locator('.carousel-viewport')).toHaveAttribute('aria-live', 'polite');
  });

  test('it holds still after a press in Safari, which focuses no button', async ({ page }) => {
    const slider = await live(page);
    await slider.evaluate((section) =>
      section.addEventListener('mousedown', (event) => event.preventDefault()),
    );
    for (const pressed of [dot(slider, 2), slider.getByRole('button', { name: 'Nächste Folie' })]) {
      await pressed.click();
      await expect(pressed).toBeFocused();
      await page.mouse.move(0, 0);
      await expect(slider.locator('.carousel-viewport')).toHaveAttribute('aria-live', 'polite');
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await expect(slider.locator('.carousel-viewport')).toHaveAttribute('aria-live', 'off');
    }
  });

  for (const [inSlide, tableWidth, shown] of [
    ['rt-scroll', '200%', 1],
    ['rt-scroll', '100%', 2],
    ['', '200%', 2],
  ] as const) {
    test(`a drag on "${inSlide}", ${tableWidth} wide, leads to slide ${shown}: too wide a table scrolls`, async ({
      page,
    }) => {
      const slider = await live(page);
      await slide(slider, 1).evaluate((element, html) => {
        element.innerHTML = html;
      }, `<div class="${inSlide}" style="overflow: auto"><div style="width: ${tableWidth}; height: 200px"></div></div>`);
      const box = await slide(slider, 1).boundingBox();
      if (!box) throw new Error('no slide');
      await page.mouse.move(box.x + 250, box.y + 100);
      await page.mouse.down();
      await page.mouse.move(box.x + 20, box.y + 100, { steps: 5 });
      await page.mouse.up();
      await expect(dot(slider, shown)).toHaveAttribute('aria-current', 'true');
      await expect(slide(slider, shown)).toBeInViewport({ ratio: 0.9 });
      // This page's style has no rules for tables.
      await slide(slider, 1).evaluate((element) => element.replaceChildren());
    });
  }

  test('arrows go both ways and around', async ({ page }) => {
    const slider = await live(page);
    await slider.getByRole('button', { name: 'Vorige Folie' }).click();
    const last = (await slider.locator('.carousel-slide').count()) as number;
    await expect(dot(slider, last)).toHaveAttribute('aria-current', 'true');
    await expect(slide(slider, last)).toBeInViewport({ ratio: 0.9 });
    await slider.getByRole('button', { name: 'Nächste Folie' }).click();
    await expect(slide(slider, 1)).toBeInViewport({ ratio: 0.9 });
  });

  test('only the shown slide can be focused, and its neighbours’ pictures are loaded ahead', async ({
    page,
  }) => {
    const slider = await live(page);
    await dot(slider, 3).click();
    await expect(dot(slider, 3)).toHaveAttribute('aria-current', 'true');
    const inert = await slider
      .locator('.carousel-slide')
      .evaluateAll((slides) => slides.map((one) => one.hasAttribute('inert')));
    expect(inert.filter((one) => !one)).toHaveLength(1);
    expect(inert[2]).toBe(false);
    await expect(slide(slider, 4).locator('img')).toHaveJSProperty('loading', 'eager');
  });

  test('a slide that was scrolled to stays when it comes alive', async ({ page }) => {
    await page.route('**/assets/carousel*', async (route) => {
      await page
        .locator('section.carousel [data-track]')
        .first()
        .evaluate((track) => {
          track.scrollLeft = track.clientWidth * 2;
          const [first, , third] = track.children as unknown as HTMLElement[];
          // The first change must make the first slide inert; later ones may be the slider's autoplay.
          new MutationObserver(() => {
            if (third && !first?.hasAttribute('inert')) third.dataset.missed = '';
          }).observe(track, { attributeFilter: ['inert'], subtree: true });
        });
      await route.continue();
    });
    const slider = await live(page);
    await expect(dot(slider, 3)).toHaveAttribute('aria-current', 'true');
    await expect(slide(slider, 3)).toBeInViewport({ ratio: 0.9 });
    await expect(slide(slider, 1)).toHaveAttribute('inert', '');
    // It wasn't made inert before the first slide, so a click on it wasn't lost.
    await expect(slide(slider, 3)).not.toHaveAttribute('data-missed');
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('it does not turn by itself, but can be set going', async ({ page }) => {
      const slider = await live(page);
      await expect(slider.locator('.carousel-viewport')).toHaveAttribute('aria-live', 'polite');
      await expect(slider.getByRole('button', { name: 'Automatischen Wechsel starten' })).toBeVisible();
    });

    test('a slide fills its frame after the device was turned', async ({ page }) => {
      const slider = await live(page);
      await page.setViewportSize({ width: 667, height: 375 });
      const beside = () =>
        slider.evaluate((section) => {
          const left = (selector: string) => section.querySelector(selector)?.getBoundingClientRect().left;
          return [left('.carousel-slide'), left('.carousel-viewport')];
        });
      await expect.poll(async () => new Set(await beside()).size).toBe(1);
      await page.setViewportSize({ width: 375, height: 667 });
      await expect.poll(async () => new Set(await beside()).size).toBe(1);
    });
  });
});

test('a card that says less than the longest has a taller picture and no void', LAYOUT, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/');
  const voids = await page.locator('.carousel-slide > .fills').evaluateAll((cards) =>
    cards.map((card) => {
      const words = card.querySelector('.card-link > div');
      const { bottom } = card.getBoundingClientRect();
      return bottom - (words?.getBoundingClientRect().bottom ?? 0);
    }),
  );
  expect(voids.length).toBeGreaterThan(1);
  expect(Math.max(...voids.map(Math.abs))).toBeLessThan(1);
});

test('an upright picture is whole, without bars beside it', LAYOUT, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 576 });
  await page.goto('/beitrag/400');
  const { width, height } = (await page.locator('.picture-slide img').first().boundingBox()) ?? {
    width: 0,
    height: 0,
  };
  expect(height).toBeLessThanOrEqual(576 * 0.85 + 1);
  expect(width / height).toBeCloseTo(900 / 1200, 1);
});

test('a single entry’s picture fills the place of a slider', LAYOUT, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const [card, picture] = await page
    .locator('.band-even .fills:has(.carousel .hero)')
    .first()
    .evaluate((place: HTMLElement) => {
      place.replaceChildren(place.querySelector('.carousel-slide')?.firstElementChild ?? '');
      place.closest<HTMLElement>('.band')?.style.setProperty('min-height', '2000px');
      return [place.offsetHeight, place.querySelector<HTMLElement>('.hero')?.offsetHeight];
    });
  expect(picture).toBe(card);
  expect(picture).toBeGreaterThan(500);
});
