import { markAdvertising } from '#app/content/advertising.server.ts';
import { loadedOr } from '#app/content/loaded.server.ts';
import type { Entry } from '#app/contract/content/entry.ts';
import { isIncompleteWirePost, withWireDates } from '#app/contract/content/wire-post.ts';
import { type LoadedBody, loadBody } from '#app/entry-body/load-body.server.ts';
import type { Participation } from '#app/participation/participation.ts';
import { entryIdIn, matchPath } from '#app/route-table.ts';
import type { RequestContext } from '#app/visit/request-context.server.ts';
import { moreFor, type RelatedContent } from './more.server.ts';

export type EntryData =
  | { state: 'failed' }
  | ({ state: 'loaded'; participation: Participation | null; more: RelatedContent } & LoadedBody);

/** Content ids are digits only (content-api.md, 'Language and ids'); other ids are not requested. */
const ENTRY_ID = /^\d{1,40}$/;

/** The entry named by the URL, with the state of its forms; null if there is none. */
export async function loadEntry(
  requestContext: RequestContext,
  participationIn: (entry: Entry) => Promise<Participation | null>,
): Promise<EntryData | null> {
  const { page, content } = requestContext;
  const id = entryIdIn(matchPath(page.path)?.params ?? {});
  if (!ENTRY_ID.test(id)) return null;
  const read = await loadedOr<Entry | null>(content.entry(id), null);
  if (read.state === 'failed') return { state: 'failed' };
  if (read.value === null || (page.preview === null && isIncompleteWirePost(read.value))) return null;
  const entry = withWireDates(read.value);
  const [body, participation, more, [marked]] = await Promise.all([
    loadBody(entry, requestContext),
    participationIn(entry),
    moreFor(entry, requestContext),
    markAdvertising([entry], requestContext),
  ]);
  const sponsored = marked?.sponsored ?? false;
  return { state: 'loaded', ...body, entry: { ...body.entry, sponsored }, participation, more };
}
