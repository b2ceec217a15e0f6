import { truncateText } from '#app/contract/plain-text.ts';

/** In characters; keeps the content server's URL below common length limits. */
const LONGEST_TERM = 200;

/** Longest term shown in the page's title, in characters. */
const LONGEST_IN_TITLE = 60;

/**
 * The search term from the URL, trimmed and without control characters; '' for none. Backslashes go too, because
 * servers reject them in paths.
 */
export function searchTerm(asked: string | null): string {
  return (
    (asked ?? '')
      .slice(0, LONGEST_TERM)
      .replace(/\p{Cs}/gu, '\ufffd')
      .normalize('NFC')
      // Soft hyphens and zero-width characters, pasted with a word, are removed so that it stays one word.
      .replace(/[\u00ad\u200b-\u200d]/g, '')
      .replace(/[\p{Cc}\p{Cf}\p{Noncharacter_Code_Point}\s\\]+/gu, ' ')
      .trim()
  );
}

/** '.' and '..' would be path segments in the request to the content server. */
export function isLongEnoughTerm(term: string): boolean {
  return term !== '' && !/^\.{1,2}$/.test(term);
}

export function shortTerm(term: string): string {
  return term.length > LONGEST_IN_TITLE ? `${truncateText(term, LONGEST_IN_TITLE)} …` : term;
}
