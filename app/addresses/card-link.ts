import { entryPath } from '#app/route-table.ts';

const IN_APP = '{address}';

/** Target of a link that an editor entered. */
export interface CardLink {
  href: string;
  external: boolean;
}

/** A link starting with {address} is appended to the current path, '/' counting as /heute; others are external. */
export function editorLink(link: string, currentPath: string): CardLink {
  if (!link.startsWith(IN_APP)) return { href: link, external: !link.startsWith('/') };
  const base = currentPath === '/' ? '/heute' : currentPath.replace(/\/+$/, '');
  const rest = link.slice(IN_APP.length);
  return { href: `${base}${rest.startsWith('/') || rest === '' ? '' : '/'}${rest}`, external: false };
}

/** A card links to its editor's target, else to its entry. */
export function cardLink(
  entry: { id: string; title: string; external_link: string },
  currentPath: string,
): CardLink {
  if (entry.external_link !== '') return editorLink(entry.external_link, currentPath);
  return { href: entryPath(entry), external: false };
}
