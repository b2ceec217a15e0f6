import { isPlainPath } from '#app/contract/plain-path.ts';
import { splitTarget } from '#app/contract/split-target.ts';

/** Path segments that are secret or personal: codes, opt-in keys, submission ids, search terms. */
const SECRET_TAILS = [
  /^(\/+(?:wp-preview\/+)?qr\/+[^/]+\/+[^/]+\/+).+$/i,
  /^(.*\/optin\/+).+$/i,
  /^(.*\/upload\/+).+$/i,
  /^(.*\/archive\/+[^/]+\/+s\/+).+$/i,
  /^(.*\/extinfo\/+[^/]+\/+[^/]+\/+).+$/i,
  /^(.*\/qrcode\/+[^/]+\/+[^/]+\/+[^/]+\/+).+$/i,
];

/** The path for the log, without its query (preview tokens, search terms) and without secret segments. */
export function loggedPath(url: string): string {
  const asked = splitTarget(url).path;
  // Undecodable: refused anyway, and a secret in it can't be located.
  if (!isPlainPath(asked)) return '(odd address)';
  // Decoded as routers do: '/%71r/1/1/CODE' is '/qr/1/1/CODE'.
  const path = decodeURIComponent(asked);
  for (const pattern of SECRET_TAILS) {
    const match = pattern.exec(path);
    if (match) return `${match[1]}…`;
  }
  return path.slice(0, 300);
}
