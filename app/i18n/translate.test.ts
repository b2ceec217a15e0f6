import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TextKey } from './de.ts';
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

describe('the voice of the product', () => {
  it('says du', () => {
    const formal = /[\p{Ll},–] (?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})|(?:^|\s)(?:Ihre[mnrs]?|Ihnen)\s/u;
    expect(Object.values(de).filter((text) => formal.test(text))).toEqual([]);
  });
});

describe('the two languages', () => {
  const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

  it.each(Object.keys(de) as TextKey[])('%s has a text and the same placeholders in both', (key) => {
    expect(en[key].trim()).not.toBe('');
    expect(placeholders(en[key])).toEqual(placeholders(de[key]));
  });
});
