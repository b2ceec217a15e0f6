import { escapeUTF8 } from 'entities';

/** Not `&apos;`, as the library writes: HTML 4 lacks it, and some mail programs show it literally. */
export function escapeHtml(text: string): string {
  return escapeUTF8(text).replaceAll('&apos;', '&#39;');
}

/** One line: line breaks in an editor's title would break the header. */
export function subjectLine(text: string): string {
  const line = [...text].map((character) => (character < ' ' || character === '\u007f' ? ' ' : character));
  // Cut by code points: Postgres refuses half a surrogate pair (an emoji).
  return [...line.join('').replace(/\s+/g, ' ').trim()].slice(0, 150).join('');
}
