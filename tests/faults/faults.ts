import type { Fault } from '../support/stub-content-server.ts';

/** Kinds of failures of a content server; null means connection refused. */
export const FAULTS: Record<string, Fault | null> = {
  refused: null,
  hanging: { kind: 'hang' },
  '500': { kind: 'status', status: 500 },
  '404 to everything': { kind: 'status', status: 404 },
  '504': { kind: 'status', status: 504 },
  'wrong JSON': { kind: 'body', body: '{"start": tomorrow' },
  truncated: { kind: 'cut' },
  '10 MB': { kind: 'huge', bytes: 10 * 1024 * 1024 },
  'slow 10 s': { kind: 'slow', ms: 10_000 },
  'wrong type': { kind: 'type', type: 'text/html' },
  'redirect loop': { kind: 'loop' },
  'modified in future': { kind: 'modified', at: new Date(Date.now() + 24 * 60 * 60_000) },
};

/** Odd responses that are accepted. */
export const HARMLESS: ReadonlySet<string> = new Set(['wrong type', 'modified in future']);

/** Failures that open the circuit breaker: after a few, requests fail fast. A 200 with a bad body doesn't count. */
export const AWAY: ReadonlySet<string> = new Set(['refused', 'hanging', '504', 'slow 10 s', 'redirect loop']);
