const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Lowercase; umlauts become ae, oe, ue and ss; every run that is not alphanumeric becomes a dash. */
export function slugify(title: string): string {
  return title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The entry id is what stands before the first dash. */
export function entryIdOf(segment: string): string {
  const dash = segment.indexOf('-');
  return dash === -1 ? segment : segment.slice(0, dash);
}
