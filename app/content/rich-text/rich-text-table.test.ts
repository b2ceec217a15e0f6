// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { parsed, safe } from './rich-text.fixtures.ts';

describe('a table', () => {
  const rows = (...all: string[]) => `<table>${all.map((cells) => `<tr>${cells}</tr>`).join('')}</table>`;
  const cell = (given: string, words: string) =>
    [...parsed(safe(given)).querySelectorAll('th, td')].find((one) => one.textContent === words);
  /** The words of each row's cells, with their rowspan. */
  const rowsOf = (given: string) =>
    [...parsed(safe(given)).querySelectorAll('tr')].map((row) =>
      [...row.cells]
        .map((one) => one.textContent + (one.hasAttribute('rowspan') ? `*${one.rowSpan}` : ''))
        .join(' '),
    );
  const TIMES = rows('<th>Halt</th><th>Mo</th><th>Sa</th>', '<td>Markt</td><td>05:12</td><td>–</td>');

  it.each([
    ['its first row of headings', TIMES, 'Mo', 'TH', 'col'],
    ['its first column', TIMES, 'Markt', 'TH', 'row'],
    ['no other cell', TIMES, '05:12', 'TD', null],
    [
      'a first row in bold',
      rows('<td><b>Halt</b></td><td><p><strong>Mo</strong></p></td>', '<td>a</td><td>b</td>'),
      'Mo',
      'TH',
      'col',
    ],
    [
      'no first row that is bold in part',
      rows('<td><b>Ha</b>lt</td><td>Mo</td>', '<td>a</td><td>b</td>'),
      'Halt',
      'TD',
      null,
    ],
    [
      'a head of plain cells',
      '<table><thead><tr><td>Halt</td></tr></thead><tr><td>a</td></tr></table>',
      'Halt',
      'TH',
      'col',
    ],
    [
      'headings before each row',
      rows('<th>Wann</th><td>heute</td>', '<th>Wo</th><td>hier</td>'),
      'Wo',
      'TH',
      'row',
    ],
    [
      'not the first column of two',
      rows('<th>A</th><th>B</th>', '<td>eins</td><td>zwei</td>'),
      'eins',
      'TD',
      null,
    ],
    ['nothing of nothing but headings', rows('<th>A</th><th>B</th>'), 'B', 'TH', null],
    [
      'what an editor said himself',
      rows('<th scope="row">A</th><th>B</th>', '<td>x</td><td>y</td>'),
      'A',
      'TH',
      'row',
    ],
    [
      'no cell that holds a heading',
      rows('<th>A</th><th>B</th><th>C</th>', '<td><h3>x</h3></td><td>y</td><td>z</td>'),
      'x',
      'TD',
      null,
    ],
  ])('is headed by %s', (_, given, words, tag, scope) => {
    expect(cell(given, words)?.tagName).toBe(tag);
    expect(cell(given, words)?.getAttribute('scope')).toBe(scope);
  });

  it('has a head only where its cells end with it', () => {
    const given = rows('<th rowspan="2">A</th><th>B</th>', '<td>x</td>');
    expect(safe(given)).not.toContain('<thead>');
    expect(safe(rows('<th rowspan="2">A</th><th>B</th>', '<th>C</th>', '<td>x</td><td>y</td>'))).toContain(
      '<thead>',
    );
  });

  it.each(['', '<b> </b>', '<hr>', '<figure data-ext-id="x"></figure>'])(
    'has no header cell of nothing but %j',
    (content) => {
      const given = rows(`<th>${content}</th><th>A</th>`, '<td>a</td><td>b</td>');
      expect(parsed(safe(given)).querySelectorAll('th')).toHaveLength(1);
    },
  );

  it.each([
    ['body', rows('<td rowspan="9">a</td><td>b</td>', '<td rowspan="2">c</td>'), ['2', '1']],
    [
      'head',
      '<table><thead><tr><th rowspan="3">A</th><th>B</th></tr></thead><tr><td>a</td><td>b</td></tr></table>',
      ['1'],
    ],
  ])('has no cell that reaches past the last row of its %s', (_, given, spans) => {
    const cells = [...parsed(safe(given)).querySelectorAll('[rowspan]')];
    expect(cells.map((one) => one.getAttribute('rowspan'))).toEqual(spans);
  });

  it('keeps a span over many rows, and no time moves to another column', () => {
    const stops = Array.from({ length: 21 }, (_, index) => `<td>Halt ${index}</td><td>5:${index + 10}</td>`);
    const given = rows(
      '<th>Linie</th><th>Halt</th><th>Zeit</th>',
      '<td rowspan="22">4</td><td>Dom</td><td>5:00</td>',
      ...stops,
    );
    expect(cell(given, '4')?.getAttribute('rowspan')).toBe('22');
    expect(cell(given, 'Halt 0')?.tagName).toBe('TD');
    expect(cell(given, 'Halt 0')?.className).not.toContain('rt-first');
  });

  it('cuts a span that no table needs', () => {
    const given = rows('<td colspan="99" rowspan="999">a</td>', ...Array<string>(220).fill('<td>b</td>'));
    expect(cell(given, 'a')?.outerHTML).toMatch(/^<td rowspan="200" colspan="60"/);
  });

  it('has no more columns for a span past its last', () => {
    const given = rows(
      '<th>A</th><th>B</th>',
      '<td>a</td><td>b</td>',
      '<td colspan="99">Gilt ab Montag</td>',
    );
    expect(cell(given, 'a')?.outerHTML).toBe('<td>a</td>');
  });

  it.each([
    [
      'across which a span reaches',
      rows('<td rowspan="3">Dom</td><td>8:00</td>', '<td>&nbsp;</td>', '<td>9:00</td>', '<td>Zoo</td>'),
      ['Dom*2 8:00', '9:00', 'Zoo'],
    ],
    [
      'without cells',
      rows('<td rowspan="2">x</td><td rowspan="2">y</td>', '', '<td>a</td><td>b</td>'),
      ['x*1 y*1', 'a b'],
    ],
    ['at the end', rows('<td rowspan="2">x</td><td>y</td>', '<td rowspan="2"></td>', ''), ['x*1 y']],
    ['that are all there is', `a${rows('<td rowspan="2"></td><td></td>', '<td></td>', '')}`, []],
  ])('loses empty rows %s', (_, given, left) => {
    expect(rowsOf(given)).toEqual(left);
  });

  it('keeps an empty row whose cell spans down, which keeps the columns below in place', () => {
    const given = rows('<td>A</td><td>B</td>', '<td rowspan="3"></td><td></td>', '', '<td>b</td>');
    expect(rowsOf(given)).toEqual(['A B', '*2 ', 'b']);
  });

  it('keeps the language of its caption, rows and cells', () => {
    const given = `<table><caption lang="en">Fares</caption><tr dir="rtl"><th lang="ar">a</th><td>x</td></tr>
      <tr><td lang="en" dir="ltr" rowspan="1">Tea</td><td><p lang="fr">Thé</p></td></tr></table>`;
    const told = [...parsed(safe(given)).querySelectorAll('[lang], tr[dir]')].map(
      (one) => `${one.localName} ${one.getAttribute('lang')} ${one.getAttribute('dir')}`,
    );
    expect(told).toEqual(['caption en null', 'tr null rtl', 'th ar null', 'td en ltr', 'p fr null']);
  });

  it('keeps its first column in sight, and only that, whatever reaches over several rows', () => {
    const given = rows(
      '<th>Linie</th><th>Halt</th><th>Ab</th>',
      '<td rowspan="2">4</td><td>Markt</td><td>05:12</td>',
      '<td>Hafen</td><td>05:20</td>',
      '<td colspan="3">Gilt bis auf Weiteres</td>',
    );
    const first = [...parsed(safe(given)).querySelectorAll('.rt-first')].map((one) => one.textContent);
    expect(first).toEqual(['Linie', '4']);
    expect(safe(rows('<td>a</td><td>b</td>'))).not.toContain('rt-first');
  });

  it.each([
    ['05:12', 'rt-figure'],
    ['5.30–22 Uhr', 'rt-figure'],
    ['Hauptbahnhof', null],
    ['Straßenbahnhaltestelle', 'rt-long'],
    ['Ersatzverkehr mit Bussen ab Steig F', 'rt-words'],
  ])('gives "%s" the room it needs', (words, name) => {
    expect(cell(rows(`<td>${words}</td>`), words)?.getAttribute('class') ?? null).toBe(name);
  });
});

it('tables scroll by finger and keyboard and have a name', () => {
  expect(safe('<table><caption>Preise</caption><tr><td>1</td></tr></table>')).toMatch(
    /^<div class="rt-scroll" tabindex="0" role="group" aria-label="Tabelle: Preise"><table>/,
  );
});
