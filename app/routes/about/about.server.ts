import { outcomeOf } from '#app/content/outcome.server.ts';
import type { Rider } from '#app/lib/rider.server.ts';
import { widgetsFor } from '#app/tiles/external/widgets.server.ts';
import { mediaFactsOf } from '#app/tiles/media-facts.server.ts';
import { readyEntry } from '#app/tiles/ready-entry.server.ts';
import type { ReadyEntry } from '#app/tiles/ready-tile.ts';
import type { TileContext } from '#app/tiles/tile-context.ts';

export type AboutData =
  | { state: 'failed' | 'none' }
  | ({ state: 'loaded'; entry: ReadyEntry } & Pick<TileContext, 'widgets' | 'mediaFacts'>);

/** The first entry of the first group that has entries (specification 2.4). */
export async function loadAbout({ page, content, api }: Rider): Promise<AboutData> {
  const groups = await outcomeOf(content.page('about'), []);
  if (groups.state === 'failed') return { state: 'failed' };
  const [entry] = groups.value.find(({ entries }) => entries.length > 0)?.entries ?? [];
  if (!entry) return { state: 'none' };
  return {
    state: 'loaded',
    entry: readyEntry(entry, page),
    widgets: widgetsFor(page),
    mediaFacts: await mediaFactsOf(entry, page.uploads, api),
  };
}
