import { postToShell } from './shell-messages.ts';

/** Tells the app around the page which entry is shown: as soon as it is, and again when Back brings it as it was left. */
function tellPath(): void {
  postToShell(`onPathChanged:${document.documentElement.dataset.shellPath}`);
}

tellPath();
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) tellPath();
});
