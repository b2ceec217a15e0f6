import { levelPageOf, matchPath, pathTo } from '#app/route-table.ts';

/** Where the back button leads without a back state: from a level to its page, from a search to the archive, else to the start. */
export function backPath(path: string): string {
  const match = matchPath(path);
  if (match?.screen === 'level') return pathTo(levelPageOf(path) ?? 'start');
  if (match?.screen === 'archiveSearch') return pathTo('archive');
  return pathTo('start');
}
