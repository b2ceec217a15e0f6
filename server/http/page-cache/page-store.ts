import { LRUCache } from 'lru-cache';
import type { KeptPage } from './kept-page.ts';

const OWN_FOR_MS = 60_000;
const MOST_OWN = 5000;

/** Kept pages, bounded by what they weigh; the one that was asked for least recently goes first. */
export class PageStore {
  private readonly pages: LRUCache<string, KeptPage>;
  /** Addresses whose page is each rider's own, so that it isn't first made for everyone in vain. */
  private readonly own = new LRUCache<string, true>({ max: MOST_OWN, ttl: OWN_FOR_MS });

  constructor(megabytes: number) {
    this.pages = new LRUCache({ maxSize: megabytes * 1024 * 1024, sizeCalculation: ({ size }) => size });
  }

  get(key: string): KeptPage | undefined {
    return this.pages.get(key);
  }

  keep(key: string, page: KeptPage): void {
    this.own.delete(key);
    this.pages.set(key, page);
  }

  /** A page has gained a compressed form. What is there already isn't weighed again where it is set once more. */
  weighAgain(key: string, page: KeptPage): void {
    if (this.pages.peek(key) !== page) return;
    this.pages.delete(key);
    this.pages.set(key, page);
  }

  drop(key: string): void {
    this.pages.delete(key);
  }

  isOwn(key: string): boolean {
    return this.own.has(key);
  }

  markOwn(key: string): void {
    this.pages.delete(key);
    this.own.set(key, true);
  }

  get bytes(): number {
    return this.pages.calculatedSize;
  }

  get count(): number {
    return this.pages.size;
  }
}
