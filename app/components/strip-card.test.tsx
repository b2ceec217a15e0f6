import { describe, expect, it } from 'vitest';
import { teaserOf } from '#app/content/teaser.ts';
import { readPositions } from '#app/contract/content/position.ts';
import type { Page } from '#app/visit/page.ts';
import { renderOnPage } from '#tests/support/render.tsx';
import { StripCard } from './strip-card.tsx';

function strip(words: Record<string, string>, changes: Partial<Page> = {}): string {
  const tile = { type: 'sender-altkachel', teaser: 'banner', mediaURL: '/uploads/a.jpg', ...words };
  const raw = [{ type: 'banner', entries: [{ id: '181', title: 'Nachts heim', kacheln: [tile] }] }];
  const [entry] = readPositions(raw, 'test', () => undefined)?.[0]?.entries ?? [];
  return entry ? renderOnPage(<StripCard teaser={teaserOf(entry, 'banner')} />, changes) : '';
}

const altOf = (html: string) => / alt="([^"]*)"/.exec(html)?.[1];

describe('a banner’s picture', () => {
  it.each([
    ['subheader', { header: 'Nachtlinien', subheader: 'Alle 30 Minuten' }, 'Alle 30 Minuten'],
    ['text', { header: 'Tierpark', text: 'Elf Minuten.' }, 'Elf Minuten.'],
    [
      'subheader and text',
      { header: 'Tierpark', subheader: 'Mit Linie 5', text: 'Elf Minuten.' },
      'Mit Linie 5 – Elf Minuten.',
    ],
    ['text once', { header: 'Tierpark', subheader: 'Mit Linie 5', text: 'Mit Linie 5' }, 'Mit Linie 5'],
    ['nothing if the headline is the text', { header: 'Tierpark', text: 'Tierpark' }, ''],
    ['nothing if the subheader is the headline', { subheader: 'Mit Linie 5' }, ''],
    ['nothing if the entry’s title is the headline', {}, ''],
  ])('has the texts that aren’t visible as its alternative text: %s', (_, words, alt) => {
    expect(altOf(strip(words))).toBe(alt);
    expect(strip(words)).not.toContain('text-soft');
  });

  it.each<[string, Record<string, string>, string | undefined]>([
    ['subheader and text', { subheader: 'Mit Linie 5', text: 'Elf Minuten.' }, 'Mit Linie 5 – Elf Minuten.'],
    ['nothing more than the headline', { text: 'Tierpark' }, undefined],
  ])('that is missing leaves its words under the headline: %s', (_, words, shown) => {
    const html = strip({ mediaURL: '', header: 'Tierpark', ...words }, { language: 'en' });
    expect(/text-soft">([^<]*)/.exec(html)?.[1]).toBe(shown);
    expect(html.match(/lang="de"/g)).toHaveLength(shown ? 2 : 1);
    expect(html).not.toContain('<img');
  });

  it('has its alternative text marked as German on an English page', () => {
    const words = { header: 'Nachtlinien', subheader: 'Alle 30 Minuten' };
    expect(strip(words, { language: 'en' })).toContain('alt="Alle 30 Minuten" lang="de"');
    expect(strip(words)).not.toContain('lang=');
  });
});
