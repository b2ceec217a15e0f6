import path from 'node:path';
import { env } from '#app/config/env.server.ts';
import type { CacheHints } from '#app/config/hosted-app.ts';
import { LAST_GOOD_MS } from '#app/config/last-good.ts';
import { inSentOrder, readArchive, readFound } from '#app/contract/content/archive.ts';
import { type Entry, readEntry } from '#app/contract/content/entry.ts';
import { type Position, readPositions } from '#app/contract/content/position.ts';
import { type Levels, readLevels, readTabCounts, type TabCounts } from '#app/contract/content/tabs.ts';
import { readWirePosts, type WirePost } from '#app/contract/content/wire-post.ts';
import { instantOf, localDay } from '#app/contract/time.ts';
import { warnOnce } from '#app/lib/log.server.ts';
import { sharedNodes } from '#app/lib/shared.server.ts';
import { ContentError } from './content-error.ts';
import { type Answer, fetchContent, parseBody, type Read } from './content-http.server.ts';
import { LastGoodStore } from './last-good-store.server.ts';
import { markOnceAdvertisedOn, rememberAdvertised } from './past-advertising.server.ts';
import { countToken } from './rate-limits.server.ts';
import { RevalidatingCache } from './revalidating-cache.server.ts';
import { SharedCopies } from './shared-copies.server.ts';

/** Preview access to unpublished content; only the content server can check the token. */
export interface PreviewAccess {
  token: string;
  /** YYYY-MM-DDTHH:mm, local to TIME_ZONE. */
  date: string;
  /** Wrong tokens are rate-limited by this address. */
  riderAddress: string | undefined;
  /** The editor's cookies that PREVIEW_FORWARD_COOKIES names, as a Cookie header; '' for none. */
  cookies: string;
}

export interface ContentSource {
  /** The API base: the configured server, or the app server in a vehicle. */
  api: string;
  preview: PreviewAccess | null;
  /** Cache hints of the page that shows the content. */
  cacheHints?: CacheHints | undefined;
}

export interface ContentClient {
  page(name: string): Promise<Position[]>;
  /** When the server last confirmed that page; null for previews, which aren't cached. */
  confirmedAt(name: string): number | null;
  levels(): Promise<Levels>;
  tabCounts(): Promise<TabCounts>;
  entry(id: string): Promise<Entry>;
  /** For the survey result page: no language, and never as a preview. */
  surveyEntry(id: string): Promise<Entry>;
  wirePosts(): Promise<WirePost[]>;
  archiveOf(day: string): Promise<Entry[]>;
  search(term: string): Promise<Entry[]>;
}

const MEGABYTE = 2 ** 20;

let shownToAll: RevalidatingCache | undefined;
let searched: RevalidatingCache | undefined;

let today = { from: 0, till: 0 };

/** Memoised: called on every cache look-up, always with the same few days. */
function endOfDay(at: number): number {
  if (at < today.from || at > today.till) {
    const till = instantOf(localDay(at, env().TIME_ZONE), env().TIME_ZONE, 'end') ?? at;
    today = { from: at, till };
  }
  return today.till;
}

/** The cache for published content; previews bypass it. */
function sharedCache(): RevalidatingCache {
  const shared = sharedNodes();
  shownToAll ??= new RevalidatingCache({
    maxBytes: 32 * MEGABYTE,
    copies: shared && new SharedCopies(shared),
    store: new LastGoodStore(path.join(env().DATA_DIR, 'last-good')),
    now: Date.now,
    endOfDay,
    timeoutMs: env().CONTENT_TIMEOUT_MS,
  });
  return shownToAll;
}

/**
 * A separate cache for searches: their number is unlimited and must not evict pages. No cached page shows results.
 */
function searchCache(): RevalidatingCache {
  searched ??= new RevalidatingCache({
    maxBytes: 4 * MEGABYTE,
    store: null,
    now: Date.now,
    endOfDay,
    timeoutMs: env().CONTENT_TIMEOUT_MS,
  });
  return searched;
}

/** Waits until everything read is written to disk. */
export async function contentSettled(): Promise<void> {
  await shownToAll?.settled();
}

/** Changes whenever any content shown by cached pages has changed. */
export function contentVersion(): number {
  return shownToAll?.version ?? 0;
}

/** Content is always German (content-api.md, 'Language and ids'). */
const LANGUAGE = 'de';

/**
 * Made outside `contentClient`, because the cache keeps an answer's reader: a closure in there would keep the request
 * that asked first, and with its cache hints the page of 40 kB and more.
 */
