import { afterEach, describe, expect, it, vi } from 'vitest';
import { LOCALES, SUPPORTED } from '#app/contract/language.ts';
import type { KeyWith, TextKey, Texts } from './de.ts';
import { de } from './de.ts';
import { TEXTS } from './texts.ts';
import { type Translate, translator } from './translate.ts';

describe('translator', () => {
  afterEach(() => vi.restoreAllMocks());

  it('fills placeholders in curly braces', () => {
    expect(translator('de')('minutesAgo', { count: 3 })).toBe('vor 3\u00a0Min.');
    expect(translator('en')('minutesAgo', { count: 3 })).toBe('3\u00a0min ago');
  });

  it('removes placeholders that nobody filled', () => {
    // @ts-expect-error: the compiler asks for it
    expect(translator('en')('hoursAgo')).toBe('\u00a0h ago');
  });

  it('leaves values alone that look like placeholders or markup', () => {
    expect(translator('en')('minutesAgo', { count: '{x}<b>' })).toBe('{x}<b>\u00a0min ago');
  });

  it('shows the key of a missing label and warns once', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const t = translator('de');
    expect(t('gibtEsNicht' as TextKey)).toBe('gibtEsNicht');
    expect(t('gibtEsNicht' as TextKey)).toBe('gibtEsNicht');
    expect(warn).toHaveBeenCalledTimes(1);
  });
});

it('a forgotten key or placeholder does not compile', () => {
  const t: Translate = () => 'said';
  const many = t('menu') === 'said';
  let label: TextKey = 'menu';
  const named: KeyWith<'name'> = 'actionFileEmpty';
  t(label);
  t(named, { name: 'a.jpg' });
  t(many ? 'minutesAgo' : 'hoursAgo', { count: '{count}' });
  t('surveyParticipants', { count: 1, number: '1' });
  // @ts-expect-error: no such text
  t('menue');
  // @ts-expect-error: a plural form's key; use the key without suffix
  t('surveyParticipants_one', { count: 1, number: '1' });
  // @ts-expect-error: missing values
  t('minutesAgo');
  // @ts-expect-error: wrong name of a value
  t('minutesAgo', { minutes: 3 });
  // @ts-expect-error: the second value is missing
  t('slidePosition', { index: 1 });
  // @ts-expect-error: an extra value
  t('minutesAgo', { count: 3, unit: 'min' });
  // @ts-expect-error: `count` must be a number
  t('surveyParticipants', { count: '1', number: '1' });
  // @ts-expect-error: `count` is required even if the singular has no placeholder
  t('tryLaterMinutes');
  // @ts-expect-error: the values of both keys are required
  t(many ? 'slidePosition' : 'minutesAgo', { count: 3 });
  // @ts-expect-error: may be any text, placeholders and all
  t('x' as keyof Texts);
  // @ts-expect-error: not a text without placeholders
  label = 'minutesAgo';
  expect(label).toBe('minutesAgo');
});

describe('a text with a count', () => {
  type Counted = 'surveyParticipants' | 'archiveEntries' | 'archiveSearchResults' | 'tryLaterMinutes';
  const said = (language: 'de' | 'en', key: Counted | 'forecastSaved') =>
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
      ['0 Beiträge', 'ein Beitrag', '2 Beiträge'].map((what) => `Gleich schwaches Netz – ${what} gesichert`),
    ],
    [
      'forecastSaved',
      'en',
      ['0 articles', 'one article', '2 articles'].map((what) => `Weak signal ahead – ${what} saved`),
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

describe.each(SUPPORTED)('the texts in %s', (language) => {
  const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
  const texts: Readonly<Record<string, string>> = TEXTS[language];

  it.each(Object.keys(de) as (keyof Texts)[])('%s has a text and the German placeholders', (key) => {
    expect(texts[key]?.trim()).not.toBe('');
    // German's 'one' is 1 alone, and may have no number; other languages' may be 21, too.
    const likely = [de[key], de[key.replace(/_one$/, '_other') as keyof Texts]].map(placeholders);
    expect(likely).toContainEqual(placeholders(texts[key] ?? ''));
  });

  it('have each form that the language counts by', () => {
    const forms = new Intl.PluralRules(LOCALES[language]).resolvedOptions().pluralCategories;
    const others = Object.keys(de).filter((key) => key.endsWith('_other'));
    const missing = others.flatMap((other) =>
      forms
        .map((form) => other.replace(/other$/, form))
        // A near day is counted from two on.
        .filter((key) => !(key in texts) && !/^(starts|ends)In_one$/.test(key)),
    );
    expect(missing).toEqual([]);
  });
});
