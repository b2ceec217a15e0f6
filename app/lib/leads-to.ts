import { isPlainClick } from './plain-click.ts';

/** The URL of the pressed link. Null if the link opens elsewhere, within this page, or as a download. */
export function leadsTo(event: MouseEvent): string | null {
  const { target } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || !isPlainClick(event) || link.target || link.hasAttribute('download')) return null;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return isHere && link.hash ? null : link.href;
}
