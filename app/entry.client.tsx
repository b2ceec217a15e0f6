/**
 * The island loader: all the script that a page without islands runs. It brings React and an island's own code only
 * when that island is first used, or when it is seen and nothing competes with the page's first picture any more.
 */

import { enhanceShell } from '#app/shell/enhance-shell.ts';
import { startWhenSeen } from './islands/when-seen.ts';
import { enhanceShare } from './share/enhance-share.ts';

const modules = import.meta.glob<Record<string, unknown>>('./**/*.island.tsx');

const loaders = new Map<string, () => Promise<Record<string, unknown>>>();
for (const path of Object.keys(modules)) {
  const name = path.slice(path.lastIndexOf('/') + 1, -'.island.tsx'.length);
  const load = modules[path];
  if (load) loaders.set(name, load);
}

const started = new WeakSet<HTMLElement>();

function start(element: HTMLElement): void {
  const load = loaders.get(element.dataset.island ?? '');
  if (!load || started.has(element)) return;
  started.add(element);
  Promise.all([import('./islands/hydrate.tsx'), load()]).then(
    ([{ hydrateIsland }, module]) => hydrateIsland(element, module),
    // A tunnel: what the server sent stays usable, and the next use tries again.
    () => started.delete(element),
  );
}

function islandOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-island]') : null;
}

for (const type of ['pointerdown', 'focusin', 'keydown']) {
  document.addEventListener(
    type,
    (event) => {
      const element = islandOf(event.target);
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
      ({ enhanceForms }) => enhanceForms(),
      // A tunnel: the forms work as they are.
      () => undefined,
    );
  }
  for (const block of document.querySelectorAll<HTMLElement>('[data-share]')) enhanceShare(block);
  enhanceShell();
  document.documentElement.dataset.js = '';
}

// The two that came last of all that older-engines.ts has.
if ('requestSubmit' in HTMLFormElement.prototype && 'replaceChildren' in document) enhance();
else import('./lib/older-engines.ts').then(enhance, enhance);
