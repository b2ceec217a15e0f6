import { LRUCache } from 'lru-cache';

/** So many calls in a row that got no answer, and the next ones aren't made. */
const MOST_FAILURES = 5;
/** Then one call looks again; short, because riders wait for what is back. */
const PAUSE_MS = 500;
/** What failed so long ago says nothing of now: calls are made again, and the first that fails opens it again. */
const FORGET_MS = 30_000;
/** One broken address is no server that is away. */
export const SEVERAL = 3;

interface BreakerOptions {
  /** Of so many different addresses the calls must have failed. */
  addresses?: number;
  /** Asks what nothing else depends on; true where the server answers at all. */
  probe?: () => Promise<boolean>;
  now?: () => number;
}

/**
 * While a server hangs, only the first few riders wait for it: after them all get the last good copy, or the page that
 * says so, at once. Only what shows that the server is away counts as a failure, so that nobody's odd request opens it.
 */
export class CircuitBreaker {
  private failures = 0;
  private readonly failing = new Set<string>();
  private pausedUntil = 0;
  private probing = false;
  private probes = 0;

  constructor(private readonly options: BreakerOptions = {}) {}

  get isOpen(): boolean {
    return (
      this.failures >= MOST_FAILURES &&
      this.failing.size >= (this.options.addresses ?? 1) &&
      this.now() < this.pausedUntil + FORGET_MS
    );
  }

  /** Whether to make a call; whoever made one says what came of it. */
  allows(): boolean {
    if (!this.isOpen) return true;
    if (this.probing || this.now() < this.pausedUntil) return false;
    this.probing = true;
    this.probes += 1;
    const { probe } = this.options;
    // In turns: either address may be one that is broken for itself.
    if (!probe || this.probes % 2 === 0) return true;
    probe()
      .catch(() => false)
      .then((answers) => (answers ? this.succeeded() : this.failed('')));
    return false;
  }

  succeeded(): void {
    this.failures = 0;
    this.failing.clear();
    this.probing = false;
  }

  failed(address: string): void {
    this.failures += 1;
    // Enough to know that there are several.
    if (this.failing.size < SEVERAL) this.failing.add(address);
    this.probing = false;
    this.pausedUntil = this.now() + PAUSE_MS;
  }

  /** By its status alone: gateways and servers that can't do their work say so. */
  answered(address: string, status: number): void {
    if (isAway(status)) this.failed(address);
    else this.succeeded();
  }

  private now(): number {
    return (this.options.now ?? Date.now)();
  }
}

export function isAway(status: number): boolean {
  return status >= 502 && status <= 504;
}

const known = new LRUCache<string, CircuitBreaker>({ max: 200 });

function breaker(name: string, options: BreakerOptions): CircuitBreaker {
  const found = known.get(name) ?? new CircuitBreaker(options);
  known.set(name, found);
  return found;
}

/** For metrics. */
export function breakers(): { server: string; isOpen: boolean }[] {
  return [...known].map(([server, { isOpen }]) => ({ server, isOpen }));
}

/** Of what a server gives to read: one for each server. */
export function readBreaker(url: string, probe: () => Promise<boolean>): CircuitBreaker {
  return breaker(new URL(url).origin, { addresses: SEVERAL, probe });
}

/** Whether nobody should wait for what this server gives to read. */
export function countsAsAway(url: string): boolean {
  return known.peek(new URL(url).origin)?.isOpen ?? false;
}

/** Of what riders send: one for each call, so that nothing that can't be read, and no other call, keeps a vote back. */
export function submissionBreaker(url: string, call: string): CircuitBreaker {
  return breaker(`${new URL(url).origin} ${call}`, {});
}
