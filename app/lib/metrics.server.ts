import type { Metrics } from '#app/config/metrics.ts';

/** Whoever hosts the app may watch it; until then nobody listens. */
export const metrics: Metrics = {
  upstreamCall: () => undefined,
  contentRead: () => undefined,
  submission: () => undefined,
  overLimit: () => undefined,
  rendered: () => undefined,
};

export function connectMetrics(watching: Partial<Metrics>): void {
  Object.assign(metrics, watching);
}

/** Runs a timer; the returned function tells the seconds since. */
export function stopwatch(): () => number {
  const began = performance.now();
  return () => (performance.now() - began) / 1000;
}
