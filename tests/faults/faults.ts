import type { Fault } from '../support/stub-content-server.ts';

/** The ways in which a content server can be ill; null: nobody listens. */
export const FAULTS: Record<string, Fault | null> = {
  refused: null,
  hanging: { kind: 'hang' },
  '500': { kind: 'status', status: 500 },
  '504': { kind: 'status', status: 504 },
  'wrong JSON': { kind: 'body', body: '{"start": tomorrow' },
  truncated: { kind: 'cut' },
  '10 MB': { kind: 'huge', bytes: 10 * 1024 * 1024 },
  'slow 10 s': { kind: 'slow', ms: 10_000 },
  'wrong type': { kind: 'type', type: 'text/html' },
  'redirect loop': { kind: 'loop' },
  'modified in future': { kind: 'modified', at: new Date(Date.now() + 24 * 60 * 60_000) },
};

/** With these the server answers, only oddly: what it says is taken. */
export const HARMLESS: ReadonlySet<string> = new Set(['wrong type', 'modified in future']);

/** With these it is away: after the first few nobody waits for it. A 200 whose body is no good is an answer. */
export const AWAY: ReadonlySet<string> = new Set(['refused', 'hanging', '504', 'slow 10 s', 'redirect loop']);
