import { setTimeout as pause } from 'node:timers/promises';

const MAX_MS = 20;

/**
 * Iterates over many items; after every 20 ms it pauses for as long, so that riders' requests get half of this thread's
 * time.
 */
export async function* withPauses<Item>(items: Iterable<Item>): AsyncGenerator<Item, void, undefined> {
  let began = performance.now();
  for (const item of items) {
    const took = performance.now() - began;
    if (took > MAX_MS) {
      await pause(took);
      began = performance.now();
    }
    yield item;
  }
}
