import { createInterface } from 'node:readline/promises';

/** Asks at the terminal; null if stdin is no terminal. */
export async function confirmAtTerminal(question: string): Promise<boolean | null> {
  if (!process.stdin.isTTY) return null;
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^(y|yes|j|ja)$/i.test(answer.trim());
}
