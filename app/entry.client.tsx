/**
 * Island loader, the only script that is loaded with the page. React and an island's code are fetched when the island is
 * first used, or when it is visible and the page's first picture has loaded.
 */

import { enhanceShell } from '#app/shell/enhance-shell.ts';
import { startWhenSeen } from './islands/when-seen.ts';
import { enhanceShare } from './share/enhance-share.ts';

const modules = import.meta.glob<Record<string, unknown>>('./**/*.island.tsx');

const loaders = new Map<string, () => Promise<Record<string, unknown>>>();
for (const [path, load] of Object.entries(modules)) {
  loaders.set(path.slice(path.lastIndexOf('/') + 1, -'.island.tsx'.length), load);
}

const started = new WeakSet<HTMLElement>();

function start(element: HTMLElement): void {
  const load = loaders.get(element.dataset.island as string);
  if (!load || started.has(element)) return;
  started.add(element);
  Promise.all([import('./islands/hydrate.tsx'), load()]).then(
    ([{ hydrateIsland }, module]) => hydrateIsland(element, module),
    // Offline: the server's HTML still works, and the next interaction tries again.
    () => started.delete(element),
  );
}

for (const type of ['pointerdown', 'focusin', 'keydown']) {
  document.addEventListener(
    type,
    ({ target }) => {
      const element = target instanceof Element && target.closest<HTMLElement>('[data-island]');
      if (element) start(element);
    },
    { capture: true, passive: true },
  );
}

const FORMS =
  '#error-summary,[data-live],[data-needs-choice],[data-busy-label],[data-results],[data-results-missing],dialog[data-modal],[data-at-once]';

function enhance(): void {
  if (document.querySelector('[data-when="visible"]')) startWhenSeen(start);
  if (document.querySelector(FORMS)) {
    import('#app/forms/enhance-forms.ts').then(
      (forms) => forms.enhanceForms(),
      // Offline: the forms work without a script.
      () => undefined,
    );
  }
  const block = document.querySelector<HTMLElement>('[data-share]');
  if (block) enhanceShare(block);
  enhanceShell();
  document.documentElement.dataset.js = '';
}

// The two newest features that older-engines.ts polyfills: a browser with both needs no polyfill.
if ('requestSubmit' in HTMLFormElement.prototype && 'replaceChildren' in document) enhance();
else import('./lib/older-engines.ts').then(enhance, enhance);
