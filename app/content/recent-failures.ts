import { LRUCache } from 'lru-cache';
import { ContentError } from './content-error.ts';

const FAILED_FOR_MS = 1_000;
const MAX_FAILED = 1_000;
/** Longer URLs aren't remembered; real content URLs are shorter. */
const LONGEST_URL = 500;

/** Not the error itself: until its stack is read, it keeps its frames' closures, and with them the request. */
interface Failure extends Pick<ContentError, 'reason' | 'message' | 'fault'> {
  until: number;
}

/**
 * Negative cache: addresses whose first load has just failed, found nothing or was forbidden aren't requested again for
 * a second, so that one broken page doesn't make every rider wait for a timeout, nor a page without deals for a 404.
 * Previews, whose authorisation may change, don't pass through here.
 */
export class RecentFailures {
  private readonly failed = new LRUCache<string, Failure>({ max: MAX_FAILED });

  constructor(private readonly now: () => number) {}

  async load<Value>(url: string, load: () => Promise<Value>): Promise<Value> {
    const failure = this.failed.get(url);
    const left = failure ? failure.until - this.now() : 0;
    // If more than FAILED_FOR_MS is left, the clock has been set back: ignore the stored failure.
    if (failure && left > 0 && left <= FAILED_FOR_MS) {
      throw new ContentError(failure.reason, failure.message, failure.fault);
    }
    try {
      return await load();
    } catch (error) {
      if (error instanceof ContentError && url.length <= LONGEST_URL) {
        const { reason, message, fault } = error;
        this.failed.set(url, { reason, message, fault, until: this.now() + FAILED_FOR_MS });
      }
      throw error;
    }
  }
}
