import type { Page } from '@playwright/test';

/** Scrolls to the end, half a screen at a time, and waits for the pictures in view. */
export async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    /**
     * Whether a picture in view is still loading; slides outside their carousel's viewport load only when swiped to.
     */
    const isLoading = (picture: HTMLImageElement) => {
      const { left, right, top, bottom, width } = picture.getBoundingClientRect();
      const shown = (picture.closest('.carousel') ?? document.documentElement).getBoundingClientRect();
      const isInView = bottom > 0 && top < window.innerHeight && right > shown.left && left < shown.right;
      return width > 0 && isInView && !picture.complete;
    };
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await frame();
      const deadline = performance.now() + 20_000;
      let missing: string[];
      do {
        await frame();
        missing = [...document.images].filter(isLoading).map(({ src, srcset }) => src || srcset);
        if (performance.now() > deadline) throw new Error(`still loading: ${missing}`);
      } while (missing.length > 0);
    }
  });
}
