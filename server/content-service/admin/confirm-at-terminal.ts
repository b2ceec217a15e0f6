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

/** Throws unless someone agrees at the terminal; without one `--yes` is required. */
export async function confirmOrStop(question: string, nothing: string): Promise<void> {
  const wanted = await confirmAtTerminal(`${question} Go on?`);
  if (wanted === null) throw new UsageError(`${question} ${nothing}: say --yes to go on.`);
  if (!wanted) throw new UsageError(`${nothing}.`);
}
