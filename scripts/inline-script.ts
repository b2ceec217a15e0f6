import { build } from 'esbuild';
import type { Plugin } from 'vite';

const QUERY = '?script';

/**
 * `import code from './player.ts?script'` gives the file, bundled with its imports, as the text of one classic script
 * in ES2017, for engines without modules.
 */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return null;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      const { outputFiles } = await build({
        entryPoints: [file],
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2017',
        charset: 'utf8',
        write: false,
      });
      return `export default ${JSON.stringify(outputFiles[0]?.text.trim())}`;
    },
  };
}
