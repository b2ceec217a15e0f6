import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Writes the pieces with backpressure, to stdout or a file that it ends; resolves to false if there were none. */
export async function writeOut(pieces: AsyncIterable<string>, file?: Writable): Promise<boolean> {
  let isThere = false;
  async function* noted() {
    for await (const piece of pieces) {
      isThere = true;
      yield piece;
    }
  }
  await pipeline(Readable.from(noted()), file ?? process.stdout, { end: file !== undefined });
  return isThere;
}
