import { describe, expect, it } from 'vitest';
import { mail, phone, runsOf } from './legal-text.ts';

describe('words of a legal text', () => {
  it.each([
    ['without a link', 'Nur Text.', [['Nur Text.', null]]],
    [
      'with a link inside',
      'Schreib [uns](mailto:a@b.de) gern.',
      [
        ['Schreib ', null],
        ['uns', 'mailto:a@b.de'],
        [' gern.', null],
      ],
    ],
    ['with a page of ours', '[Impressum](/impressum)', [['Impressum', '/impressum']]],
    ['with a paragraph', '§ 5 DDG, Art. 6 Abs. 1', [['§\u00a05 DDG, Art.\u00a06 Abs.\u00a01', null]]],
    ['with a phone number', 'Fax: +49 30 1234 (Demo)', [['Fax: +49\u00a030\u00a01234 (Demo)', null]]],
    ['with a script instead of an address', '[x](javascript:alert(1))', [['[x](javascript:alert(1))', null]]],
  ])('%s', (_, words, runs) => {
    expect(runsOf(words).map(({ text, href }) => [text, href])).toEqual(runs);
  });

  it('link phone numbers and mail addresses where they are such', () => {
    expect(phone('+49 30 1234 (Demo)')).toBe('[+49 30 1234 (Demo)](tel:+49301234)');
    expect(phone('keine')).toBe('keine');
    expect(mail('a@b.de')).toBe('[a@b.de](mailto:a@b.de)');
  });
});
