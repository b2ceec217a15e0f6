import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:script-words';
const ASSETS = 'build/client/assets';
/** What the worker writes into stored pages; the worker itself is built after the server. */
const WORKER = 'app/worker/fill-in.ts';
const STYLE = 'app/styles/app.css?inline';

/**
 * `import words from 'virtual:script-words'` gives the words of the built client scripts that are also classes of
 * the style sheet: all classes that a script may add to a page. Empty where nothing is built.
 */
export function scriptWords(): Plugin {
  let isBuild = false;
  return {
    name: 'script-words',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null;
      if (!isBuild) return 'export default []';
      const style = await this.load({ id: path.resolve(STYLE) });
      const names = style.code?.replaceAll('\\\\', '\\').match(/(?<=\.)(?:\\.|[\w-])+/g) ?? [];
      const styled = new Set(names.map((name) => name.replace(/\\(.)/g, '$1')));
      const scripts = readdirSync(ASSETS).filter((file) => file.endsWith('.js'));
      const words = [...scripts.map((file) => path.join(ASSETS, file)), WORKER].flatMap((file) =>
        readFileSync(file, 'utf8').split(/[\s"'`${}]+/),
      );
      return `export default ${JSON.stringify([...new Set(words)].filter((word) => styled.has(word)))}`;
    },
  };
}
