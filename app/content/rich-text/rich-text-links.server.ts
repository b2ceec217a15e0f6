import type { Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { editorLink, type Site } from '#app/addresses/card-link.ts';
import { address, ONLY_INVISIBLE } from '#app/contract/tolerant.ts';
import { element, elementsIn, languageOf, words } from './rich-text-tree.server.ts';

export interface LinkRules extends Site {
  labels: { pdf: string; external: string };
}

/** Labels external links, visibly and for screen readers; a link with an invalid address becomes plain text. */
export function nameLink(link: Element, { labels, ...site }: LinkRules): void {
  const target = targetOf(link.attribs.href, site);
  if (target === null) {
    for (const child of [...link.children]) DomUtils.prepend(link, child);
    DomUtils.removeElement(link);
    return;
  }
  const { hreflang } = link.attribs;
  const leaves = target.host !== null;
  link.attribs = {
    href: target.href,
    ...(hreflang ? { hreflang } : {}),
    ...languageOf(link),
    ...(leaves ? { rel: 'external noopener nofollow', class: 'rt-external' } : {}),
  };
  nameByPicture(link, target.host ?? target.href);
  if (target.isPdf && !/\bpdf\b/i.test(DomUtils.textContent(link))) {
    DomUtils.appendChild(link, words(` (${labels.pdf})`));
  } else if (leaves) {
    DomUtils.appendChild(link, element('span', { class: 'sr-only' }, [words(` (${labels.external})`)]));
  }
}

/** A link that contains only a picture without alt text needs an accessible name. */
function nameByPicture(link: Element, name: string): void {
  if (!ONLY_INVISIBLE.test(DomUtils.textContent(link))) return;
  const pictures = elementsIn(link.children).filter((child) => child.name === 'img');
  const [first] = pictures;
  if (first && pictures.every((picture) => ONLY_INVISIBLE.test(picture.attribs.alt ?? '')))
    first.attribs.alt = name;
}

interface Target {
  href: string;
  /** Null for internal links, mailto: and tel:. */
  host: string | null;
  isPdf: boolean;
}

const HERE = 'http://here.invalid';

function targetOf(typed: string | undefined, site: Site): Target | null {
  const accepted = address.parse(typed);
  if (accepted === '') return null;
  // In an entry {address} is resolved against the start page, not the entry's path.
  const { href } = editorLink(accepted, '/', site);
  let url: URL;
  try {
    url = new URL(href, HERE);
  } catch {
    return null;
  }
  const inside = href.startsWith('/');
  // Browsers read '/\evil.example' as another host.
  if (inside && url.origin !== HERE) return null;
  const web = url.protocol === 'http:' || url.protocol === 'https:';
  return { href, host: !inside && web ? url.host : null, isPdf: web && /\.pdf$/i.test(url.pathname) };
}
