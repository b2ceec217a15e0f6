import type { RequestHandler } from 'express';

/**
 * What holds for every answer. The Content-Security-Policy belongs to a page's bytes and is set where pages are made.
 * Never `no-referrer`: it makes browsers send `Origin: null` with a page's own forms.
 */
export function securityHeaders(): RequestHandler {
  return (request, response, next) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
    response.setHeader(
      'Permissions-Policy',
      'camera=(), geolocation=(), payment=(), usb=(), microphone=(self)',
    );
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    if (request.secure) response.setHeader('Strict-Transport-Security', 'max-age=31536000');
    next();
  };
}
