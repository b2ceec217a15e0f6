import type { Watch } from '#app/config/watch.ts';

/** Whoever hosts the app may watch it; until then nobody listens. */
export const watch: Watch = {
  upstreamCall: () => undefined,
  contentRead: () => undefined,
  submission: () => undefined,
  overLimit: () => undefined,
  rendered: () => undefined,
};

export function connectWatch(watching: Partial<Watch>): void {
  Object.assign(watch, watching);
}

/** Runs a timer; the returned function tells the seconds since. */
export function stopwatch(): () => number {
  const began = performance.now();
  return () => (performance.now() - began) / 1000;
}
