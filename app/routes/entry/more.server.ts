import { atHand, teaserPagesAtHand } from '#app/content/advertising.server.ts';
import type { ContentClient } from '#app/content/content-client.server.ts';
import { withOnceSold } from '#app/content/once-sold.server.ts';
import type { Entry } from '#app/contract/content/entry.ts';
import { withAdvertising } from '#app/contract/content/position.ts';
import { asWirePost, type WirePost } from '#app/contract/content/wire-post.ts';
import type { RequestContext } from '#app/visit/request-context.server.ts';
import { MOST_OTHERS, othersThan } from './more.ts';

/** What an entry ends with; of a wire post, other wire posts. */
export interface More {
  entries: Entry[];
  wire: WirePost[];
}

const NOTHING: More = { entries: [], wire: [] };

/** An editor's preview is asked for anew at every look, so that nothing is asked for beside it. */
export async function moreFor(
  entry: Entry,
  asker: Pick<RequestContext, 'api' | 'page' | 'content' | 'cacheHints'>,
): Promise<More> {
  const { api, page, content } = asker;
  if (page.preview !== null) return NOTHING;
  if (asWirePost(entry)) return { ...NOTHING, wire: await otherWirePosts(entry, content) };
  const pages = await teaserPagesAtHand(asker);
  const others = withAdvertising(othersThan(entry, pages, page), pages);
  return { ...NOTHING, entries: withOnceSold(api, others) };
}

async function otherWirePosts(entry: Entry, content: ContentClient): Promise<WirePost[]> {
  const posts = await atHand(content.wirePosts());
  return posts.filter(({ id }) => id !== entry.id).slice(0, MOST_OTHERS);
}
