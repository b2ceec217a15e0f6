import { type QrPath, qrPath } from '#app/lib/qr-path.server.ts';
import { definitionOf, entryIdIn, matchPath, pathTo } from '#app/route-table.ts';

/** The way from the window that a phone opens for a network's portal to the rider's own browser. */
export interface Portal {
  /** To be typed: without its scheme. */
  address: string;
  code: QrPath;
}

/** What phones call themselves in that window. Many say nothing; operators lead them to `?channel=portal`. */
const PORTAL_BROWSER = /CaptiveNetworkSupport|CaptivePortal|wispr/i;

export function isPortalBrowser(userAgent: string | null | undefined): boolean {
  return PORTAL_BROWSER.test(userAgent ?? '');
}

export function portalAt(origin: string, path: string): Portal {
  const url = `${origin}${shortPath(path)}`;
  return { address: url.replace(/^https?:\/\//, '').replace(/\/$/, ''), code: qrPath(url) };
}

/** A story by its number, a page by its name; what is a rider's own (a voucher, a search) leads to the start. */
function shortPath(path: string): string {
  const match = matchPath(path);
  if (match?.screen === 'entry') return pathTo('entry', { id: entryIdIn(match.params) });
  return match && definitionOf(match.screen).indexed ? pathTo(match.screen) : '/';
}
