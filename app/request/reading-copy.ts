import { READING_PARAM } from '#app/config/kept-page.ts';
import { matchPath } from '#app/route-table.ts';

export function isReadingCopy({ pathname, searchParams }: URL): boolean {
  return searchParams.has(READING_PARAM) && matchPath(pathname)?.screen === 'entry';
}
