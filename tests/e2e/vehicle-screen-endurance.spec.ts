import type { CDPSession, Page } from '@playwright/test';
import { edition, screenContent } from '../support/screen-content.ts';
import { ScreenHost } from '../support/screen-host.ts';
import { expect, test } from '../support/test.ts';

/** Hours of a screen in half a minute: a thousand stories, while the server is killed and restarted with new ones. */

const STORIES = 7;
const TURNS = 1000;
/** Warm-up turns, after which V8 has compiled the code and every picture is loaded. */
const WARM = 250;
const FASTER = 400;

// Traces would count as growth of the heap.
test.use({ expectedConsole: [/Failed to load resource/], trace: 'off' });

/** Speeds up `setTimeout` by `FASTER`, and counts the changes after which the last story has no headline. */
async function hurry(page: Page): Promise<void> {
  await page.addInitScript((faster) => {
    const later = window.setTimeout;
    Object.assign(window, { setTimeout: (work: () => void, wait = 0) => later(work, wait / faster) });
    document.addEventListener('DOMContentLoaded', () => {
      const stage = document.querySelector<HTMLElement>('.stage');
      if (!stage) throw new Error('no stage');
      Object.assign(stage.dataset, { turns: '0', empty: '0' });
      new MutationObserver((changes) => {
        const { turns, empty } = stage.dataset;
        const added = changes.reduce((sum, { addedNodes }) => sum + addedNodes.length, 0);
        const words = stage.lastElementChild?.querySelector('h1')?.textContent ?? '';
        stage.dataset.turns = String(Number(turns) + added);
        if (words.trim() === '') stage.dataset.empty = String(Number(empty) + 1);
      }).observe(stage, { childList: true });
    });
  }, FASTER);
}

/** Evaluated without locators, whose objects would be on the measured heap. */
function stateOf(page: Page) {
  return page.evaluate(() => {
    const stage = document.querySelector<HTMLElement>('.stage');
    const words = stage?.lastElementChild?.querySelector('h1')?.textContent ?? '';
    return { turns: Number(stage?.dataset.turns), empty: stage?.dataset.empty, edition: words.split(':')[0] };
  });
}

async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
}

// Only a script plays stories.
test('a thousand stories, and the heap is as it was', { tag: '@js' }, async ({ page, baseURL }) => {
  test.setTimeout(170_000);
  const withPictures = (name: string) =>
    edition(name, STORIES, (id) => `${baseURL}/${id === '103' ? 'broken' : 'apple-touch-icon'}.png?${id}`);
  const host = await ScreenHost.start({ start: withPictures('Ausgabe 0') });
  const turnsReach = (wanted: number) =>
    expect.poll(async () => (await stateOf(page)).turns, { timeout: 60_000 }).toBeGreaterThanOrEqual(wanted);
  try {
    await hurry(page);
    await page.goto(`${host.origin}/?channel=screen`);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await turnsReach(WARM);
    const before = await heapOf(session);
    for (const number of [1, 2, 3]) {
      await host.kill();
      // Most turns happen while the server is down.
      await turnsReach(WARM + (number * TURNS) / 3 - TURNS / 12);
      expect((await stateOf(page)).edition).toBe(`Ausgabe ${number - 1}`);
      host.content.publish(screenContent({ start: withPictures(`Ausgabe ${number}`) }));
      await host.restart();
      await expect
        .poll(async () => (await stateOf(page)).edition, { timeout: 30_000 })
        .toBe(`Ausgabe ${number}`);
    }
    await turnsReach(WARM + TURNS);
    expect((await stateOf(page)).empty).toBe('0');
    const grown = (await heapOf(session)) / before - 1;
    const description = `${before} bytes, ${(grown * 100).toFixed(1)} % more`;
    test.info().annotations.push({ type: 'heap', description });
    expect(grown).toBeLessThan(0.1);
  } finally {
    await host.stop();
  }
});
