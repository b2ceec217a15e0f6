import { createInterface } from 'node:readline/promises';

/** Whether somebody at a terminal says yes; null where nobody can be asked. */
export async function ask(question: string): Promise<boolean | null> {
  if (!process.stdin.isTTY) return null;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^(y|yes|j|ja)$/i.test(answer.trim());
}
