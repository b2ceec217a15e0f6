import { redirect } from '@remix-run/node';
import { orEmptyOnTimeout } from '#app/content/advertising.server.ts';
import { ContentError } from '#app/content/content-error.ts';
import { isPast } from '#app/content/entry-time.ts';
import { levelNamed } from '#app/content/level-named.ts';
import type { Position } from '#app/contract/content/position.ts';
import { type Level, TEASER_PAGES } from '#app/contract/content/tabs.ts';
import type { WirePost } from '#app/contract/content/wire-post.ts';
import { WIRE_HEADLINES } from '#app/positions/position/position-traits.ts';
import { levelPageOf, levelPath, matchPath } from '#app/route-table.ts';
import { currentUrlWith } from '#app/visit/page.ts';
import type { RequestContext } from '#app/visit/request-context.server.ts';
import { screenWire } from './stories.server.ts';

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

/**
 * The teaser page or level of a path; null if there is none. A level of another page, or spelled in another case, is
 * redirected to.
 */
export async function loadTeaser(requestContext: RequestContext): Promise<TeaserData | null> {
  const { page, content } = requestContext;
  const match = matchPath(page.path);
  const name = match?.params.level ?? TEASER_PAGES.find((candidate) => candidate === match?.screen);
  if (name === undefined) return null;
  const isLevel = match?.screen === 'level';
  // Page names aren't valid level names.
  if (isLevel && (name === 'about' || TEASER_PAGES.some((page) => page === name))) return null;
  // Requested in parallel with the page, but only awaited if it is shown: without a time limit in previews, which
  // aren't cached.
  const wire = content.wirePosts().catch((): WirePost[] => []);
  const [level, shown] = await Promise.allSettled([
    isLevel ? content.levels().then((levels) => levelNamed(levels, name)) : null,
    // Read `confirmedAt` at once: a later revalidation would confirm other stories.
    content
      .page(name)
      .then((positions) => ({ positions, confirmedAt: content.confirmedAt(name) ?? page.now })),
  ]);
  const named = level.status === 'fulfilled' ? level.value : null;
  const known = named?.level ?? null;
  if (isLevel && level.status === 'fulfilled') {
    if (named === null) return null;
    if (named.level.page !== levelPageOf(page.path) || named.name !== name)
      throw redirect(currentUrlWith({ ...page, path: levelPath(named.level.page, named.name) }, {}));
  }
  if (shown.status === 'fulfilled') {
    const { positions, confirmedAt } = shown.value;
    const wanted = positions.some(({ type }) => type === 'dpaheadlines');
    const posts = wanted ? await (page.preview ? wire : orEmptyOnTimeout(wire, requestContext)) : [];
    return {
      state: 'loaded',
      name,
      level: known,
      positions: withoutPast(positions, page),
      wire: (page.vehicleScreen ? screenWire(page, posts) : posts).slice(0, WIRE_HEADLINES),
      confirmedAt,
    };
  }
  if (shown.reason instanceof ContentError) {
    if (shown.reason.reason === 'missing') return null;
    if (shown.reason.reason === 'forbidden') throw new Response(null, { status: 403 });
  }
  return { state: 'failed', name, level: known };
}

const shortened = new WeakMap<Position[], { past: string; positions: Position[] }>();

/**
 * Removes entries that have ended since a stale copy was fetched. Returns the same object while the same ones have
 * ended, because layouts and fragments are cached by identity.
 */
function withoutPast(positions: Position[], page: Parameters<typeof isPast>[1]): Position[] {
  const past = positions.flatMap(({ entries }) => entries.filter((entry) => isPast(entry, page)));
  if (past.length === 0) return positions;
  const ids = past.map(({ id }) => id).join();
  const last = shortened.get(positions);
  if (last?.past === ids) return last.positions;
  const left = positions.map((position) => ({
    ...position,
    entries: position.entries.filter((entry) => !isPast(entry, page)),
  }));
  shortened.set(positions, { past: ids, positions: left });
  return left;
}
