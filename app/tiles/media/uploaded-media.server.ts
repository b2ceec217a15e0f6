import { mediaUrl, type Uploads } from '#app/addresses/media.ts';
import { boundedBytes } from '#app/config/bounded-bytes.server.ts';
import { contentFetch } from '#app/content/content-fetch.server.ts';

export const MEDIA_TIMEOUT_MS = 3000;
const MAX_BYTES = 1024 * 1024;

/** SSRF check: the server only fetches from the content server, never from another host named in content. */
export function uploadedFile(media: string, uploads: Uploads, api: string): string | null {
  const { origin } = new URL(api);
  const [from = '/', to = '/'] = uploads.paths ?? [];
  const own = mediaUrl({ ...uploads, origin, paths: [to, from] }, media);
  if (media === '' || !URL.canParse(own, api)) return null;
  const url = new URL(own, api);
  const allowed = uploads.prefixes.some((prefix) => url.href.startsWith(new URL(prefix, api).href));
  return allowed && url.origin === origin ? url.href : null;
}

/** null if there is none; throws if the content server doesn't say. */
export async function playlistAt(url: string): Promise<string | null> {
  const response = await contentFetch(url, { timeoutMs: MEDIA_TIMEOUT_MS, redirect: 'error' });
  if (response.status === 404 || response.status === 410) return null;
  if (!response.ok) throw new Error(`status ${response.status} for ${url}`);
  return (await boundedBytes(response, MAX_BYTES)).toString('utf8');
}
