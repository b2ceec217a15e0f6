import { type ChildNode, type Element, isTag } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { elementsIn, isEmpty } from './rich-text-tree.server.ts';

/** A table's rows, split into header rows and body rows. */
export interface Rows {
  head: Element[];
  body: Element[];
}

const cellsOf = (row: Element) => row.children.filter(isTag);
const spanOf = (cell: Element, name: 'colspan' | 'rowspan') => Number(cell.attribs[name] ?? 1);

/**
 * Gives cells their roles: header scopes for screen readers, a sticky first column, no line break in times or prices.
 * Headers that editors didn't mark up are inferred from the table's look.
 */
export function nameCells(written: Rows): Rows {
  const head = filledRows(written.head);
  const body = filledRows(written.body);
  const rows = head.length > 0 ? { head, body } : withHead(body);
  const places = columnsOf([...rows.head, ...rows.body]);
  let columns = 0;
  for (const column of places.values()) columns = Math.max(columns, column + 1);
  const heading = rows.head.length > 0;
  for (const cell of rows.head.flatMap(cellsOf)) nameColumn(cell);
  for (const cell of rows.body.flatMap(cellsOf)) {
    if (places.get(cell) === 0) nameRow(cell, heading && columns > 2);
  }
  for (const [cell, column] of places) {
    const looks = [
      column === 0 && columns > 2 && spanOf(cell, 'colspan') < columns ? 'rt-first' : '',
      width(cell),
    ];
    const names = looks.filter((name) => name !== '').join(' ');
    if (names !== '') cell.attribs.class = names;
  }
  return rows;
}

/**
 * A group's rows without empty ones, which also shorten the spans across them; one whose own cell spans down stays. No
 * cell reaches past the last row of its group, which HTML forbids.
 */
function filledRows(rows: readonly Element[]): Element[] {
  /** How many of the rows from each one on stay. */
  const staying = Array<number>(rows.length).fill(0);
  const stayingFrom = (index: number) => staying[index] ?? 0;
  for (const [index, row] of [...rows.entries()].reverse()) {
    let stays = !isEmpty(row);
    for (const cell of cellsOf(row)) {
      const written = spanOf(cell, 'rowspan');
      const span = 1 + stayingFrom(index + 1) - stayingFrom(index + written);
      if (span < written) cell.attribs.rowspan = String(span);
      if (span > 1) stays = true;
    }
    staying[index] = stayingFrom(index + 1) + (stays ? 1 : 0);
  }
  return rows.filter((_, index) => stayingFrom(index) > stayingFrom(index + 1));
}

/** Leading rows of only th or bold cells become header rows, unless no body row would be left. */
function withHead(rows: Element[]): Rows {
  const end = rows.findIndex(
    (row) => !cellsOf(row).every((cell) => cell.name === 'th' || isEmpty(cell) || isBold(cell)),
  );
  const head = rows.slice(0, Math.max(0, end));
  const fits = head.every((row, index) =>
    cellsOf(row).every((cell) => index + spanOf(cell, 'rowspan') <= head.length),
  );
  return fits ? { head, body: rows.slice(head.length) } : { head: [], body: rows };
}

function isBold(cell: Element): boolean {
  const [only, ...others] = cell.children.filter((child) => !isEmpty(child));
  if (!only || !isTag(only) || others.length > 0) return false;
  return only.name === 'strong' || only.name === 'b' || (only.name === 'p' && isBold(only));
}

function nameColumn(cell: Element): void {
  if (!becomesHeading(cell)) return;
  if (cell.attribs.scope !== 'row') cell.attribs.scope = 'col';
}

function nameRow(cell: Element, stands: boolean): void {
  if (cell.name === 'td' && !(stands && becomesHeading(cell))) return;
  cell.attribs.scope ??= 'row';
}

function becomesHeading(cell: Element): boolean {
  const holdsHeading = elementsIn(cell.children).some(({ name }) => /^h[1-6]$/.test(name));
  if (cell.name === 'td' && (isEmpty(cell) || cell.children.every(isEmpty) || holdsHeading)) return false;
  cell.name = 'th';
  return true;
}

/** More than the longest colspan: which of the columns after these are taken makes no difference to any cell's role. */
const TRACKED_COLUMNS = 100;

/** The column index at which each cell starts, counting rowspans from rows above. */
function columnsOf(rows: readonly Element[]): Map<Element, number> {
  const places = new Map<Element, number>();
  /** Columns taken by a rowspan from above, each with the number of remaining rows. */
  const taken = new Map<number, number>();
  for (const row of rows) {
    let column = 0;
    for (const cell of cellsOf(row)) {
      while (taken.has(column)) column += 1;
      places.set(cell, column);
      const end = column + spanOf(cell, 'colspan');
      for (; column < Math.min(end, TRACKED_COLUMNS); column += 1) taken.set(column, spanOf(cell, 'rowspan'));
      column = end;
    }
    for (const [index, left] of taken) {
      if (left > 1) taken.set(index, left - 1);
      else taken.delete(index);
    }
  }
  return places;
}

const A_LINE = 24;
const A_FIGURE = 12;
const LONG_WORD = /\S{17}/;

/** Width class: sentences get a minimum width, very long words may break, figures never do. */
function width(cell: Element): string {
  const text = textOf(cell.children);
  if (LONG_WORD.test(text)) return 'rt-long';
  if (text.length > A_LINE) return 'rt-words';
  return text.length <= A_FIGURE && /^[\d€]/.test(text) ? 'rt-figure' : '';
}

function textOf(nodes: readonly ChildNode[]): string {
  return nodes.map(DomUtils.textContent).join(' ').replace(/\s+/g, ' ').trim();
}
