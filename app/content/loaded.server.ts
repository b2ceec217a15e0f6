import { ContentError } from './content-error.ts';

export type Outcome<Value> = { state: 'loaded'; value: Value } | { state: 'failed' };

/**
 * What became of a call for content, as a screen shows it. `missing` is what the server's own 'there is no such thing'
 * means to the screen; a refused preview token is a page of its own, a fault of ours stays a fault.
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
