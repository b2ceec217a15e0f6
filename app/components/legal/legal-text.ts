import { mailLink, type OperatorFacts, telephoneLink } from './operator-facts.ts';

/** A legal text as data: sections of simple blocks, one file per language. A link is written `[words](address)`. */
export type LegalBlock =
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'facts'; rows: ReadonlyArray<readonly [label: string, value: string]> }
  | { kind: 'table'; caption: string; head: readonly string[]; rows: ReadonlyArray<readonly string[]> }
  /** The button that resets the cookie decision. */
  | { kind: 'reset' };

interface LegalSection {
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

export interface LegalText {
  lead: string;
  sections: readonly LegalSection[];
}

/** Makes the legal text for an operator, in one language. */
export type WriteLegalText = (facts: OperatorFacts) => LegalText;

export const text = (words: string): LegalBlock => ({ kind: 'text', text: words });
export const list = (...items: string[]): LegalBlock => ({ kind: 'list', items });
export const facts = (...rows: Array<readonly [string, string]>): LegalBlock => ({
  kind: 'facts',
  rows: rows.filter(([, value]) => value !== ''),
});

/** Drops empty fact lists, and sections that contain nothing else. */
export function withoutGaps({ lead, sections }: LegalText): LegalText {
  const filled = sections.map((section) => ({
    ...section,
    blocks: section.blocks.filter((block) => block.kind !== 'facts' || block.rows.length > 0),
  }));
  return { lead, sections: filled.filter(({ blocks }) => blocks.length > 0) };
}

const linked = (value: string, link: string | null) => (link === null ? value : `[${value}](${link})`);
export const phone = (value: string) => linked(value, telephoneLink(value));
export const mail = (value: string) => linked(value, mailLink(value));

/** No-break spaces within '§ 5', 'Art. 6 Abs. 1' and phone numbers. */
export function keepTogether(words: string): string {
  return words.replace(/(§|\b(?:Art|Abs|Nr|Buchst)\.) /g, '$1\u00a0').replace(/(\d) (?=\d)/g, '$1\u00a0');
}

export type TextRun = { text: string; href: string | null };

/** Splits 'an [uns](mailto:…) schreiben' into runs of text with and without a link. */
export function runsOf(words: string): TextRun[] {
  const runs: TextRun[] = [];
  const add = (part: string, href: string | null) => runs.push({ text: keepTogether(part), href });
  let done = 0;
  for (const match of words.matchAll(/\[([^\]]+)\]\(((?:mailto:|tel:|https:\/\/|\/)[^\s)]+)\)/g)) {
    if (match.index > done) add(words.slice(done, match.index), null);
    add(match[1] ?? '', match[2] ?? null);
    done = match.index + match[0].length;
  }
  if (done < words.length) add(words.slice(done), null);
  return runs;
}
