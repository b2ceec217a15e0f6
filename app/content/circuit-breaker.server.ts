import { LRUCache } from 'lru-cache';

/** So many calls in a row that got no answer, and the next ones aren't made. */
const MOST_FAILURES = 5;
/** Then one call looks again; short, because riders wait for what is back. */
const PAUSE_MS = 500;

/**
 * While a server hangs, only the first few riders wait for it: after them all get the last good copy, or the page that
 * says so, at once. Only what shows that the server is away counts as a failure, so that nobody's odd request opens it.
 */
export class CircuitBreaker {
  private failures = 0;
  private closedAgainAt = 0;
  private probing = false;

  constructor(private readonly now: () => number = Date.now) {}

  get isOpen(): boolean {
    return this.failures >= MOST_FAILURES;
  }

  /** Whether to make a call; whoever made one says what came of it. */
  allows(): boolean {
    if (!this.isOpen) return true;
    if (this.probing || this.now() < this.closedAgainAt) return false;
    this.probing = true;
    return true;
  }

  succeeded(): void {
    this.failures = 0;
    this.probing = false;
  }

  failed(): void {
    this.failures += 1;
    this.probing = false;
    this.closedAgainAt = this.now() + PAUSE_MS;
  }

  /** By its status alone: gateways and servers that can't do their work say so. */
  answered(status: number): void {
    if (status >= 502 && status <= 504) this.failed();
    else this.succeeded();
  }
}

const breakerOf = new LRUCache<string, CircuitBreaker>({ max: 100 });

/** For those who watch. */
export function breakers(): { server: string; isOpen: boolean }[] {
  return [...breakerOf].map(([server, { isOpen }]) => ({ server, isOpen }));
}

/** One for each server that is asked. */
export function breakerFor(url: string): CircuitBreaker {
  const { origin } = new URL(url);
  const known = breakerOf.get(origin) ?? new CircuitBreaker();
  breakerOf.set(origin, known);
  return known;
}
