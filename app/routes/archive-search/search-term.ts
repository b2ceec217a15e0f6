/** Longer than anything that a rider types, short enough for every server's addresses. */
const LONGEST_TERM = 200;

/**
 * What is looked for: the address's term without control characters and needless space; '' for none. Servers refuse a
 * backslash in their addresses, and no text is found by one.
 */
export function searchTerm(asked: string | null): string {
  return (asked ?? '')
    .slice(0, LONGEST_TERM)
    .replace(/\p{Cs}/gu, '\ufffd')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Noncharacter_Code_Point}\s\\]+/gu, ' ')
    .trim();
}

/** '.' and '..' would be read as steps in the server's address; no text is found by them anyway. */
export function canBeAsked(term: string): boolean {
  return term !== '' && !/^\.{1,2}$/.test(term);
}
