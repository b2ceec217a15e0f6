import { describe, expect, it } from 'vitest';
import { mail, phone, runsOf } from './legal-text.ts';

describe('the text of a legal page', () => {
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
    ['with a link to a page of this site', '[Impressum](/impressum)', [['Impressum', '/impressum']]],
    ['with a § sign', '§ 5 DDG, Art. 6 Abs. 1', [['§\u00a05 DDG, Art.\u00a06 Abs.\u00a01', null]]],
    ['with a phone number', 'Fax: +49 30 1234 (Demo)', [['Fax: +49\u00a030\u00a01234 (Demo)', null]]],
    ['with a javascript: URL: no link', '[x](javascript:alert(1))', [['[x](javascript:alert(1))', null]]],
  ])('%s', (_, words, runs) => {
    expect(runsOf(words).map(({ text, href }) => [text, href])).toEqual(runs);
  });

  it('links phone numbers and e-mail addresses, but no other text', () => {
    expect(phone('+49 30 1234 (Demo)')).toBe('[+49 30 1234 (Demo)](tel:+49301234)');
    expect(phone('keine')).toBe('keine');
    expect(mail('a@b.de')).toBe('[a@b.de](mailto:a@b.de)');
  });
});
