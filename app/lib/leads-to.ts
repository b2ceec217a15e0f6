import { isPlainClick } from './plain-click.ts';

/**
 * The URL of the pressed link. Null if it opens elsewhere, within this page, as a download or in a mail program, or if a
 * script handles it (all but Back links, whose script leaves the page).
 */
export function leadsTo(event: MouseEvent): string | null {
  const { target } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || !isPlainClick(event) || link.target || link.hasAttribute('download')) return null;
  if (!/^http/.test(link.href) || (event.defaultPrevented && !link.matches('[data-back]'))) return null;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return isHere && link.hash ? null : link.href;
}
