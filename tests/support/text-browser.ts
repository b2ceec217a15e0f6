import { parseDocument } from 'htmlparser2';
import { elementsIn, textOf } from '#app/content/rich-text/rich-text-tree.server.ts';

/** Links that a text browser (w3m, lynx) shows nothing of: it knows no `aria-label`. */
export function wordlessLinks(html: string): string[] {
  return elementsIn(parseDocument(html).children)
    .filter(({ name }) => name === 'a' || name === 'summary')
    .filter(
      (link) =>
        `${textOf(link)}${elementsIn(link.children).map(({ attribs }) => attribs.alt ?? '')}`.trim() === '',
    )
    .map(({ attribs }) => attribs.href ?? 'summary');
}
