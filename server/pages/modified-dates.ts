import { LRUCache } from 'lru-cache';

const WINDOW_SECONDS = 120;

/**
 * Last-Modified tells seconds only, but two versions or variants of a page made within one must not share a date, or
 * whoever asks by date alone would take the one for the other. So each gets the latest second that is not yet given
 * away; none, where the last two minutes are.
 */
export class ModifiedDates {
  private readonly given = new LRUCache<string, Set<number>>({ max: 5000 });

  next(path: string, now: number): string | null {
    const present = Math.floor(now / 1000);
    const taken = this.given.get(path) ?? new Set();
    this.given.set(path, taken);
    for (const second of taken) if (second <= present - WINDOW_SECONDS) taken.delete(second);
    for (let second = present; second > present - WINDOW_SECONDS; second -= 1) {
      if (taken.has(second)) continue;
      taken.add(second);
      return new Date(second * 1000).toUTCString();
    }
    return null;
  }
}
