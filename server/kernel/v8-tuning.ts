import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * What an answer leaves behind is cleared away by the thread that made it. Divided among several, as the engine does by
 * itself, it takes a fifth of the processor's time more (docs/decisions/0050-no-async-local-storage-one-gc-thread.md).
 */
export function tuneV8(): void {
  setFlagsFromString('--no-parallel-scavenge');
}

/**
 * Once all is loaded what the start has left is cleared away. The engine then knows how little is held, and clears up by
 * that measure; else it waits for 300 MB to come together.
 */
export function collectAfterStart(): void {
  setFlagsFromString('--expose-gc');
  const clear = runInNewContext('gc') as () => void;
  clear();
}
