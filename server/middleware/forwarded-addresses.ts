import type { RequestHandler } from 'express';

/**
 * Removes the ports that some proxies write (Azure Application Gateway, IIS) from X-Forwarded-For: `request.ip` would
 * have another one for each connection, and Express recognises no proxy of TRUST_PROXY by an address with a port.
 */
export const bareForwardedAddresses: RequestHandler = ({ headers }, _response, next) => {
  const forwarded = headers['x-forwarded-for'];
  if (forwarded !== undefined) {
    const addresses = String(forwarded).split(',');
    headers['x-forwarded-for'] = addresses.map((address) => withoutPort(address.trim())).join(', ');
  }
  next();
};

function withoutPort(address: string): string {
  const [, four, six] = /^(?:([\d.]+):\d+|\[([\da-f:.]+)\](?::\d+)?)$/i.exec(address) ?? [];
  return four ?? six ?? address;
}
