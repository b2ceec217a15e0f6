import { test as base } from './test.ts';
import { Tunnel } from './tunnel.ts';

/** The test of journeys whose connection, cookies or worker are not those of an office. */
export const test = base.extend<{ tunnel: Tunnel }>({
  tunnel: async ({ baseURL }, use) => {
    const tunnel = await Tunnel.to(baseURL ?? '');
    await use(tunnel);
    await tunnel.close();
  },
});

export { expect } from './test.ts';
