import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Writes the pieces with backpressure; resolves to false if there were none. */
export async function writeOut(
  pieces: AsyncIterable<string>,
  to: Writable,
  { end }: { end: boolean },
): Promise<boolean> {
  let isThere = false;
  async function* noted() {
    for await (const piece of pieces) {
      isThere = true;
      yield piece;
    }
  }
  await pipeline(Readable.from(noted()), to, { end });
  return isThere;
}
