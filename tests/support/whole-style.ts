import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

/** The style sheet in the server's build: a string literal in any kind of quotes. */
const STYLE_SHEET = /= ((['"`])@font-face(?:(?!\2)[^\\]|\\.)*\.shell-top(?:(?!\2)[^\\]|\\.)*\2)/s;

/** The complete style sheet, of which each page only gets the rules that it uses. */
export function wholeStyle(): string {
  const [, quoted] = STYLE_SHEET.exec(readFileSync('build/server/index.js', 'utf8')) ?? [];
  if (!quoted) throw new Error('the style sheet was not found in the build');
  return runInNewContext(quoted) as string;
}
