/** Excel reads a CSV file as UTF-8 only if it starts with a byte order mark. */
export const BYTE_ORDER_MARK = '\ufeff';

/**
 * CSV with semicolons, as German spreadsheets expect. Cells that would run as formulas get a leading apostrophe
 * (CSV injection).
 */
export function csv(rows: readonly (readonly (string | TypedText)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('');
}

/** A value that a rider typed; always shown as text. */
interface TypedText {
  typed: string;
}

/** Telephone numbers, postcodes, '3-5': a spreadsheet would drop their zeros and plus signs, or make dates of them. */
const LOOKS_LIKE_A_NUMBER = /^\+?[\d(][\d\s()/.,:-]*$/;

function cell(value: string | TypedText): string {
  const text = typeof value === 'string' ? value : value.typed;
  if (typeof value !== 'string' && LOOKS_LIKE_A_NUMBER.test(text)) return `"=""${text}"""`;
  const harmless =
    /^[=+\-@＝＋－＠\t\r\n]/.test(text.trimStart()) || /^[\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
