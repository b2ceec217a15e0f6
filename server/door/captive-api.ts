import type { RequestHandler } from 'express';
import { requestedOriginOf } from './requested-origin.ts';

const CAPTIVE_PATH = '/api/captive';

/**
 * What phones ask at the address that DHCP option 114 names (RFC 8910, RFC 8908): that there is something to read in this
 * network, which they show beside its name and open in the rider's own browser. Whether the way to the internet is open is
 * its gateway's to know; one with an answer of its own takes `venue-info-url` from here into that.
 */
export function captiveApi(publicUrl: string | undefined): RequestHandler {
  return (request, response, next) => {
    if (request.path !== CAPTIVE_PATH || (request.method !== 'GET' && request.method !== 'HEAD'))
      return next();
    const origin = publicUrl ?? requestedOriginOf(response);
    response
      .status(200)
      .set({ 'Content-Type': 'application/captive+json', 'Cache-Control': 'private, no-store' })
      .send(JSON.stringify({ captive: false, 'venue-info-url': `${origin.replace(/\/$/, '')}/` }));
  };
}
