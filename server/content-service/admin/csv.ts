/** What a table begins with, so that umlauts survive in a German spreadsheet. */
export const BYTE_ORDER_MARK = '\ufeff';

/**
 * Rows of a table for a German spreadsheet, with semicolons. A cell that a spreadsheet would run as a formula gets an
 * apostrophe in front, because riders wrote it.
 */
export function csv(rows: readonly (readonly (string | Typed)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('');
}

/** What a person typed: text, whatever a spreadsheet takes it for. */
export interface Typed {
  typed: string;
}

/** Telephone numbers, postcodes, '3-5': a spreadsheet would drop their zeros and plus signs, or make dates of them. */
const LOOKS_LIKE_A_NUMBER = /^\+?[\d(][\d\s()/.,:-]*$/;

function cell(value: string | Typed): string {
  const text = typeof value === 'string' ? value : value.typed;
  if (typeof value !== 'string' && LOOKS_LIKE_A_NUMBER.test(text)) return `"=""${text}"""`;
  const harmless =
    /^[=+\-@＝＋－＠\t\r\n]/.test(text.trimStart()) || /^[\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
