import type { Locator, Page } from '@playwright/test';

/** Text outside the viewport that can't be scrolled into view, and whether the page is wider than the viewport. */
export function overflowingText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrolls = '.sr-only, .skip-link, .shell-tabs, .truncate, .rt-scroll, option';
    const lost: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement || text.parentElement.closest(scrolls)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      // Slides can be scrolled to, so compare their text with the slide instead of the viewport.
      const slide = text.parentElement.closest('.carousel-slide');
      const room = slide?.getBoundingClientRect() ?? { left: 0, right: innerWidth };
      if (width > 0 && (left < room.left - 1 || right > room.right + 1)) {
        const { tagName, className } = text.parentElement;
        lost.push(`${text.textContent?.slice(0, 20)} in ${tagName} ${className}`);
      }
    }
    const tooWide = document.documentElement.scrollWidth - innerWidth;
    return tooWide > 0 ? [...lost, `the page is ${tooWide} px too wide`] : lost;
  });
}

/** How many lines the text of each of these elements takes. */
export function textLines(elements: Locator): Promise<number[]> {
  return elements.evaluateAll((all) => {
    const range = document.createRange();
    return all.map((element) => {
      range.selectNodeContents(element);
      return range.getClientRects().length;
    });
  });
}
