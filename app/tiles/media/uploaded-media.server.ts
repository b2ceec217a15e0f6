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

export async function playlistAt(url: string): Promise<string> {
  const response = await contentFetch(url, { timeoutMs: MEDIA_TIMEOUT_MS, redirect: 'error' });
  if (!response.ok) throw new Error(`no playlist at ${url}`);
  return (await boundedBytes(response, MAX_BYTES)).toString('utf8');
}
