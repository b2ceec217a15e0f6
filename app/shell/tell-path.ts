import { postToShell } from './shell-messages.ts';

function postPath(): void {
  postToShell(`onPathChanged:${document.documentElement.dataset.shellPath}`);
}

/** Tells the app around the page which entry is shown: at once, and again when the back-forward cache brings it back. */
export function tellPath(): void {
  postPath();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) postPath();
  });
}
