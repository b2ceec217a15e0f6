import type { Admin } from './admin.ts';
import { UsageError } from './as-admin.ts';
import { confirmAtTerminal } from './confirm-at-terminal.ts';

/** True if there is demo content and its removal was confirmed, by `--yes` or at the terminal. */
export async function leaveDemoAfterAsking(admin: Admin, yes: boolean): Promise<boolean> {
  const demo = await admin.demo();
  if (!demo || yes) return demo !== null;
  const what = `This removes the demo content (${demo.entries} entries) and what was sent to it (${demo.sent} forms and votes), and ends demo mode.`;
  const wanted = await confirmAtTerminal(`${what} Go on?`);
  if (wanted === null) throw new UsageError(`${what} Nothing was changed: say --yes to go on.`);
  if (!wanted) throw new UsageError('Nothing was changed.');
  return true;
}
