import type { ContentClient } from '#app/content/content-client.server.ts';
import type { Entry } from '#app/contract/content/entry.ts';
import { TEASER_PAGES } from '#app/contract/content/tabs.ts';
import { asWirePost, type WirePost } from '#app/contract/content/wire-post.ts';
import { inTime } from '#app/lib/in-time.ts';
import type { Rider } from '#app/request/rider.server.ts';
import { MOST_OTHERS, othersThan } from './more.ts';

/** What an entry ends with; of a wire post, other wire posts. */
export interface More {
  entries: Entry[];
  wire: WirePost[];
}

/** Nobody waits longer for it than for a page from memory or from a server nearby: the next rider has it. */
const PATIENCE_MS = 150;
const NOTHING: More = { entries: [], wire: [] };

/** An editor's preview is asked for anew at every look, so that nothing is asked for beside it. */
export async function moreFor(
  entry: Entry,
  { page, content }: Pick<Rider, 'page' | 'content'>,
): Promise<More> {
  if (page.preview !== null) return NOTHING;
  if (asWirePost(entry)) return { ...NOTHING, wire: await otherWirePosts(entry, content) };
  const pages = await Promise.all(TEASER_PAGES.map((name) => orNothing(content.page(name))));
  return { ...NOTHING, entries: othersThan(entry, pages, page) };
}

async function otherWirePosts(entry: Entry, content: ContentClient): Promise<WirePost[]> {
  const posts = await orNothing(content.wirePosts());
  return posts.filter(({ id }) => id !== entry.id).slice(0, MOST_OTHERS);
}

function orNothing<Value>(call: Promise<Value[]>): Promise<Value[]> {
  return inTime(
    call.catch(() => []),
    PATIENCE_MS,
    [],
  );
}
