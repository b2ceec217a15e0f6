import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { mediaUrl } from '#app/addresses/media.ts';
import { emptyResponse } from '#app/lib/empty-response.server.ts';
import { cappedChoice } from '#app/tiles/media/playlist.ts';
import { playlistAt, uploadedFile } from '#app/tiles/media/uploaded-media.server.ts';
import { filmIn, qualityIn } from '#app/tiles/videokachel/film-address.ts';
import { DEFAULT_QUALITY, streamUrl, WIDTH_CAPS } from '#app/tiles/videokachel/quality.ts';
import { requestContextOf } from '#app/visit/request-context.server.ts';

/** Placeholder origin for parsing relative URLs; the server need not know its own. */
const HERE = 'http://here.invalid';

/**
 * A video's HLS master playlist without variants that are wider than the quality, for players that can't be capped by
 * script: native HLS, and all without a script. If the content server has no playlist for the quality, the high one is
 * filtered.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { page, api } = requestContextOf(request, context);
  const quality = qualityIn(params.quality);
  const film = filmIn(new URL(request.url).pathname);
  const file = uploadedFile(film, page.uploads, api);
  if (quality === null || file === null) return emptyResponse(404);
  let status: 404 | 503 = 404;
  for (const candidate of new Set([quality, DEFAULT_QUALITY])) {
    const playlist = await playlistAt(streamUrl(file, candidate)).catch(() => {
      status = 503;
      return null;
    });
    if (playlist === null) continue;
    const address = streamUrl(mediaUrl(page.uploads, film), candidate);
    const base = new URL(address, HERE).href;
    const addressOf = (uri: string) =>
      URL.canParse(uri, base) ? new URL(uri, base).href.replace(HERE, '') : uri;
    const capped = cappedChoice(playlist, WIDTH_CAPS[quality], addressOf);
    if (capped === null) return redirect(address, { headers: { 'Cache-Control': 'no-store' } });
    const headers = { 'Content-Type': 'application/vnd.apple.mpegurl', 'Cache-Control': 'no-cache' };
    return new Response(capped, { headers });
  }
  return emptyResponse(status);
}
