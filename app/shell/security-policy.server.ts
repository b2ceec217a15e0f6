import { createHash } from 'node:crypto';
import { env } from '#app/config/env.server.ts';
import { memo } from '#app/contract/memo.ts';

/** Where the hash of a page's style goes. */
const STYLE = '{style}';

/**
 * The Content-Security-Policy lists hashes of the inline scripts and styles instead of nonces, so that cached pages
 * stay valid (design, 'Speed'). Style attributes are allowed for editors' colours, which are validated hex values.
 */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function originsOf(addresses: ReadonlyArray<string | undefined>): string[] {
  return [...new Set(addresses.flatMap((address) => (address ? [new URL(address).origin] : [])))];
}

function policy(development: boolean, style: string, scripts: readonly string[]): string {
  const settings = env();
  const analytics = originsOf([settings.MATOMO_URL]);
  const widgets = originsOf(Object.values(settings.EXTERNAL_WIDGETS));
  const inline = development ? ["'unsafe-inline'", "'unsafe-eval'"] : scripts.map(hashOf);
  // Media hosts come from content and can't be listed (content-api.md, 'Media'); a vehicle's may lack TLS.
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline, ...analytics],
    // Fallback for Safari before 15.4 and Chrome before 75, which have no style-src-attr and would block colours.
    'style-src': ["'self'", "'unsafe-inline'"],
    'style-src-elem': ["'self'", style],
    'style-src-attr': ["'unsafe-inline'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', 'http:'],
    // hls.js adds captions as a data: URL.
    'media-src': ["'self'", 'data:', 'blob:', 'https:', 'http:'],
    'connect-src': ["'self'", 'https:', 'http:', ...(development ? ['ws:'] : [])],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", 'https://www.youtube-nocookie.com', ...widgets],
    'frame-ancestors': ["'self'", ...settings.FRAME_ANCESTORS],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

const policies = memo<string>(2, Number.POSITIVE_INFINITY);

/** The header for a page with a style of this hash and these scripts. */
export function contentSecurityPolicy(styleHash: string, scripts: readonly string[]): string {
  if (import.meta.env.DEV) return policy(true, "'unsafe-inline'", scripts);
  return policies(scripts.join(), () => policy(false, STYLE, scripts)).replace(STYLE, styleHash);
}
