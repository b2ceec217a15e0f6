import { ContentError } from './content-error.ts';

export type Outcome<Value> = { state: 'loaded'; value: Value } | { state: 'failed' };

/**
 * The outcome of a content call for a screen. A 404 yields the value `missing`, a refused preview token throws a 403,
 * and bugs of our own are rethrown.
 */
export async function outcomeOf<Value>(call: Promise<Value>, missing: Value): Promise<Outcome<Value>> {
  try {
    return { state: 'loaded', value: await call };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    if (error.reason === 'missing') return { state: 'loaded', value: missing };
    if (error.reason === 'forbidden') throw new Response(null, { status: 403 });
    return { state: 'failed' };
  }
}
