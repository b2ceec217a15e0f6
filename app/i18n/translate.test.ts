import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TextKey, Texts } from './de.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { translator } from './translate.ts';

describe('translator', () => {
  afterEach(() => vi.restoreAllMocks());

  it('fills placeholders in curly braces', () => {
    expect(translator('de')('minutesAgo', { count: 3 })).toBe('vor 3 Min.');
    expect(translator('en')('minutesAgo', { count: 3 })).toBe('3 min ago');
  });

  it('removes placeholders that nobody filled', () => {
    expect(translator('en')('hoursAgo')).toBe(' h ago');
  });

  it('leaves values alone that look like placeholders or markup', () => {
    expect(translator('en')('minutesAgo', { count: '{x}<b>' })).toBe('{x}<b> min ago');
  });

  it('shows the key of a missing label and warns once', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const t = translator('de');
    expect(t('gibtEsNicht' as TextKey)).toBe('gibtEsNicht');
    expect(t('gibtEsNicht' as TextKey)).toBe('gibtEsNicht');
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

describe('a text with a count', () => {
  const said = (language: 'de' | 'en', key: TextKey) =>
    [0, 1, 2].map((count) => translator(language)(key, { count, number: count, date: 'X', term: 'X' }));

  it.each([
    ['surveyParticipants', 'de', ['0 Teilnehmer', '1 Teilnehmer', '2 Teilnehmer']],
    ['surveyParticipants', 'en', ['0 participants', '1 participant', '2 participants']],
    ['archiveEntries', 'de', ['0 Beiträge vom X', '1 Beitrag vom X', '2 Beiträge vom X']],
    ['archiveEntries', 'en', ['0 articles from X', '1 article from X', '2 articles from X']],
    ['archiveSearchResults', 'de', ['0 Treffer für „X“', '1 Treffer für „X“', '2 Treffer für „X“']],
    ['archiveSearchResults', 'en', ['0 results for “X”', '1 result for “X”', '2 results for “X”']],
    ['tryLaterMinutes', 'de', ['in 0 Minuten', 'in einer Minute', 'in 2 Minuten']],
    ['tryLaterMinutes', 'en', ['in 0 minutes', 'in a minute', 'in 2 minutes']],
    [
      'forecastSaved',
      'de',
      ['0 Meldungen', 'eine Meldung', '2 Meldungen'].map(
        (what) => `Gleich schwaches Netz – ${what} gesichert`,
      ),
    ],
    [
      'forecastSaved',
      'en',
      ['0 stories', 'one story', '2 stories'].map((what) => `Weak signal ahead – ${what} saved`),
    ],
  ] as const)('%s in %s agrees with 0, 1 and 2', (key, language, texts) => {
    expect(said(language, key)).toEqual(texts);
  });
});

describe('the voice of the product', () => {
  it('says du', () => {
    const formal = /[\p{Ll},–] (?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})|(?:^|\s)(?:Ihre[mnrs]?|Ihnen)\s/u;
    expect(Object.values(de).filter((text) => formal.test(text))).toEqual([]);
  });
});

describe('the two languages', () => {
  const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

  it.each(Object.keys(de) as (keyof Texts)[])('%s has a text and the same placeholders in both', (key) => {
    expect(en[key].trim()).not.toBe('');
    expect(placeholders(en[key])).toEqual(placeholders(de[key]));
  });
});
