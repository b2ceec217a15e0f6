import { postToShell } from './shell-messages.ts';

function postPath(): void {
  postToShell(`onPathChanged:${document.documentElement.dataset.shellPath}`);
}

/** Tells the embedding app which entry is shown: on load, and when restored from the back-forward cache. */
export function postPathToApp(): void {
  postPath();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) postPath();
  });
}
