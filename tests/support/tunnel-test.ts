import { test as base } from './test.ts';
import { Tunnel } from './tunnel.ts';

/** Playwright's test with a `tunnel` fixture, for bad networks, refused cookies and other workers. */
export const test = base.extend<{ tunnel: Tunnel }>({
  tunnel: async ({ baseURL }, use) => {
    const tunnel = await Tunnel.to(baseURL ?? '');
    await use(tunnel);
    await tunnel.close();
  },
});

export { expect } from './test.ts';
