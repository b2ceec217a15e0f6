import { vitePlugin as remix } from '@remix-run/dev';
import { defineConfig, type Plugin } from 'vite';
import { cssTarget } from './oldest-engines.js';
import remixOptions from './remix.config.js';
import { fewScriptFiles } from './scripts/few-script-files.ts';
import { inlineScript } from './scripts/inline-script.ts';
import { scriptWords } from './scripts/script-words.ts';

/** Pages are not hydrated, so a change that only the server sees is shown by loading the page again. */
function reloadOnServerChange(): Plugin {
  return {
    name: 'reload-on-server-change',
    apply: 'serve',
    handleHotUpdate({ file, modules, server }) {
      const seenByBrowser = modules.some(
        (module) => module.clientImportedModules.size > 0 && /\.island\.tsx$/.test(file),
      );
      if (file.includes('/app/') && !seenByBrowser) server.ws.send({ type: 'full-reload' });
    },
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [remix(remixOptions), fewScriptFiles(), inlineScript(), scriptWords(), reloadOnServerChange()],
  build: {
    // Engines with modules but without newer syntax must not meet a syntax error.
    target: isSsrBuild ? 'node20' : 'es2018',
    cssTarget,
    cssMinify: true,
    // Its helper and lists would be half of the island loader; an island may come alive a round trip later.
    modulePreload: false,
    assetsInlineLimit: 0,
  },
  server: { port: 3000 },
}));
