import pino from 'pino';

/** Log output is dropped once this much is buffered (full disk, blocked pipe). */
const MAX_WAITING_BYTES = 1024 * 1024;
/** No retry on EAGAIN: pino would block the process; buffered lines are written with the next one instead. */
const retryEAGAIN = () => false;

/** JSON log without personal data or tokens, for the web app and its server, each with its own name. */
export function logToStdout(name: string, level: string): pino.Logger {
  const output = pino.destination({ fd: 1, sync: true, maxLength: MAX_WAITING_BYTES, retryEAGAIN });
  // After a fatal line pino flushes synchronously, which never returns on a full disk; each line has been
  // tried already.
  output.flushSync = () => undefined;
  output.on('error', () => undefined);
  // Once the buffer is full, lines are dropped without a try to write it, also when there is room again.
  output.on('drop', () => output.write(''));
  return pino({ name, level }, output);
}
