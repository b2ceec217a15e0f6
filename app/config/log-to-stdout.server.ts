import pino from 'pino';

/** What a full disk or a closed pipe can't take is given up; the process has more to do than to log. */
const MOST_WAITING_BYTES = 1024 * 1024;
/** Where nobody reads fast enough, what waits goes with the next line; the library would sleep until it can. */
const retryEAGAIN = () => false;

/** JSON lines, no personal data, no tokens: for the web app and for the host around it, each under its name. */
export function logToStdout(name: string, level: string): pino.Logger {
  const output = pino.destination({ fd: 1, sync: true, maxLength: MOST_WAITING_BYTES, retryEAGAIN });
  // After a fatal line the library waits until all is written: on a full disk for ever. Each line has been tried already.
  output.flushSync = () => undefined;
  output.on('error', () => undefined);
  return pino({ name, level }, output);
}
