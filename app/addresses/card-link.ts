import { entryPath } from '#app/route-table.ts';
import { isUploaded, mediaUrl, type Uploads } from './media.ts';

const IN_APP = '{address}';

/** Target of a link that an editor entered. */
export interface CardLink {
  href: string;
  external: boolean;
}

/**
 * A link starting with {address} is appended to the current path, '/' counting as /heute; one to an uploaded file leads
 * to where browsers load it; others are external.
 */
export function editorLink(link: string, currentPath: string, uploads: Uploads): CardLink {
  if (!link.startsWith(IN_APP)) {
    const href = isUploaded(uploads, link) ? mediaUrl(uploads, link) : link;
    return { href, external: !href.startsWith('/') };
  }
  const rest = link.slice(IN_APP.length).replace(/^\//, '');
  if (rest === '') return { href: currentPath, external: false };
  const base = currentPath === '/' ? '/heute' : currentPath.replace(/\/+$/, '');
  return { href: `${base}/${rest}`, external: false };
}

/** A card links to its editor's target, else to its entry. */
export function cardLink(
  entry: { id: string; title: string; external_link: string },
  currentPath: string,
  uploads: Uploads,
): CardLink {
  if (entry.external_link !== '') return editorLink(entry.external_link, currentPath, uploads);
  return { href: entryPath(entry), external: false };
}
