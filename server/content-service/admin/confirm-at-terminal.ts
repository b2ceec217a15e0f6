import { createInterface } from 'node:readline/promises';
import { UsageError } from './as-admin.ts';

/** Asks at the terminal; null if stdin is no terminal. */
export async function confirmAtTerminal(question: string): Promise<boolean | null> {
  if (!process.stdin.isTTY) return null;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^(y|yes|j|ja)$/i.test(answer.trim());
}

/** Throws unless somebody agrees at the terminal. Not called with `--yes`, which is required without a terminal. */
export async function confirmOrStop(what: string, nothing: string): Promise<void> {
  const wanted = await confirmAtTerminal(`${what} Continue?`);
  if (wanted === null) throw new UsageError(`${what} ${nothing}: pass --yes to continue.`);
  if (!wanted) throw new UsageError(`${nothing}.`);
}
