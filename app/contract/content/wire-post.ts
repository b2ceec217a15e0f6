import type { DpaImageTile } from '../tiles/dpa-image.ts';
import type { DpaInfolineEntryTile } from '../tiles/dpa-infoline-entry.ts';
import { readList } from '../tolerant.ts';
import type { Entry, ReportFault } from './entry.ts';
import { readEntry } from './entry.ts';

export interface WirePost {
  id: string;
  title: string;
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
  if (!article || tileCount < 2) return null;
  if ([article.title, article.teaser, article.kicker].some((part) => part.trim() === '')) return null;
  return {
    id: entry.id,
    title: entry.title || article.title,
    article,
    images: entry.kacheln.filter((tile) => tile.type === 'dpa-image'),
  };
}

export function readWirePosts(raw: unknown, report: ReportFault): WirePost[] | null {
  if (!Array.isArray(raw)) return null;
  return readList(raw, (candidate, index) => {
    const entry = readEntry(candidate, `wire post ${index}`, report);
    return entry && asWirePost(entry);
  });
}
