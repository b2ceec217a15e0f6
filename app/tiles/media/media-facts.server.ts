import { LRUCache } from 'lru-cache';
import type { Uploads } from '#app/addresses/media.ts';
import { contentFetch } from '#app/content/content-fetch.server.ts';
import type { Entry } from '#app/contract/content/entry.ts';
import { withTimeout } from '#app/contract/with-timeout.ts';
import type { MediaFacts } from '../tile/tile-context.ts';
import { lengthOf, variantFor } from './playlist.ts';
import { MEDIA_TIMEOUT_MS, playlistAt, uploadedFile } from './uploaded-media.server.ts';

/** Duration and size of media before playback, read once from the files. */

const KEEP_MS = 60 * 60_000;
const KEEP_FAILURE_MS = 60_000;
/** A page waits at most 300 ms for these; later results are used by the next one. */
const TIMEOUT_MS = 300;
/** The default quality (specification 9). */
const DEFAULT_WIDTH = 1280;

const UNKNOWN: MediaFacts = { seconds: null, bytes: null };
type ReadFacts = (url: string) => Promise<MediaFacts>;

const known = new LRUCache<string, MediaFacts, ReadFacts>({
  max: 500,
  ignoreFetchAbort: true,
  async fetchMethod(url, _stale, { options, context: read }) {
    const facts = await read(url).catch(() => null);
    options.ttl = facts ? KEEP_MS : KEEP_FAILURE_MS;
    return facts ?? UNKNOWN;
  },
});

export async function mediaFactsOf(
  entry: Entry,
  uploads: Uploads,
  api: string,
): Promise<Record<string, MediaFacts>> {
  const wanted = entry.kacheln.flatMap((tile) => {
    if (tile.type !== 'videokachel' && tile.type !== 'audiokachel') return [];
    const url = uploadedFile(tile.mediaURL, uploads, api);
    if (url === null) return [];
    const read = tile.type === 'audiokachel' ? ofFile : ofFilm(uploadedFile(tile.mp4URL, uploads, api));
    return [{ key: tile.mediaURL, url, read }];
  });
  if (wanted.length === 0) return {};
  const facts = wanted.map(({ url, read }) => known.fetch(url, { context: read }));
  await withTimeout(Promise.all(facts), TIMEOUT_MS, null);
  return Object.fromEntries(wanted.map(({ key, url }) => [key, known.get(url) ?? UNKNOWN]));
}

async function ofFile(url: string): Promise<MediaFacts> {
  const response = await contentFetch(url, {
    method: 'HEAD',
    timeoutMs: MEDIA_TIMEOUT_MS,
    redirect: 'error',
  });
  if (response.status >= 500) throw new Error(`HEAD was answered with ${response.status}`);
  const bytes = Number(response.headers.get('Content-Length'));
  return { seconds: null, bytes: response.ok && bytes > 0 ? bytes : null };
}

/** If a playlist gives no size, the MP4 file's size is used. */
function ofFilm(file: string | null): ReadFacts {
  return async (url) => {
    if (file === null) return ofStream(url);
    const facts = await ofStream(url).catch(() => UNKNOWN);
    return facts.bytes === null ? { ...facts, bytes: (await ofFile(file)).bytes } : facts;
  };
}

async function ofStream(url: string): Promise<MediaFacts> {
  const master = `${url}-high.m3u8`;
  const playlist = await playlistAt(master);
  if (playlist === null) return UNKNOWN;
  const variant = variantFor(playlist, DEFAULT_WIDTH);
  const variantUrl = new URL(variant?.uri ?? '', master);
  // As in `uploadedFile`: never another host that content names.
  if (variantUrl.origin !== new URL(master).origin) return UNKNOWN;
  const timed = variant ? await playlistAt(variantUrl.href) : playlist;
  const seconds = timed === null ? null : lengthOf(timed);
  if (seconds === null) return UNKNOWN;
  return { seconds, bytes: variant ? Math.round((variant.bitsPerSecond * seconds) / 8) : null };
}
