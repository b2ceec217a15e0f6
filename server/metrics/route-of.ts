import { memo } from '#app/contract/memo.ts';
import { splitTarget } from '#app/contract/split-target.ts';
import { endpoints, matchPath } from '#app/route-table.ts';

const FILES = /^\/(?:assets|uploads)\//;

/** Longer paths match no route and are not memoised. */
const known = memo<string>(5000, 200);

/** A request's route as a label: never the URL, which has unbounded values. */
export function routeOf(url: string): string {
  const { path } = splitTarget(url);
  return known(path, () => labelOf(path));
}

function labelOf(path: string): string {
  if (path === '/healthz' || path === '/readyz') return 'health';
  if (path.startsWith('/api/')) return 'api';
  if (FILES.test(path)) return 'file';
  if (path === endpoints.upload.path) return 'upload';
  return matchPath(path)?.screen ?? 'other';
}
