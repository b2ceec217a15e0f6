/**
 * The island loader: all the script that a page without islands runs. It brings React and an island's own code only
 * when that island is first used, or when it is seen and nothing competes with the page's first picture any more.
 */
import { enhanceShell } from './shell/enhance.ts';

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

if (document.querySelector('[data-when="visible"]')) {
  import('./islands/when-seen.ts').then(
    (seen) => seen.startWhenSeen(start),
    // A tunnel: they come alive when they are used.
    () => undefined,
  );
}

const FORMS =
  '#error-summary,[data-live],[data-needs-choice],[data-busy-label],[data-results],[data-results-missing]';
if (document.querySelector(FORMS)) {
  import('./forms/enhance.ts').then(
    ({ enhanceForms }) => enhanceForms(),
    // A tunnel: the forms work as they are.
    () => undefined,
  );
}

for (const block of document.querySelectorAll<HTMLElement>('[data-share]')) {
  import('./share/enhance-share.ts').then(
    ({ enhanceShare }) => enhanceShare(block),
    // A tunnel: its links work as they are.
    () => undefined,
  );
}

enhanceShell();
document.documentElement.dataset.js = '';
