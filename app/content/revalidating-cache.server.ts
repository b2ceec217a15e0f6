import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import { LAST_GOOD_MS } from '#app/config/last-good.ts';
import { singleFlight } from '#app/contract/single-flight.ts';
import { CLOCK_STEP_MS } from '#app/contract/time.ts';
import { metrics } from '#app/lib/metrics.server.ts';
import { reportingFaults } from './answer-faults.server.ts';
import { ContentError } from './content-error.ts';
import { type Answer, fetchContent, parseBody, type Read } from './content-http.server.ts';
import { type EndOfDay, Freshness, PAUSE_AFTER_FAILURE_MS } from './freshness.ts';
import type { LastGood, LastGoodStore } from './last-good-store.server.ts';
import { RecentFailures } from './recent-failures.ts';
import type { SharedCopies } from './shared-copies.server.ts';

/**
 * Stale-while-revalidate: fresh for 15 s, then revalidated by a conditional request. Copies up to a minute old are
 * served meanwhile; older ones, or yesterday's, wait up to 300 ms for it. If that fails, the last good version is
 * served for up to 24 h. Once an hour the request is not conditional, so that wrong 304s freeze no page for good.
 */

/** If another node revalidates the address, look again after a second. */
const LOOK_AGAIN_MS = 1_000;
/** Memory estimate: the body itself, plus about twice its size for the parsed value. */
const WEIGHT = 3;
const OVERHEAD_BYTES = 1000;

interface Held<Value> {
  copy: LastGood;
  value: Value;
  read: Read<Value>;
  nextCheckAt: number;
  /** When the whole answer was last read and written to disk. */
  readAt: number;
}

export interface CacheOptions {
  /** Memory limit, because the number of possible addresses is unlimited. */
  maxBytes: number;
  /** Copies on disk, which survive a restart; null for a cache in memory only. */
  store: LastGoodStore | null;
  /** Copies shared by all nodes; null if this is the only node. */
  copies?: SharedCopies | null;
  now: () => number;
  endOfDay: EndOfDay;
  timeoutMs: number;
}

export class RevalidatingCache {
  /** Incremented when cached content changes or is removed; not by an address's first load. */
  version = 0;
  private readonly held: LRUCache<string, Held<unknown>>;
  private readonly failures: RecentFailures;
  private readonly freshness: Freshness;
  private readonly finding = singleFlight<Held<unknown>>();
  /** When an address was last found missing: a Redis that takes no writes still has the copy from before. */
  private readonly missing = new LRUCache<string, number>({ max: 1_000 });
  private readonly checking = new Map<string, Promise<void>>();

  constructor(private readonly options: CacheOptions) {
    this.failures = new RecentFailures(options.now);
    this.freshness = new Freshness(options.now, options.endOfDay);
    this.held = new LRUCache({
      maxSize: options.maxBytes,
      sizeCalculation: ({ copy }, url) => OVERHEAD_BYTES + WEIGHT * (copy.body.length + url.length),
    });
    options.copies?.onChange((url, isGone) => {
      const held = this.held.get(url);
      if (held && isGone) this.forget(url);
      else if (held) this.follow(url, held).catch(() => undefined);
    });
  }

  async get<Value>(url: string, read: Read<Value>): Promise<Value> {
    const known = this.held.get(url) as Held<Value> | undefined;
    const isHeld = known !== undefined && this.usable(known);
    if (isHeld) metrics.contentRead('memory');
    const held = isHeld ? known : await this.find(url, read);
    const now = this.options.now();
    if (now < held.nextCheckAt && held.nextCheckAt <= now + CLOCK_STEP_MS) return held.value;
    const check = this.check(url, held, read);
    const isOld = this.freshness.isOld(held.copy.confirmedAt);
    if (!isOld || !(await this.freshness.revalidatedInTime(url, held, check))) return held.value;
    const newer = (this.held.get(url) as Held<Value> | undefined) ?? (await this.find(url, read));
    return newer.value;
  }

