import { LRUCache } from 'lru-cache';
import { log } from '#app/lib/log.server.ts';

/** The breaker opens after five failed calls in a row. */
const MAX_FAILURES = 5;
/** Time between probes; short, because riders wait for the server to come back. */
const PAUSE_MS = 500;
/** Without a call for 30 s the breaker closes; the next failure opens it again. */
const FORGET_MS = 30_000;
/** Failures must concern at least three addresses: a single broken one doesn't mean that the server is down. */
export const MIN_FAILED_ADDRESSES = 3;

interface BreakerOptions {
  /** Name in the log: the server's origin, for submissions followed by the call's name. */
  server?: string;
  /** Minimum number of different addresses among the failures. */
  addresses?: number;
  /** A separate probe request that no rider waits for; true if the server answers at all. */
  probe?: () => Promise<boolean>;
  now?: () => number;
}

/**
 * Circuit breaker: when a server hangs, only the first few requests wait for it; later ones get the last good copy or
 * an error page at once. Only gateway errors (502 to 504) and missing answers count as failures.
 */
export class CircuitBreaker {
  private failures = 0;
  private readonly failing = new Set<string>();
  private pausedUntil = 0;
  private probing = false;
  private probes = 0;
  private isLogged = false;

  constructor(private readonly options: BreakerOptions = {}) {}

  get isOpen(): boolean {
    return (
      this.failures >= MAX_FAILURES &&
      this.failing.size >= (this.options.addresses ?? 1) &&
      this.now() < this.pausedUntil + FORGET_MS
    );
  }

  /** Whether to make a call; the caller must report its result. */
  allows(): boolean {
    if (!this.isOpen) return true;
    if (this.probing || this.now() < this.pausedUntil) return false;
    this.probing = true;
    this.probes += 1;
    const { probe } = this.options;
    // Alternate between the probe and a real call, because either address may be broken by itself.
    if (!probe || this.probes % 2 === 0) return true;
    probe()
      .catch(() => false)
      .then((answers) => (answers ? this.succeeded() : this.failed('', 'no answer')));
    return false;
  }

  succeeded(): void {
    this.failures = 0;
    this.failing.clear();
    this.probing = false;
  }

  /** `fault` is logged when the breaker opens. */
  failed(address: string, fault: string): void {
    this.failures += 1;
    // No need to remember more than three.
    if (this.failing.size < MIN_FAILED_ADDRESSES) this.failing.add(address);
    this.probing = false;
    this.pausedUntil = this.now() + PAUSE_MS;
    if (!this.isOpen || this.isLogged) return;
    log.warn({ server: this.options.server, fault }, 'content server is away');
    this.isLogged = true;
  }

  /** 502, 503 and 504 are failures, any other status is a success. */
  answered(address: string, status: number): void {
    if (isGatewayError(status)) {
      this.failed(address, `status ${status}`);
      return;
    }
    this.succeeded();
    // Not after a mere probe: a proxy may answer it for a server that hangs.
    if (this.isLogged) log.info({ server: this.options.server }, 'content server answers again');
    this.isLogged = false;
  }

  private now(): number {
    // A monotonic clock: a wall clock that is set back would keep the breaker open for that much longer.
    return this.options.now?.() ?? performance.now();
  }
}

/** Why a call failed: 'ENOTFOUND', 'redirect count exceeded', 'TimeoutError: …', 'answer too large'. */
export function fetchFault(error: unknown): string {
  const cause = (error as { cause?: { code?: string; message?: string } } | undefined)?.cause;
  return cause?.code ?? cause?.message ?? String(error).replace(/^Error: /, '');
}

export function isGatewayError(status: number): boolean {
  return status >= 502 && status <= 504;
}

const known = new LRUCache<string, CircuitBreaker>({ max: 200 });

function breaker(name: string, options: BreakerOptions): CircuitBreaker {
  const found = known.get(name) ?? new CircuitBreaker({ ...options, server: name });
  known.set(name, found);
  return found;
}

/** State of all breakers, for metrics. */
export function breakers(): { server: string; isOpen: boolean }[] {
  return [...known].map(([server, { isOpen }]) => ({ server, isOpen }));
}

/** One breaker per server for all reads. */
export function readBreaker(url: string, probe: () => Promise<boolean>): CircuitBreaker {
  return breaker(new URL(url).origin, { addresses: MIN_FAILED_ADDRESSES, probe });
}

/** Whether the breaker for this server's reads is open. */
export function isBreakerOpen(url: string): boolean {
  return known.peek(new URL(url).origin)?.isOpen ?? false;
}

/** One breaker per submission call, so that failing reads, or another failing call, don't block a vote. */
export function submissionBreaker(url: string, call: string): CircuitBreaker {
  return breaker(`${new URL(url).origin} ${call}`, {});
}
