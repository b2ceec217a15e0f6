import { counted } from '../core/counted.ts';
import type { Admin } from './admin.ts';
import { confirmOrStop } from './confirm-at-terminal.ts';

/** True if there is demo content and its removal was confirmed, by `--yes` or at the terminal. */
export async function leaveDemoAfterAsking(admin: Admin, yes: boolean): Promise<boolean> {
  const demo = await admin.demo();
  if (!demo || yes) return demo !== null;
  const what = `This removes the demo content (${counted(demo.entries, 'entry', 'entries')}) and what was sent to it (${counted(demo.sent, 'form or vote', 'forms and votes')}), and ends demo mode.`;
  await confirmOrStop(what, 'Nothing was changed');
  return true;
}