  /** When the server last confirmed the cached copy; null if there is none. */
  confirmedAt(url: string): number | null {
    return this.held.get(url)?.copy.confirmedAt ?? null;
  }

  /** Waits for all background revalidations. */
  async settled(): Promise<void> {
    while (this.checking.size > 0) await Promise.all(this.checking.values());
    await this.options.store?.settled();
  }

  private usable(held: Held<unknown>): boolean {
    return this.options.now() - held.copy.confirmedAt < LAST_GOOD_MS;
  }

  /** Concurrent requests for an address share one load: from disk, then from the server. */
  private find<Value>(url: string, read: Read<Value>): Promise<Held<Value>> {
    return this.finding(url, async () => {
      const copied = (await this.fromOtherNodes(url, read)) ?? (await this.fromDisk(url, read));
      return copied ?? this.load(url, read);
    }) as Promise<Held<Value>>;
  }

  private async fromOtherNodes<Value>(url: string, read: Read<Value>): Promise<Held<Value> | null> {
    const { copies } = this.options;
    const copy = (await copies?.read(url)) ?? null;
    const readAt = copy?.confirmedAt ?? 0;
    if (copy) copy.confirmedAt = (await copies?.confirmedAt(copy)) ?? readAt;
    if (copy && copy.confirmedAt <= (this.missing.get(url) ?? 0)) return null;
    const held = this.takeOver(copy, read, copy ? this.freshness.endsAt(copy.confirmedAt) : 0);
    return held && Object.assign(held, { readAt });
  }

  private async fromDisk<Value>(url: string, read: Read<Value>): Promise<Held<Value> | null> {
    // `0`: a copy from an earlier run is revalidated at once.
    return this.takeOver((await this.options.store?.read(url)) ?? null, read, 0);
  }

  private takeOver<Value>(copy: LastGood | null, read: Read<Value>, nextCheckAt: number): Held<Value> | null {
    const value = copy && parseBody(copy.body, read);
    if (!copy || value === null) return null;
    const held: Held<Value> = { copy, value, read, nextCheckAt, readAt: copy.confirmedAt };
    if (!this.usable(held)) return null;
    this.held.set(copy.url, held);
    metrics.contentRead('copy');
    return held;
  }

  private load<Value>(url: string, read: Read<Value>): Promise<Held<Value>> {
    return this.failures.load(url, () =>
      reportingFaults(url, async () => {
        metrics.contentRead('server');
        return this.keep(url, await fetchContent(url, { timeoutMs: this.options.timeoutMs }), read);
      }),
    );
  }

  private keep<Value>(url: string, answer: Answer, read: Read<Value>): Held<Value> {
    if (answer.body === null) throw new ContentError('failed', `no body from ${url}`);
    const value = parseBody(answer.body, read);
    if (value === null) throw new ContentError('failed', `unreadable answer from ${url}`, 'unreadable');
    const now = this.options.now();
    const before = this.held.get(url) as Held<Value> | undefined;
    // Same parsed value: at most the bytes differ (order of keys, fields that aren't read), so cached pages stay valid.
    if (before && isDeepStrictEqual(before.value, value)) {
      Object.assign(before.copy, answer);
      this.confirm(before);
      // The confirmation time on disk is updated once an hour at most.
      if (this.freshness.isWholeDue(before.readAt)) {
        before.readAt = now;
        this.options.store?.write(before.copy);
      }
      return before;
    }
    if (before) this.version += 1;
    const copy: LastGood = { url, ...answer, body: answer.body, confirmedAt: now };
    const held: Held<Value> = { copy, value, read, nextCheckAt: this.freshness.endsAt(now), readAt: now };
    this.held.set(url, held);
    this.options.store?.write(copy);
    this.options.copies?.write(copy, before !== undefined).catch(() => undefined);
    return held;
  }

