import pino from 'pino';

export type Log = pino.Logger;

/** What a full disk or a closed pipe can't take is given up; the process has more to do than to log. */
const MOST_WAITING_BYTES = 1024 * 1024;
/** Where nobody reads fast enough, what waits goes with the next line; the library would sleep until it can. */
const retryEAGAIN = () => false;

export function createLog(level: string): Log {
  const output = pino.destination({ fd: 1, sync: true, maxLength: MOST_WAITING_BYTES, retryEAGAIN });
  // After a fatal line the library waits until all is written: on a full disk for ever. Each line has been tried already.
  output.flushSync = () => undefined;
  const outputs: NodeJS.EventEmitter[] = [output, process.stdout, process.stderr];
  for (const stream of outputs) stream.on('error', () => undefined);
  return pino({ name: 'kachel', level }, output);
}
