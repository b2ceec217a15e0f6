import { ContentError } from '#app/content/content-error.ts';
import { isPast } from '#app/content/entry-time.ts';
import type { Position } from '#app/contract/content/position.ts';
import { type Level, TEASER_PAGES } from '#app/contract/content/tabs.ts';
import type { WirePost } from '#app/contract/content/wire-post.ts';
import { WIRE_HEADLINES } from '#app/positions/position/position-traits.ts';
import { levelPageOf, matchPath } from '#app/route-table.ts';
import type { RequestContext } from '#app/visit/request-context.server.ts';

export type TeaserData =
  | {
      state: 'loaded';
      name: string;
      level: Level | null;
      positions: Position[];
      wire: WirePost[];
      /** When the content server last confirmed the stories, which gives the day shown. */
      confirmedAt: number;
    }
  | { state: 'failed'; name: string; level: Level | null };

/** The teaser page or level of a path; null if the level doesn't exist on this page. */
export async function loadTeaser({ page, content }: RequestContext): Promise<TeaserData | null> {
  const match = matchPath(page.path);
  const name = match?.params.level ?? TEASER_PAGES.find((candidate) => candidate === match?.screen);
  if (name === undefined) return null;
  const isLevel = match?.screen === 'level';
  // Page names aren't valid level names.
  if (isLevel && (name === 'about' || TEASER_PAGES.some((page) => page === name))) return null;
  // Requested in parallel with the page; only awaited if it is shown.
  const wire = content.wirePosts().catch((): WirePost[] => []);
  const [level, shown] = await Promise.allSettled([
    isLevel
      ? content.levels().then((levels) => (Object.hasOwn(levels, name) ? levels[name] : undefined))
      : null,
    // Read `confirmedAt` at once: a later revalidation would confirm other stories.
    content
      .page(name)
      .then((positions) => ({ positions, confirmedAt: content.confirmedAt(name) ?? page.now })),
  ]);
  const known = level.status === 'fulfilled' ? (level.value ?? null) : null;
  if (isLevel && level.status === 'fulfilled' && known?.page !== levelPageOf(page.path)) return null;
  if (shown.status === 'fulfilled') {
    const { positions, confirmedAt } = shown.value;
    const wanted = positions.some(({ type }) => type === 'dpaheadlines');
    const posts = wanted ? (await wire).slice(0, WIRE_HEADLINES) : [];
    return {
      state: 'loaded',
      name,
      level: known,
      positions: withoutPast(positions, page),
      wire: posts,
      confirmedAt,
    };
  }
  if (shown.reason instanceof ContentError) {
    if (shown.reason.reason === 'missing') return null;
    if (shown.reason.reason === 'forbidden') throw new Response(null, { status: 403 });
  }
  return { state: 'failed', name, level: known };
}

/**
 * Removes entries that have ended since a stale copy was fetched. If there are none, returns the same object, because
 * layouts and fragments are cached by identity.
 */
function withoutPast(positions: Position[], page: Parameters<typeof isPast>[1]): Position[] {
  if (!positions.some(({ entries }) => entries.some((entry) => isPast(entry, page)))) return positions;
  return positions.map((position) => ({
    ...position,
    entries: position.entries.filter((entry) => !isPast(entry, page)),
  }));
}