  private check<Value>(url: string, held: Held<Value>, read: Read<Value>): Promise<void> {
    const underWay = this.checking.get(url);
    if (underWay) return underWay;
    const check = this.isOurTurn(url, held)
      .then((isOurTurn) => (isOurTurn ? this.revalidate(url, held, read) : undefined))
      // Redis or the disk failed: the cached copy is served, and revalidation pauses for 5 s.
      .catch(() => {
        held.nextCheckAt = this.options.now() + PAUSE_AFTER_FAILURE_MS;
      })
      .finally(() => this.checking.delete(url));
    this.checking.set(url, check);
    return check;
  }

  /** One node revalidates, the others take over its result; a copy over a minute old is revalidated by any node. */
  private async isOurTurn(url: string, held: Held<unknown>): Promise<boolean> {
    const { copies, now } = this.options;
    if (!copies) return true;
    const isFresh = ({ copy }: Held<unknown>) => now() < this.freshness.endsAt(copy.confirmedAt);
    await this.follow(url, held);
    if (isFresh(this.held.get(url) ?? held)) return false;
    const isOurTurn = await copies.claimRevalidation(url, PAUSE_AFTER_FAILURE_MS);
    return isOurTurn || this.freshness.isOld(held.copy.confirmedAt);
  }

  private async revalidate<Value>(url: string, held: Held<Value>, read: Read<Value>): Promise<void> {
    try {
      await reportingFaults(url, async () => {
        const { lastModified, etag } = held.copy;
        const isWholeDue = this.freshness.isWholeDue(held.readAt);
        const known = isWholeDue ? {} : { ifModifiedSince: lastModified, ifNoneMatch: etag };
        const answer = await fetchContent(url, { timeoutMs: this.options.timeoutMs, ...known });
        if (answer.body === null) this.confirm(held);
        else this.keep(url, answer, read);
      });
    } catch (error) {
      this.handleFailure(url, held, error);
    }
  }

  /** Takes over a newer copy or confirmation from another node. */
  private async follow(url: string, held: Held<unknown>): Promise<void> {
    const { copies, now } = this.options;
    const confirmedAt = (await copies?.confirmedAt(held.copy)) ?? null;
    const copy = confirmedAt === null ? ((await copies?.read(url)) ?? null) : null;
    // A confirmation time in the future is from before the clock was set back: any copy is newer than that.
    const known = held.copy.confirmedAt > now() + CLOCK_STEP_MS ? 0 : held.copy.confirmedAt;
    const value = copy && copy.confirmedAt > known ? parseBody(copy.body, held.read) : null;
    if (confirmedAt !== null) held.copy.confirmedAt = Math.max(known, confirmedAt);
    held.nextCheckAt = Math.max(this.freshness.endsAt(held.copy.confirmedAt), now() + LOOK_AGAIN_MS);
    if (!copy || value === null || this.held.get(url) !== held) return;
    this.held.set(url, { ...held, copy, value, nextCheckAt: this.freshness.endsAt(copy.confirmedAt) });
    this.version += 1;
  }

  private confirm(held: Held<unknown>): void {
    const now = this.options.now();
    held.copy.confirmedAt = now;
    this.options.copies?.confirm(held.copy);
    held.nextCheckAt = this.freshness.endsAt(now);
  }

  /** A 404 removes the copy; any other failure leaves it and pauses revalidation. */
  private handleFailure(url: string, held: Held<unknown>, error: unknown): void {
    if (error instanceof ContentError && error.reason === 'missing') {
      this.forget(url);
      this.options.copies?.remove(url).catch(() => undefined);
      return;
    }
    held.nextCheckAt = this.options.now() + PAUSE_AFTER_FAILURE_MS;
  }

  private forget(url: string): void {
    this.held.delete(url);
    this.missing.set(url, this.options.now());
    this.version += 1;
    this.options.store?.remove(url);
  }
}
