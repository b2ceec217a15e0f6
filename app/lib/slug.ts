const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Lower case; ä, ö, ü, ß become ae, oe, ue, ss; every other non-alphanumeric run becomes a dash. */
export function slugify(title: string): string {
  return title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The entry id is everything before the first dash. */
export function entryIdOf(segment: string): string {
  const dash = segment.indexOf('-');
  return dash === -1 ? segment : segment.slice(0, dash);
}
