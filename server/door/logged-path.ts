import { isPlainPath } from '#app/contract/plain-path.ts';
import { splitTarget } from '#app/contract/split-target.ts';

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
  const asked = splitTarget(url).path;
  // Refused anyway; where in it a secret stands, nobody can say.
  if (!isPlainPath(asked)) return '(odd address)';
  // Routers read '/%71r/1/1/CODE' as '/qr/1/1/CODE', and so must this.
  const path = decodeURIComponent(asked);
  for (const pattern of SECRET_TAILS) {
    const match = pattern.exec(path);
    if (match) return `${match[1]}…`;
  }
  return path.slice(0, 300);
}
