import type { Plugin } from 'vite';

/**
 * Manual chunks for Rollup: modules that pages always load together become one file, because without HTTP/2 each file
 * is a network round trip. Lists the modules that Rollup would otherwise split into files of 100 bytes.
 */
const FILES: Record<string, readonly RegExp[]> = {
  /** React and the modules that islands share. */
  islands: [
    /\/node_modules\/(?:react|react-dom|scheduler)\//,
    /\/app\/islands\/(?:hydrate|island|one-player)\.tsx?$/,
    /\/app\/(?:components\/(?:button|icon)|lib\/color|visit\/page-context)\.tsx?$/,
    /commonjsHelpers/,
  ],
  /** Registration of the service worker, the check for forms in the outbox, and what other files share. */
  offline: [
    /\/app\/(?:contract\/with-timeout|shell\/(?:offline|ask-worker)|config\/offline-marks|outbox\/outbox-store)\.ts$/,
    /\/app\/lib\/(?:plain-click|saves-data)\.ts$/,
    /preload-helper/,
  ],
  /** For pages with a form, and while a form is in the outbox. */
  outbox: [/\/app\/(?:outbox\/|contract\/upload-fields\.ts$)/],
};

function fileOf(id: string): string | undefined {
  return Object.keys(FILES).find((name) => FILES[name]?.some((pattern) => pattern.test(id)));
}

const replaced: ReadonlyArray<readonly [id: RegExp, code: string]> = [
  // Pages don't hydrate (docs/decisions/0005-islands-without-page-hydration.md), so no browser asks for a route's
  // module. If they were built, Rollup would split what islands and the entry share into files of 100 bytes.
  [/\?__remix-build-client-route$/, 'export {};'],
  // Vite's preload helper waits for style sheets; there are none, because CSS is inlined.
  [/\0vite\/preload-helper\.js$/, 'export const __vitePreload = (load) => load();'],
];

export function fewScriptFiles(): Plugin {
  return {
    name: 'few-script-files',
    apply: 'build',
    // After Remix's own transform, which writes the modules of routes.
    enforce: 'post',
    config: (_, { isSsrBuild }) => {
      const output = {
        manualChunks: fileOf,
        onlyExplicitManualChunks: true,
        // Saves 110 bytes in three files of a page with a form: no script needs frozen module objects or their
        // Symbol.toStringTag.
        freeze: false,
        generatedCode: { preset: 'es2015', symbols: false } as const,
        // Hashes don't compress, and the service worker names all files: 36 bits instead of Rollup's 48.
        entryFileNames: 'assets/[name]-[hash:6].js',
        chunkFileNames: 'assets/[name]-[hash:6].js',
      };
      return isSsrBuild ? {} : { build: { rollupOptions: { output } } };
    },
    // Fail on circular chunks: they run in the wrong order, so that React would be undefined when it is used.
    generateBundle(_, bundle) {
      const importsOf = (file: string) => (bundle[file]?.type === 'chunk' ? bundle[file].imports : []);
      for (const file of Object.keys(bundle)) {
        const other = importsOf(file).find((imported) => importsOf(imported).includes(file));
        if (other) this.error(`${file} and ${other} import each other`);
      }
    },
    transform: (_, id) => replaced.find(([pattern]) => pattern.test(id))?.[1] ?? null,
  };
}
