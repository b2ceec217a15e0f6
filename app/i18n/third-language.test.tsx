import { describe, expect, it, vi } from 'vitest';
import { dateAndTime } from '#app/contract/dates.ts';
import type { Language } from '#app/contract/language.ts';
import { ShareBlock } from '#app/share/share-block.tsx';
import { Drawer } from '#app/shell/drawer.tsx';
import { Footer } from '#app/shell/footer.tsx';
import { countText } from '#app/tiles/survey/survey-results.ts';
import { languageFrom } from '#app/visit/language.server.ts';
import { renderOnPage } from '#tests/support/render.tsx';
import { durationText } from './duration.ts';
import { soonText } from './soon.ts';
import { translator } from './translate.ts';

/** Polish, made of the German texts in brackets: it counts by one, few (2 to 4), many (5 and 0) and other (halves). */
vi.mock('#app/contract/language.ts', () => {
  const LOCALES = { de: 'de-DE', en: 'en-GB', pl: 'pl-PL' };
  return { LOCALES, SUPPORTED: Object.keys(LOCALES) };
});
vi.mock('./texts.ts', async (original) => {
  const { TEXTS } = await original<typeof import('./texts.ts')>();
  const made = Object.entries(TEXTS.de).map(([key, text]) => [key, `[${text}]`]);
  const forms = made.flatMap(([key = '', text = '']) =>
    key.endsWith('_other')
      ? ['few', 'many'].map((form) => [key.replace('other', form), `${form}: ${text}`])
      : [],
  );
  const pl = { ...Object.fromEntries([...made, ...forms]), languageName: 'Polski' };
  return { TEXTS: { ...TEXTS, pl } };
});

const third = 'pl' as Language;
const t = translator(third);
const timeZone = 'Europe/Berlin';
const names = ['Deutsch', 'English', 'Polski'] as const;
const languages = ['de', 'en', third] as const;

/** The words of the links to other languages, as `hreflang: name`. */
const linksIn = (html: string) =>
  [...html.matchAll(/hrefLang="(\w+)"[^>]*>(?:<[^>]*>)*([^<]+)/gi)].map(([, to, name]) => `${to}: ${name}`);

describe('a third language', () => {
  it.each(languages)('is linked, with every other one, by its own name (from %s)', (language) => {
    const others = languages.flatMap((to, index) => (to === language ? [] : [`${to}: ${names[index]}`]));
    const there = { language, languages };
    expect(linksIn(renderOnPage(<Footer />, there))).toEqual(others);
    expect(linksIn(renderOnPage(<Drawer />, there))).toEqual(others);
  });

  it('is what a browser or an address may ask for', () => {
    expect(languageFrom(null, 'fr, pl-PL;q=0.8, en;q=0.5')).toBe(third);
    expect(languageFrom('pl', 'de')).toBe(third);
  });

  it.each([
    ['2026-11-22T10:00', 'few: [Noch 2 Tage]'],
    ['2026-11-25T10:00', 'many: [Noch 5 Tage]'],
    ['2026-11-21T10:00', '[Endet morgen]'],
    ['2026-11-20T18:00', '[Heute bis 18:00\u00a0Uhr]'],
  ])('says how near %s is', (endDate, text) => {
    const clock = { now: Date.parse('2026-11-20T14:00:00Z'), timeZone, language: third };
    expect(soonText({ startDate: '', endDate }, clock, t)?.text).toBe(text);
  });

  it('writes dates and numbers by its own rules', () => {
    const span = { startDate: '2026-11-20T07:00', endDate: '' };
    expect(durationText(span, { t, language: third, timeZone })).toBe(
      '[Ab [20\u00a0listopada\u00a02026,\u00a007:00\u00a0Uhr]]',
    );
    expect(dateAndTime(Date.parse('2026-11-20T14:00:00Z'), third, timeZone)).toContain('20.11.2026');
    expect(countText(12345, third)).toBe('12\u00a0345');
  });

  it.each([
    [1, '[in einer Minute]'],
    [2, 'few: [in 2 Minuten]'],
    [5, 'many: [in 5 Minuten]'],
    [22, 'few: [in 22 Minuten]'],
    [1.5, '[in 1.5 Minuten]'],
  ])('counts %d by its own forms', (count, text) => {
    expect(t('tryLaterMinutes', { count })).toBe(text);
  });

  it('speaks in the mail that hands a story on', () => {
    const html = renderOnPage(<ShareBlock entry={{ id: '1', title: 'Titel' }} />, {
      language: third,
      languages,
    });
    expect(decodeURIComponent(html)).toContain('[Das habe ich unterwegs gelesen:]');
  });
});
