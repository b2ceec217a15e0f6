import { decodeHTMLStrict } from 'entities';

const INLINE_TAG = /<\/?(?:a|abbr|b|em|i|mark|small|span|strong|sub|sup|u|wbr)\b[^>]*>/gi;

/** The words of a piece of HTML, as plain text: where they are shown, they are escaped as any other. */
export function wordsOfHtml(html: string): string {
  const bare = html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ')
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(INLINE_TAG, '')
    .replace(/<[a-z/!][^>]*>/gi, ' ');
  return decodeHTMLStrict(bare);
}
