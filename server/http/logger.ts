import pino from 'pino';
import { isPlainPath } from './address-check.ts';

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

/** Parts of an address that say who or what is secret: codes, opt-in keys, submission ids, search terms. */
const SECRET_TAILS = [
  /^(\/+qr\/+[^/]+\/+[^/]+\/+).+$/i,
  /^(.*\/optin\/+).+$/i,
  /^(.*\/upload\/+).+$/i,
  /^(.*\/archive\/+[^/]+\/+s\/+).+$/i,
  /^(.*\/extinfo\/+[^/]+\/+[^/]+\/+).+$/i,
  /^(.*\/qrcode\/+[^/]+\/+[^/]+\/+[^/]+\/+).+$/i,
];

/** The path as the log may hold it: no query at all (it carries preview tokens and search terms), no secret tail. */
export function loggedPath(url: string): string {
  // Refused anyway; where in it a secret stands, nobody can say.
  if (!isPlainPath(url)) return '(odd address)';
  // Routers read '/%71r/1/1/CODE' as '/qr/1/1/CODE', and so must this.
  const path = decodeURIComponent(url.split('?')[0] ?? '');
  for (const pattern of SECRET_TAILS) {
    const match = pattern.exec(path);
    if (match) return `${match[1]}…`;
  }
  return path.slice(0, 300);
}
