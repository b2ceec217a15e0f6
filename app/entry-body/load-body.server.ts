import type { Entry } from '#app/contract/content/entry.ts';
import { widgetsFor } from '#app/tiles/external/widgets.server.ts';
import { mediaFactsOf } from '#app/tiles/media/media-facts.server.ts';
import type { TileContext } from '#app/tiles/tile/tile-context.ts';
import type { RequestContext } from '#app/visit/request-context.server.ts';
import { readyEntry } from './ready-entry.server.ts';

export type LoadedBody = Pick<TileContext, 'entry' | 'widgets' | 'mediaFacts'>;

/** Loads everything that an entry's tiles need for rendering. */
export async function loadBody(
  entry: Entry,
  { page, api }: Pick<RequestContext, 'page' | 'api'>,
): Promise<LoadedBody> {
  return {
    entry: readyEntry(entry, page),
    widgets: widgetsFor(page),
    mediaFacts: await mediaFactsOf(entry, page.uploads, api),
  };
}
