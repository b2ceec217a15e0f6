import { createHash } from 'node:crypto';
import { env } from '#app/config/env.server.ts';
import { inlineScripts, inlineStyle } from './inline-assets.ts';

/**
 * The policy names the hashes of the few inline scripts and styles, so that it belongs to the bytes and a stored page
 * keeps working (design, 'Speed'). Style attributes stay allowed: editors' colours are set there, as checked hex values.
 */
function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function originsOf(addresses: ReadonlyArray<string | undefined>): string[] {
  return [
    ...new Set(
      addresses.filter((address) => address !== undefined).map((address) => new URL(address).origin),
    ),
  ];
}

function policy(development: boolean, style: string, scripts: readonly string[]): string {
  const settings = env();
  const analytics = originsOf([settings.MATOMO_URL]);
  const widgets = originsOf(Object.values(settings.EXTERNAL_WIDGETS));
  const inline = development ? ["'unsafe-inline'", "'unsafe-eval'"] : scripts.map(hashOf);
  // Pictures, films and sounds lie where content says (content-api.md, 'Media'); in a vehicle that may be a host without TLS.
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline, ...analytics],
    // Of engines that don't tell elements from attributes (Safari before 15.4, Chrome before 75), which would drop colours.
    'style-src': ["'self'", "'unsafe-inline'"],
    'style-src-elem': development ? ["'self'", "'unsafe-inline'"] : ["'self'", hashOf(style)],
    'style-src-attr': ["'unsafe-inline'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', 'http:'],
    'media-src': ["'self'", 'blob:', 'https:', 'http:'],
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

let made: string | undefined;

/** For a page with this style and these scripts; that of nearly all pages is worked out once. */
export function contentSecurityPolicy(style = inlineStyle, scripts = inlineScripts): string {
  if (import.meta.env.DEV || style !== inlineStyle) return policy(import.meta.env.DEV, style, scripts);
  made ??= policy(false, inlineStyle, scripts);
  return made;
}
