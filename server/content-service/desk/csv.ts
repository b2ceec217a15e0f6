/**
 * A table for a German spreadsheet: semicolons, and a byte order mark so that umlauts survive. A cell that a
 * spreadsheet would run as a formula gets an apostrophe in front, because riders wrote it.
 */
export function csv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}

function cell(text: string): string {
  const harmless = /^[=+\-@\t\r\n]/.test(text.trimStart()) || /^[\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}
