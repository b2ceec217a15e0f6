import type { RequestHandler } from 'express';

export const SECURITY_HEADERS = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)'],
] as const;

export const STRICT_TRANSPORT = ['Strict-Transport-Security', 'max-age=31536000'] as const;

/**
 * Security headers of every response. The Content-Security-Policy holds hashes of the page's inline scripts and is set
 * where pages are rendered. Never `no-referrer`: browsers would send `Origin: null` with a page's own forms. Never
 * Cross-Origin-Opener-Policy: WebKit changes the process wherever an answer lacks it, such as the service worker's, and
 * Back then loads the page anew instead of taking it from the back-forward cache with all that was typed.
 */
export function securityHeaders(): RequestHandler {
  return (request, response, next) => {
    for (const [name, value] of SECURITY_HEADERS) response.setHeader(name, value);
    if (request.secure) response.setHeader(...STRICT_TRANSPORT);
    next();
  };
}
