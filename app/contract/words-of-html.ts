import { decodeHTMLStrict } from 'entities';

const INLINE_TAG = /<\/?(?:a|abbr|b|em|i|mark|small|span|strong|sub|sup|u|wbr)\b[^>]*>/gi;

/** The text of a piece of HTML, with entities decoded: it must be escaped again wherever it is put into HTML. */
export function wordsOfHtml(html: string): string {
  const bare = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(INLINE_TAG, '')
    .replace(/<[a-z/!][^>]*>/gi, ' ');
  return decodeHTMLStrict(bare);
}
