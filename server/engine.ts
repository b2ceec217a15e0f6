import { setFlagsFromString } from 'node:v8';

/**
 * What an answer leaves behind is cleared away by the thread that made it. Divided among several, as the engine does by
 * itself, it takes a fifth of the processor's time more (docs/decisions/0050-nothing-follows-every-promise.md).
 */
export function tuneEngine(): void {
  setFlagsFromString('--no-parallel-scavenge');
}
