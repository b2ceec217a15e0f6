import type { Shared } from '#app/config/shared.ts';

let connected: Shared | null = null;

/** The hosting server connects the state shared by all nodes; without it this node works alone. */
export function connectShared(shared: Shared): void {
  connected = shared;
}

export function sharedNodes(): Shared | null {
  return connected;
}
