import type { Metrics } from '#app/config/metrics.ts';

/** No-ops until the hosting server sets its own functions. */
export const metrics: Metrics = {
  upstreamCall: () => undefined,
  contentRead: () => undefined,
  submission: () => undefined,
  overLimit: () => undefined,
  rendered: () => undefined,
};

export function connectMetrics(watching: Metrics): void {
  Object.assign(metrics, watching);
}

/** Starts a timer; the returned function gives the seconds elapsed. */
export function stopwatch(): () => number {
  const began = performance.now();
  return () => (performance.now() - began) / 1000;
}
