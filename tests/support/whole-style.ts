import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

/** As the server's build has it: a string, in whichever quotes. */
const STYLE_SHEET = /= ((['"`])@font-face(?:(?!\2)[^\\]|\\.)*\.shell-top(?:(?!\2)[^\\]|\\.)*\2)/s;

/** The style sheet before each page is given the part that it uses. */
export function wholeStyle(): string {
  const [, quoted] = STYLE_SHEET.exec(readFileSync('build/server/index.js', 'utf8')) ?? [];
  if (!quoted) throw new Error('the style sheet was not found in the build');
  return runInNewContext(quoted) as string;
}
