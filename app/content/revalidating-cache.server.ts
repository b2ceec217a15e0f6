import { LRUCache } from 'lru-cache';
import { watch } from '#app/lib/watch.server.ts';
import { ContentError } from './content-error.ts';
import { type Answer, ask } from './content-http.server.ts';
import type { LastGood, LastGoodStore } from './last-good-store.server.ts';

/**
 * Cached data first, then a look for something newer (design, 'Readings'): fresh for 15 s, then served at once while
 * one conditional request checks; a failed check is ignored; the last good version stays for 24 h.
 */

const FRESH_MS = 15_000;
const KEEP_MS = 24 * 60 * 60_000;
/** After a failed check the next one waits, so that a dead server isn't asked by every rider. */
const PAUSE_AFTER_FAILURE_MS = 5_000;
/** A copy on disk may look older than it is by so much: it is not written anew at every look. */
const REWRITE_AFTER_MS = 60 * 60_000;
const MAX_COPIES = 1000;

interface Held<Value> {
  copy: LastGood;
  value: Value;
  nextCheckAt: number;
  writtenAt: number;
}

/** Turns a body into what the caller wants; null where it is none, which counts as a failed answer. */
/** Takes the answer and, for what parsing forgets, its text. */
export type Read<Value> = (json: unknown, text: string) => Value | null;

export interface CacheOptions {
  store: LastGoodStore | null;
  now: () => number;
  timeoutMs: number;
}

export class RevalidatingCache {
  /** Another number as soon as anything is other than it was; what is new to the cache changes nothing. */
  version = 0;
  private readonly held = new LRUCache<string, Held<unknown>>({ max: MAX_COPIES });
  private readonly finding = new Map<string, Promise<Held<unknown>>>();
  private readonly checking = new Map<string, Promise<void>>();

  constructor(private readonly options: CacheOptions) {}

  /** `persist` is off for what only one rider asks, such as a search. */
  async get<Value>(url: string, read: Read<Value>, { persist = true } = {}): Promise<Value> {
    const known = this.held.get(url) as Held<Value> | undefined;
    const isHeld = known !== undefined && this.usable(known);
    if (isHeld) watch.contentRead('memory');
    const held = isHeld ? known : await this.find(url, read, persist);
    if (this.options.now() >= held.nextCheckAt) this.check(url, held, read, persist);
    return held.value;
  }

  /** Waits until no background check is under way. */
  async settled(): Promise<void> {
    while (this.checking.size > 0) await Promise.all(this.checking.values());
    await this.options.store?.settled();
  }

  private usable(held: Held<unknown>): boolean {
    return this.options.now() - held.copy.confirmedAt < KEEP_MS;
  }

  /** All who ask at the same time wait for one and the same search: on disk, then at the server. */
  private find<Value>(url: string, read: Read<Value>, persist: boolean): Promise<Held<Value>> {
    const underWay = this.finding.get(url) as Promise<Held<Value>> | undefined;
    if (underWay) return underWay;
    const find = this.fromDisk(url, read, persist)
      .then((held) => held ?? this.load(url, read, persist))
      .finally(() => this.finding.delete(url));
    this.finding.set(url, find);
    return find;
  }

  private async fromDisk<Value>(
    url: string,
    read: Read<Value>,
    persist: boolean,
  ): Promise<Held<Value> | null> {
    if (!persist || !this.options.store || this.held.has(url)) return null;
    const copy = await this.options.store.read(url);
    const value = copy && readBody(copy.body, read);
    if (!copy || value === null) return null;
    // A copy from an earlier run is shown at once and checked at once.
    const held: Held<Value> = { copy, value, nextCheckAt: 0, writtenAt: copy.confirmedAt };
    if (!this.usable(held)) return null;
    this.held.set(url, held);
    watch.contentRead('copy');
    return held;
  }

  private async load<Value>(url: string, read: Read<Value>, persist: boolean): Promise<Held<Value>> {
    watch.contentRead('server');
    return this.keep(url, await ask(url, { timeoutMs: this.options.timeoutMs }), read, persist);
  }

  private keep<Value>(url: string, answer: Answer, read: Read<Value>, persist: boolean): Held<Value> {
    if (answer.body === null) throw new ContentError('failed', `no body from ${url}`);
    const value = readBody(answer.body, read);
    if (value === null) throw new ContentError('failed', `unreadable answer from ${url}`);
    const now = this.options.now();
    const copy: LastGood = {
      url,
      body: answer.body,
      lastModified: answer.lastModified,
      etag: answer.etag,
      confirmedAt: now,
    };
    const before = this.held.get(url);
    if (before && before.copy.body !== copy.body) this.version += 1;
    const held: Held<Value> = { copy, value, nextCheckAt: now + FRESH_MS, writtenAt: now };
    this.held.set(url, held);
    if (persist) this.options.store?.write(copy);
    return held;
  }

  private check<Value>(url: string, held: Held<Value>, read: Read<Value>, persist: boolean): void {
    if (this.checking.has(url)) return;
    const check = ask(url, {
      timeoutMs: this.options.timeoutMs,
      ifModifiedSince: held.copy.lastModified,
      ifNoneMatch: held.copy.etag,
    })
      .then((answer) => {
        if (answer.body === null) this.confirm(held, persist);
        else this.keep(url, answer, read, persist);
      })
      .catch((error: unknown) => this.survive(url, held, error))
      .finally(() => this.checking.delete(url));
    this.checking.set(url, check);
  }

  private confirm(held: Held<unknown>, persist: boolean): void {
    const now = this.options.now();
    held.copy.confirmedAt = now;
    if (persist && now - held.writtenAt >= REWRITE_AFTER_MS) {
      held.writtenAt = now;
      this.options.store?.write(held.copy);
    }
    held.nextCheckAt = now + FRESH_MS;
  }

  /** The server's own 'there is no such thing' ends a copy; any other failure is ignored. */
  private survive(url: string, held: Held<unknown>, error: unknown): void {
    if (error instanceof ContentError && error.reason === 'missing') {
      this.held.delete(url);
      this.version += 1;
      this.options.store?.remove(url);
      return;
    }
    held.nextCheckAt = this.options.now() + PAUSE_AFTER_FAILURE_MS;
  }
}

function readBody<Value>(body: string, read: Read<Value>): Value | null {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return null;
  }
  return read(json, body);
}
