import type pino from 'pino';
import { logToStdout } from '#app/config/log-to-stdout.server.ts';

export type Log = pino.Logger;

export function createLog(level: string): Log {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  return logToStdout('kachel', level);
}
