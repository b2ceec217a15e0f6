import { splitTarget } from '#app/contract/split-target.ts';
import { endpoints, matchPath } from '#app/route-table.ts';

const FILES = /^\/(?:assets|uploads)\//;

/** A request's route as a label: never the URL, which has unbounded values. */
export function routeOf(url: string): string {
  const { path } = splitTarget(url);
  if (path === '/healthz' || path === '/readyz') return 'health';
  if (path.startsWith('/api/')) return 'api';
  if (FILES.test(path)) return 'file';
  if (path === endpoints.upload.path) return 'upload';
  return matchPath(path)?.screen ?? 'other';
}
