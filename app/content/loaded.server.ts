import { ContentError } from './content-error.ts';

export type Loaded<Value> = { state: 'loaded'; value: Value } | { state: 'failed' };

/**
 * What a content call brought for a screen. A 404 yields the value `missing`, a refused preview token throws a 403,
 * and bugs of our own are rethrown.
 */
export async function loadedOr<Value>(call: Promise<Value>, missing: Value): Promise<Loaded<Value>> {
  try {
    return { state: 'loaded', value: await call };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    if (error.reason === 'missing') return { state: 'loaded', value: missing };
    if (error.reason === 'forbidden') throw new Response(null, { status: 403 });
    return { state: 'failed' };
  }
}
