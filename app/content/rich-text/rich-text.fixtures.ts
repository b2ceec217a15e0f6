import type { HeadingLevel } from '#app/contract/html.ts';
import { makeSafe, type RichTextRules } from './rich-text.server.ts';

export const RULES: RichTextRules = {
  origin: 'https://kachel.example',
  canonicalOrigin: 'https://kachel.example',
  textOnly: false,
  uploads: { prefixes: ['/uploads/'], origin: null, widths: [640, 1280] },
  labels: { pdf: 'PDF', external: 'externer Link', table: 'Tabelle', picture: 'Bild' },
};

export function safe(
  untrusted: string,
  headings: HeadingLevel = 2,
  rules: Partial<RichTextRules> = {},
): string {
  return makeSafe({ untrusted, headings }, { ...RULES, ...rules });
}

export function parsed(markup: string): Document {
  return new DOMParser().parseFromString(markup, 'text/html');
}
