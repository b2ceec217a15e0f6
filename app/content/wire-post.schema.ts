import type { DpaImageTile } from '#app/tiles/dpa-image/dpa-image.schema.ts';
import type { DpaInfolineEntryTile } from '#app/tiles/dpa-infoline-entry/dpa-infoline-entry.schema.ts';
import type { Entry, ReportFault } from './entry.schema.ts';
import { readEntry } from './entry.schema.ts';
import { readList } from './tolerant.ts';

export interface WirePost {
  id: string;
  title: string;
  article: DpaInfolineEntryTile;
  images: DpaImageTile[];
}

/**
 * Wire posts are shown only if they have more than one tile and hold an infoline tile with title, teaser and kicker
 * (specification, 'Validation rules').
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
