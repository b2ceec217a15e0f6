import { entryPath } from '#app/route-table.ts';
import { isUploaded, mediaUrl, type Uploads } from './media.ts';

const IN_APP = '{address}';

/** Target of a link that an editor entered. */
export interface CardLink {
  href: string;
  external: boolean;
}

/** Our own site: where browsers load uploaded files, and its schemes and hosts, '' if unknown. */
export interface Site {
  uploads: Uploads;
  origin: string;
  /** That of canonical links, and of those that riders and editors copy. */
  canonicalOrigin: string;
}

/**
 * A link starting with {address} is appended to the current path, '/' counting as /heute if a path follows; one to an
 * uploaded file leads to where browsers load it; one that an editor copied from a page of ours is internal; others are
 * external.
 */
export function editorLink(
  written: string,
  currentPath: string,
  { uploads, origin, canonicalOrigin }: Site,
): CardLink {
  if (isUploaded(uploads, written)) {
    const href = mediaUrl(uploads, written);
    return { href, external: !href.startsWith('/') };
  }
  const link = ownPath(written, origin) ?? ownPath(written, canonicalOrigin) ?? written;
  if (!link.startsWith(IN_APP)) return { href: link, external: !link.startsWith('/') };
  const rest = link.slice(IN_APP.length).replace(/^\//, '');
  if (/^(?:[?#]|$)/.test(rest)) return { href: `${currentPath}${rest}`, external: false };
  const base = currentPath === '/' ? '/heute' : currentPath.replace(/\/+$/, '');
  return { href: `${base}/${rest}`, external: false };
}

const ADDRESS = /^https?:\/\/([^/?#\\]+)([\s\S]*)$/i;

/** The path of one of our own addresses. A site that moved to HTTPS still has http: in its old entries. */
function ownPath(written: string, origin: string): string | null {
  const [, host = '', rest = ''] = ADDRESS.exec(written) ?? [];
  if (host === '' || host.toLowerCase() !== ADDRESS.exec(origin)?.[1]?.toLowerCase()) return null;
  // Browsers read '//evil.example' and '/\evil.example' as another host.
  if (/^\/?[/\\]{2}|^\\/.test(rest)) return null;
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Search engines must be told which links are paid for. `external` stays first: preview-links.ts looks for it. */
export function externalRel(sponsored: boolean | undefined): string {
  return sponsored ? 'external noopener sponsored' : 'external noopener';
}

/** A card links to its editor's target, else to its entry. */
export function cardLink(
  entry: { id: string; title: string; external_link: string },
  currentPath: string,
  site: Site,
): CardLink {
  if (entry.external_link !== '') return editorLink(entry.external_link, currentPath, site);
  return { href: entryPath(entry), external: false };
}
