import { LRUCache } from 'lru-cache';
import type { CachedPage } from './cached-page.ts';

const PERSONAL_FOR_MS = 60_000;
const MAX_PERSONAL = 5000;

/** LRU cache of pages with a limit in bytes. */
export class PageStore {
  private readonly pages: LRUCache<string, CachedPage>;
  /** Keys whose page turned out to be personal, so that it isn't rendered for the cache again. */
  private readonly personal = new LRUCache<string, true>({ max: MAX_PERSONAL, ttl: PERSONAL_FOR_MS });

  constructor(megabytes: number) {
    this.pages = new LRUCache({ maxSize: megabytes * 1024 * 1024, sizeCalculation: ({ size }) => size });
  }

  get(key: string): CachedPage | undefined {
    return this.pages.get(key);
  }

  keep(key: string, page: CachedPage): void {
    this.personal.delete(key);
    this.pages.set(key, page);
  }

  /**
   * Updates the size of a page that has gained a compressed body: lru-cache doesn't when the same value is set again.
   */
  updateSize(key: string, page: CachedPage): void {
    if (this.pages.peek(key) !== page) return;
    this.pages.delete(key);
    this.pages.set(key, page);
  }

  drop(key: string): void {
    this.pages.delete(key);
  }

  isPersonal(key: string): boolean {
    return this.personal.has(key);
  }

  markPersonal(key: string): void {
    this.pages.delete(key);
    this.personal.set(key, true);
  }

  get bytes(): number {
    return this.pages.calculatedSize;
  }

  get count(): number {
    return this.pages.size;
  }
}
