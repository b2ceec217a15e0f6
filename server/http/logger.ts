import pino from 'pino';

export type Log = pino.Logger;

export function createLog(level: string): Log {
  return pino({ name: 'kachel', level });
}

/** Parts of an address that say who or what is secret: codes, opt-in keys, search terms. */
const SECRET_TAILS = [
  /^(\/qr\/[^/]+\/[^/]+\/).+$/,
  /^(.*\/optin\/).+$/,
  /^(.*\/archive\/[^/]+\/s\/).+$/,
  /^(.*\/qrcode\/[^/]+\/[^/]+\/[^/]+\/).+$/,
];

/** The path as the log may hold it: no query at all (it carries preview tokens and search terms), no secret tail. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?');
  for (const pattern of SECRET_TAILS) {
    const match = pattern.exec(path);
    if (match) return `${match[1]}…`;
  }
  return path.slice(0, 300);
}
