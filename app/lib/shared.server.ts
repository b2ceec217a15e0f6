import type { Shared } from '#app/config/shared.ts';

let connected: Shared | null = null;

/** The host's way to what all nodes know; without one this node is alone. */
export function connectShared(shared: Shared): void {
  connected = shared;
}

export function sharedNodes(): Shared | null {
  return connected;
}
