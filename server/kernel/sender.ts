import type { Request } from 'express';
import { networkOf } from '#app/contract/network-of.ts';

/** Who sent a file or requests a picture; the networks take turns. */
export interface Sender {
  network: string;
  hasLeft: () => boolean;
}

/** The socket tells, because the response to a pipelined request isn't closed with it. */
export function senderOf({ ip, socket }: Request): Sender {
  return { network: networkOf(ip ?? ''), hasLeft: () => socket.destroyed };
}
