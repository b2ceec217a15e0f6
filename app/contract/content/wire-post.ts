import type { DpaImageTile } from '../tiles/dpa-image.ts';
import { type DpaInfolineEntryTile, isCompleteArticle } from '../tiles/dpa-infoline-entry.ts';
import { readList } from '../tolerant.ts';
import type { Entry, ReportFault } from './entry.ts';
import { readEntry } from './entry.ts';

export interface WirePost {
  id: string;
  title: string;
  sponsored: boolean;
  article: DpaInfolineEntryTile;
  images: DpaImageTile[];
}

/**
 * Wire posts are shown only if they have more than one tile and hold an infoline tile with title, teaser and kicker
 * (specification 5, 'Wire posts').
 */
export function asWirePost(entry: Entry): WirePost | null {
  const article = entry.kacheln.find((tile) => tile.type === 'dpa-infoline-entry');
  const tileCount = entry.kacheln.length + entry.unreadable.length;
  if (!article || tileCount < 2 || !isCompleteArticle(article)) return null;
  return {
    id: entry.id,
    title: entry.title,
    sponsored: entry.sponsored === true,
    article,
    images: entry.kacheln.filter((tile) => tile.type === 'dpa-image'),
  };
}

/** Whether an entry holds nothing but an article and its pictures. */
function isOnlyWire({ kacheln }: Entry): boolean {
  const types = kacheln.map(({ type }) => type);
  return types.includes('dpa-infoline-entry') && types.every((type) => type.startsWith('dpa-'));
}

/**
 * Whether an entry is just an incomplete wire post, which isn't shown. In other entries only the article is left out.
 */
export function isIncompleteWirePost(entry: Entry): boolean {
  return isOnlyWire(entry) && asWirePost(entry) === null;
}

/**
 * Of a wire post's dates only its article's publishTime counts (content-api, 'Wire posts'). Other entries keep theirs,
 * also those that hold an article among other tiles.
 */
export function withWireDates(entry: Entry): Entry {
  const post = isOnlyWire(entry) ? asWirePost(entry) : null;
  return post ? { ...entry, publish_from: post.article.publishTime, publish_till: '' } : entry;
}

/** An entry in a list, whose card would link to its page; null if it has none. */
export function readListedEntry(raw: unknown, where: string, report: ReportFault): Entry | null {
  const entry = readEntry(raw, where, report);
  if (entry === null || !isIncompleteWirePost(entry)) return entry && withWireDates(entry);
  report(`entry ${entry.id}`, 'is an incomplete wire post');
  return null;
}

/** An incomplete post is common: the agency is still writing it. Only a feed without any other is reported. */
export function readWirePosts(raw: unknown, report: ReportFault): WirePost[] | null {
  if (!Array.isArray(raw)) return null;
  const posts = readList(raw, (candidate, index) => {
    const entry = readEntry(candidate, `wire post ${index}`, report);
    return entry && asWirePost(entry);
  });
  if (raw.length > 0 && posts.length === 0)
    report('dpaposts', 'has no complete wire post: each needs title, kicker, teaser and a second tile');
  return posts;
}
