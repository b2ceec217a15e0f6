import { addresses, definitionOf, endpoints } from './app/route-table.ts';

/** @param {string} name */
const kebabCase = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The Remix options; vite.config.ts passes them on, so these are the ones that count. Routes come from the table.
 *
 * @type {import('@remix-run/dev').VitePluginConfig}
 */
export default {
  ssr: true,
  serverModuleFormat: 'esm',
  ignoredRouteFiles: ['**/*'],
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    // Off: it needs storage, which captive and signage browsers block, and no page of ours routes in the browser.
    v3_lazyRouteDiscovery: false,
    // Off: routes are made below, from the one table, instead of in a second file.
    v3_routeConfig: false,
  },
  /** @param {import('@remix-run/dev/dist/config/routes').DefineRoutesFunction} defineRoutes */
  routes: (defineRoutes) =>
    defineRoutes((route) => {
      for (const { screen, pattern } of addresses) {
        const { folder = kebabCase(screen) } = definitionOf(screen);
        const file = `routes/${folder}/route.tsx`;
        const id = `${screen}:${pattern}`;
        if (pattern === '/') route('', file, { id, index: true });
        else route(pattern.slice(1), file, { id, caseSensitive: true });
      }
      for (const { path, folder } of Object.values(endpoints)) {
        route(path.slice(1), `routes/${folder}/route.ts`, { id: `endpoint:${folder}` });
      }
      // What content may do to the look, for those who work on it: it is in no build.
      if (process.env.NODE_ENV === 'development') {
        route('dev/tiles', 'routes/dev-tiles/route.tsx', { id: 'dev-tiles' });
      }
      route('*', 'routes/not-found/route.tsx', { id: 'not-found' });
    }),
};
