import type { RequestHandler } from 'express';
import { requestedOriginOf } from './requested-origin.ts';

const CAPTIVE_PATH = '/api/captive';

/**
 * The Captive Portal API (RFC 8908) at the URL that DHCP option 114 announces (RFC 8910). `venue-info-url` makes phones
 * show a link to Kachel beside the network's name, opened in the default browser. Only the gateway knows whether the
 * internet is reachable; a gateway with its own API copies `venue-info-url` from here.
 */
export function captiveApi(publicUrl: string | undefined): RequestHandler {
  return (request, response, next) => {
    if (request.path !== CAPTIVE_PATH || (request.method !== 'GET' && request.method !== 'HEAD'))
      return next();
    const origin = publicUrl ?? requestedOriginOf(response);
    response
      .status(200)
      .set({ 'Content-Type': 'application/captive+json', 'Cache-Control': 'private, no-store' })
      .send(JSON.stringify({ captive: false, 'venue-info-url': `${origin}/` }));
  };
}
