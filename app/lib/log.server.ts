import { logToStdout } from '#app/config/log-to-stdout.server.ts';

export const log = logToStdout('kachel-app', process.env.LOG_LEVEL || 'info');

const REMEMBERED = 2000;
const reported = new Set<string>();

/** Logs each fault once: broken content stays broken on every request until its editor corrects it. */
export function warnOnce(where: string, fault: string): void {
  const key = `${where}|${fault}`;
  if (reported.has(key)) return;
  if (reported.size >= REMEMBERED) reported.clear();
  reported.add(key);
  log.warn({ where, fault }, 'content left out');
}
