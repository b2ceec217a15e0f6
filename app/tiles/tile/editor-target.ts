import { editorLink, externalRel } from '#app/addresses/card-link.ts';
import type { IconName } from '#app/components/icon.tsx';
import type { TileContext } from './tile-context.ts';

export interface EditorTarget {
  href: string;
  rel: string | undefined;
  kind: 'inside' | 'outside' | 'mail' | 'phone';
  icon: IconName;
}

/** Target of a link in a tile. On an entry's page {address} is relative to the start page. */
export function editorTarget(
  url: string,
  { href, page, entry }: Pick<TileContext, 'href' | 'page' | 'entry'>,
): EditorTarget {
  const link = editorLink(url, '/', page);
  if (!link.external) return { href: href(link.href), rel: undefined, kind: 'inside', icon: 'arrowRight' };
  if (/^mailto:/i.test(url)) return { href: url, rel: undefined, kind: 'mail', icon: 'mail' };
  if (/^tel:/i.test(url)) return { href: url, rel: undefined, kind: 'phone', icon: 'phone' };
  return { href: link.href, rel: externalRel(entry.sponsored), kind: 'outside', icon: 'external' };
}
