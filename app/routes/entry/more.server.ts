import { loadedTeaserPages, orEmptyOnTimeout } from '#app/content/advertising.server.ts';
import { markOnceAdvertised } from '#app/content/past-advertising.server.ts';
import type { Entry } from '#app/contract/content/entry.ts';
import { withAdvertising } from '#app/contract/content/position.ts';
import { asWirePost, type WirePost } from '#app/contract/content/wire-post.ts';
import type { RequestContext } from '#app/visit/request-context.server.ts';
import { MAX_RELATED, relatedEntries } from './more.ts';

/** Related entries; for a wire post, other wire posts. */
export interface RelatedContent {
  entries: Entry[];
  wire: WirePost[];
}

const NOTHING: RelatedContent = { entries: [], wire: [] };

/** None in a preview, which is never cached: it would request all pages each time. */
export async function moreFor(
  entry: Entry,
  requestContext: Omit<RequestContext, 'visit'>,
): Promise<RelatedContent> {
  const { api, page } = requestContext;
  if (page.preview !== null) return NOTHING;
  if (asWirePost(entry)) return { ...NOTHING, wire: await otherWirePosts(entry, requestContext) };
  const pages = await loadedTeaserPages(requestContext);
  const others = withAdvertising(relatedEntries(entry, pages, page), pages);
  return { ...NOTHING, entries: markOnceAdvertised(api, others) };
}

async function otherWirePosts(
  entry: Entry,
  requestContext: Omit<RequestContext, 'visit'>,
): Promise<WirePost[]> {
  const posts = await orEmptyOnTimeout(requestContext.content.wirePosts(), requestContext);
  return posts.filter(({ id }) => id !== entry.id).slice(0, MAX_RELATED);
}
