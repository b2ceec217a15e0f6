import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Young objects are collected on the main thread. V8's default of several threads takes a fifth more processor time
 * (docs/decisions/0050-no-async-local-storage-one-gc-thread.md).
 */
export function tuneV8(): void {
  setFlagsFromString('--no-parallel-scavenge');
}

/**
 * One full garbage collection after start-up. V8 then sizes the heap by live objects; without it, garbage grows to 300
 * MB.
 */
export function collectAfterStart(): void {
  setFlagsFromString('--expose-gc');
  const clear = runInNewContext('gc') as () => void;
  clear();
}
