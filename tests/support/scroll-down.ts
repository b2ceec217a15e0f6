import type { Page } from '@playwright/test';

/** Down to the end, half a screen at a time, so that everything on the way is seen. */
export async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top);
      await frame();
      await frame();
    }
  });
}
