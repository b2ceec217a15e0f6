import type { Entry } from '#app/content/entry.schema.ts';
import { outcomeOf } from '#app/content/outcome.server.ts';
import { asWirePost } from '#app/content/wire-post.schema.ts';
import type { Rider } from '#app/lib/rider.server.ts';
import { entryIdIn, matchPath } from '#app/route-table.ts';
import { widgetsFor } from '#app/tiles/external/widgets.server.ts';
import { mediaFactsOf } from '#app/tiles/media-facts.server.ts';
import type { Participation } from '#app/tiles/participation.ts';
import { readyEntry } from '#app/tiles/ready-entry.server.ts';
import type { ReadyEntry } from '#app/tiles/ready-tile.ts';
import type { TileContext } from '#app/tiles/tile-context.ts';

export type EntryData =
  | { state: 'failed' }
  | ({ state: 'loaded'; entry: ReadyEntry } & Pick<TileContext, 'widgets' | 'mediaFacts' | 'participation'>);

/** Content ids are strings of digits (content-api.md): no other is asked for. */
const ID = /^\d{1,20}$/;

/** The entry that an address names, and how the rider stands with it. Null where there is none. */
export async function loadEntry(
  { page, content, api }: Rider,
  participationIn: (entry: Entry) => Promise<Participation | null>,
): Promise<EntryData | null> {
  const id = entryIdIn(matchPath(page.path)?.params ?? {});
  if (!ID.test(id)) return null;
  const outcome = await outcomeOf<Entry | null>(content.entry(id), null);
  if (outcome.state === 'failed') return { state: 'failed' };
  const entry = outcome.value;
  if (entry === null || (page.preview === null && isIncompleteWirePost(entry))) return null;
  const [mediaFacts, participation] = await Promise.all([
    mediaFactsOf(entry, page.uploads, api),
    participationIn(entry),
  ]);
  return {
    state: 'loaded',
    entry: readyEntry(entry, page),
    widgets: widgetsFor(page),
    mediaFacts,
    participation,
  };
}

/** A wire post that lacks a part is never shown (specification 5, 'Wire posts'). */
function isIncompleteWirePost(entry: Entry): boolean {
  return entry.kacheln.some(({ type }) => type === 'dpa-infoline-entry') && asWirePost(entry) === null;
}
