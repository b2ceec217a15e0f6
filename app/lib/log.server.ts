import pino from 'pino';

/** The web app's log: JSON lines, no personal data, no tokens. The host around it writes its own in the same form. */
// Without `retryEAGAIN` the library sleeps in the event loop while nobody reads the pipe.
const output = pino.destination({ fd: 1, sync: true, maxLength: 1024 * 1024, retryEAGAIN: () => false });
// What a full disk or a closed pipe can't take is given up; the process has more to do than to log.
output.flushSync = () => undefined;
output.on('error', () => undefined);
export const log = pino({ name: 'kachel-app', level: process.env.LOG_LEVEL || 'info' }, output);

const REMEMBERED = 2000;
const reported = new Set<string>();

/** Content stays broken for as long as its editor lets it; one line each is enough. */
export function warnOnce(where: string, fault: string): void {
  const key = `${where}|${fault}`;
  if (reported.has(key)) return;
  if (reported.size >= REMEMBERED) reported.clear();
  reported.add(key);
  log.warn({ where, fault }, 'content left out');
}
