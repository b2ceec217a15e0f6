import { describe, expect, it } from 'vitest';
import { csv } from './csv.ts';

describe('a table of participations', () => {
  it('has semicolons, CRLF and doubled quotes, as spreadsheets expect', () => {
    expect(
      csv([
        ['Name', 'Ort'],
        ['Jörg "Jo" Öz', 'Köln; Mülheim\nNord'],
      ]),
    ).toBe('"Name";"Ort"\r\n"Jörg ""Jo"" Öz";"Köln; Mülheim\nNord"\r\n');
  });

  it.each([
    '=HYPERLINK("http://evil.example")',
    '+49 30 1',
    '-1+1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1+1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
  ])('gets an apostrophe before a formula: %j', (text) => {
    expect(csv([[text]])).toBe(`"'${text.replaceAll('"', '""')}"\r\n`);
  });

  it.each(['0151 23456789', '+49 30 1', '(030) 1/2', '01067', '3-5', '7'])('writes %j as text', (typed) => {
    expect(csv([[{ typed }]])).toBe(`"=""${typed}"""\r\n`);
  });

  it.each(['+cmd|1', '=1', '-1', '+49";=1'])('gets an apostrophe before a typed formula: %j', (typed) => {
    expect(csv([[{ typed }]])).toBe(`"'${typed.replaceAll('"', '""')}"\r\n`);
  });

  it.each(['Anna', '', '0151 1', 'a=b'])('only quotes %j', (text) => {
    expect(csv([[text]])).toBe(`"${text}"\r\n`);
  });
});
