import { describe, expect, it } from 'vitest';
import { de } from '#app/i18n/de.ts';
import OfflineScreen from '#app/routes/offline/route.tsx';
import { CopyNote } from '#app/shell/copy-note.tsx';
import { renderOnPage } from '#tests/support/render.tsx';
import { printedText } from '#tests/support/text-browser.ts';
import { timeOf, withAge, withList, withUnsentNote } from './fill-in.ts';

describe('the age of a copy', () => {
  const now = Date.parse('2026-11-20T14:00:00Z');

  it.each([
    ['2026-11-20T13:05:00Z', 'de', '14:05'],
    ['2026-11-19T13:05:00Z', 'de', '19.11.2026, 14:05'],
    ['2026-11-20T13:05:00Z', 'en', '14:05'],
    ['2026-04-05T13:05:00Z', 'en', '5 Apr 2026, 15:05'],
    ['2026-11-20T04:05:00Z', 'de', '05:05'],
    ['2026-11-20T04:05:00Z', 'en', '05:05'],
  ])('from %s in %s is %s', (at, language, words) => {
    expect(timeOf(Date.parse(at), now, language, 'Europe/Berlin').replace(/\s/g, ' ')).toBe(words);
  });

  it('is told in the device’s own zone if the browser doesn’t know the operator’s', () => {
    const own = timeOf(now, now, 'de', Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect(timeOf(now, now, 'de', 'Europe/Utopia')).toBe(own);
  });

  it('is inserted into the empty element that the server has marked', () => {
    const html = `<main>${renderOnPage(<CopyNote />)}<p>{time}</p></main>`;
    const shown = withAge(html, '14:05');
    expect(shown).toContain('Stand 14:05\u00a0Uhr, offline.');
    expect(shown).toContain('<p>{time}</p>');
    expect(html).toContain('></div>');
    expect(shown).toContain('Neu laden</a>');
  });
});

describe('the offline page', () => {
  const html = renderOnPage(<OfflineScreen />);

  it('lists what can be read', () => {
    const pages = [
      { address: '/archiv?day=2026-11-20&x="', title: 'A &amp; B' },
      { address: '/beitrag/101', title: 'Für $& mehr' },
    ];
    const shown = withList(html, pages);
    expect(shown).toMatch(/href="\/archiv\?day=2026-11-20&amp;x=&quot;"[^>]*>A &amp; B</);
    expect(shown).toMatch(/href="\/beitrag\/101"[^>]*>Für \$& mehr</);
    expect(shown).toContain('Das kannst du jetzt lesen</h2>');
    expect(printedText(html)).not.toContain('lesen');
  });

  it('lists nothing where there is nothing', () => {
    expect(withList(html, [])).toBe(html);
  });

  it('says that a form was not sent', () => {
    expect(printedText(html)).not.toContain(de.offlineUnsent);
    expect(printedText(withUnsentNote(html))).toContain(de.offlineUnsent);
  });
});
