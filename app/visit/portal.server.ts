import { type QrPath, qrPath } from '#app/lib/qr-path.server.ts';
import { definitionOf, entryIdIn, matchPath, pathTo } from '#app/route-table.ts';

/** How to get from a captive portal's window to the real browser. */
export interface Portal {
  /** Shown for typing, so without the scheme. */
  address: string;
  code: QrPath;
}

/**
 * User agents of captive portal windows. Many don't identify themselves; operators redirect those to
 * `?channel=portal`.
 */
const PORTAL_BROWSER = /CaptiveNetworkSupport|CaptivePortal|wispr/i;

export function isPortalBrowser(userAgent: string | null | undefined): boolean {
  return PORTAL_BROWSER.test(userAgent ?? '');
}

export function portalAt(origin: string, path: string): Portal {
  const url = `${origin}${shortPath(path)}`;
  return { address: url.replace(/^https?:\/\//, '').replace(/\/$/, ''), code: qrPath(url) };
}

/** A short path to type: a story's without its slug. Personal pages (a voucher, a search) become the start page. */
function shortPath(path: string): string {
  const match = matchPath(path);
  const id = match?.screen === 'entry' ? entryIdIn(match.params) : '';
  // An id in a URL may have any length, but a QR code holds 2,300 bytes.
  if (/^\d{1,40}$/.test(id)) return pathTo('entry', { id });
  return match && match.screen !== 'entry' && definitionOf(match.screen).indexed ? pathTo(match.screen) : '/';
}
