import { decodeHTMLAttribute } from 'entities';
import type { SafeHtml } from '#app/contract/html.ts';

export type ArticlePart = { html: SafeHtml } | { extID: string };

const PLACE = /<figure data-ext-id="([^"]*)"><\/figure>/;

/** Splits a text at its pictures, which the sanitiser has placed between blocks. */
export function articleParts(body: SafeHtml): ArticlePart[] {
  return body
    .split(PLACE)
    .map(
      (part, index): ArticlePart =>
        index % 2 === 0 ? { html: part as SafeHtml } : { extID: decodeHTMLAttribute(part) },
    )
    .filter((part) => !('html' in part) || part.html.trim() !== '');
}
