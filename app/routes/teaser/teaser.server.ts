import { ContentError } from '#app/content/content-error.ts';
import { isPast } from '#app/content/entry-time.ts';
import type { Position } from '#app/contract/content/position.ts';
import { type Level, TEASER_PAGES } from '#app/contract/content/tabs.ts';
import type { WirePost } from '#app/contract/content/wire-post.ts';
import { WIRE_HEADLINES } from '#app/positions/position/position-traits.ts';
import { levelPageOf, matchPath } from '#app/route-table.ts';
import type { Rider } from '#app/visit/rider.server.ts';

export type TeaserData =
  | { state: 'loaded'; name: string; level: Level | null; positions: Position[]; wire: WirePost[] }
  | { state: 'failed'; name: string; level: Level | null };

/** A teaser page, or a level of one, by its address. Null where there is no such level under this page. */
export async function loadTeaser({ page, content }: Rider): Promise<TeaserData | null> {
  const match = matchPath(page.path);
  const name = match?.params.level ?? TEASER_PAGES.find((candidate) => candidate === match?.screen);
  if (name === undefined) return null;
  const isLevel = match?.screen === 'level';
  // No level has a page's own name.
  if (isLevel && (name === 'about' || TEASER_PAGES.some((page) => page === name))) return null;
  // Asked for along with the page, so that it costs no time; waited for only where it is shown.
  const wire = content.wirePosts().catch((): WirePost[] => []);
  const [level, positions] = await Promise.allSettled([
    isLevel
      ? content.levels().then((levels) => (Object.hasOwn(levels, name) ? levels[name] : undefined))
      : null,
    content.page(name),
  ]);
  const known = level.status === 'fulfilled' ? (level.value ?? null) : null;
  if (isLevel && level.status === 'fulfilled' && known?.page !== levelPageOf(page.path)) return null;
  if (positions.status === 'fulfilled') {
    const wanted = positions.value.some(({ type }) => type === 'dpaheadlines');
    const posts = wanted ? (await wire).slice(0, WIRE_HEADLINES) : [];
    const current = positions.value.map((position) => ({
      ...position,
      // A copy that nobody can confirm still shows what has ended since.
      entries: position.entries.filter((entry) => !isPast(entry, page)),
    }));
    return { state: 'loaded', name, level: known, positions: current, wire: posts };
  }
  if (positions.reason instanceof ContentError) {
    if (positions.reason.reason === 'missing') return null;
    if (positions.reason.reason === 'forbidden') throw new Response(null, { status: 403 });
  }
  return { state: 'failed', name, level: known };
}