const levelsReader: Read<Levels> = (json) => readLevels(json, warnOnce);
const wireReader: Read<WirePost[]> = (json) => readWirePosts(json, warnOnce);
const archiveReader: Read<Entry[]> = (json) => readArchive(json, warnOnce);
const foundReader: Read<Entry[]> = (json, text) => readFound(inSentOrder(json, text), warnOnce);
const entryReader =
  (id: string): Read<Entry> =>
  (json) =>
    readEntry(json, `entry ${id}`, warnOnce);

/** `api`: where its banners' entries are remembered as advertising; null for a preview, whose banners aren't public. */
const pageReader =
  (name: string, api: string | null): Read<Position[]> =>
  (json) => {
    const positions = readPositions(json, `page ${name}`, warnOnce);
    if (positions !== null && api !== null) rememberAdvertised(api, positions);
    return positions;
  };

export function contentClient(source: ContentSource): ContentClient {
  const base = `${source.api}${env().ENTRY_PATH}`;
  const dated = source.preview ? `/${encodeURIComponent(source.preview.date)}` : '';

  async function get<Value>(
    pathOf: string,
    read: Read<Value>,
    options: { dated?: boolean; from?: () => RevalidatingCache } = {},
  ) {
    const url = `${base}${pathOf}${options.dated ? dated : ''}`;
    if (source.preview) return askPreview(url, source.preview, read);
    const { from = sharedCache } = options;
    const value = await from().get(url, read);
    const { cacheHints } = source;
    const confirmedAt = from().confirmedAt(url);
    if (cacheHints && confirmedAt !== null)
      cacheHints.staleIfErrorUntil = Math.min(cacheHints.staleIfErrorUntil, confirmedAt + LAST_GOOD_MS);
    return value;
  }

  const pathOfPage = (name: string) => `${encodeURIComponent(name)}/${LANGUAGE}`;

  return {
    page: async (name) => {
      const reader = pageReader(name, source.preview ? null : source.api);
      const positions = await get(pathOfPage(name), reader, { dated: true });
      return source.preview ? positions : markOnceAdvertisedOn(source.api, positions);
    },
    confirmedAt: (name) => (source.preview ? null : sharedCache().confirmedAt(base + pathOfPage(name))),
    levels: () => get(`tabs/${LANGUAGE}`, levelsReader),
    tabCounts: () => {
      const path = `tabs/${LANGUAGE}/meta`;
      const counts = get(path, readTabCounts);
      // When a preview is refused, its error page still shows the public tabs.
      return source.preview ? counts.catch(() => sharedCache().get(base + path, readTabCounts)) : counts;
    },
    entry: (id) => get(`entry/${encodeURIComponent(id)}/${LANGUAGE}`, entryReader(id), { dated: true }),
    surveyEntry: (id) => sharedCache().get(`${base}entry/${encodeURIComponent(id)}`, entryReader(id)),
    wirePosts: () => get(`dpaposts/${LANGUAGE}`, wireReader),
    archiveOf: (day) => get(`archive/${LANGUAGE}/d/${encodeURIComponent(day)}`, archiveReader),
    search: (term) =>
      get(`archive/${LANGUAGE}/s/${encodeURIComponent(term)}`, foundReader, { from: searchCache }),
  };
}

/** Previews are refused for a while after too many wrong tokens, even with the right one. */
async function withTokenLimit(
  riderAddress: string | undefined,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const refund = await countToken(riderAddress ?? '');
  if (!refund) throw new ContentError('forbidden', 'too many wrong tokens');
  let isWrong = false;
  try {
    return await work();
  } catch (error) {
    isWrong = error instanceof ContentError && error.reason === 'forbidden';
    throw error;
  } finally {
    if (!isWrong) await refund();
  }
}

async function askPreview<Value>(url: string, preview: PreviewAccess, read: Read<Value>): Promise<Value> {
  const headers: Record<string, string> = { 'X-WP-Nonce': preview.token };
  // The content server rate-limits wrong tokens by this address.
  if (preview.riderAddress) headers['X-Forwarded-For'] = preview.riderAddress;
  if (preview.cookies !== '') headers.Cookie = preview.cookies;
  const answer = await withTokenLimit(preview.riderAddress, () =>
    fetchContent(url, { timeoutMs: env().CONTENT_TIMEOUT_MS, headers, preview: true }),
  );
  const value = answer.body === null ? null : parseBody(answer.body, read);
  if (value === null) throw new ContentError('failed', `unreadable preview of ${new URL(url).pathname}`);
  return value;
}
