import type { RequestHandler } from 'express';
import { bareAddress } from '#app/contract/network-of.ts';

/**
 * Removes ports from X-Forwarded-For: `request.ip` would have another one for each connection, and Express recognises
 * no proxy of TRUST_PROXY by an address with a port.
 */
export const bareForwardedAddresses: RequestHandler = ({ headers }, _response, next) => {
  const forwarded = headers['x-forwarded-for'];
  if (forwarded !== undefined)
    headers['x-forwarded-for'] = String(forwarded)
      .split(',')
      .map((address) => bareAddress(address.trim()))
      .join(', ');
  next();
};
