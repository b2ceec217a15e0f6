import type { FileBytes } from './file-bytes.ts';
import { FileRefusal } from './file-refusal.ts';

/** The boxes that MP4, QuickTime and 3GP files are made of (ISO/IEC 14496-12). */
export interface Box {
  type: string;
  start: number;
  /** Offset of its content after the header. */
  content: number;
  end: number;
}

export async function* boxesIn(bytes: FileBytes, from: number, to: number): AsyncGenerator<Box> {
  let start = from;
  while (to - start >= 8) {
    const head = await bytes.peek(start, 16);
    const short = head.readUInt32BE(0);
    if (short === 1 && head.length < 16) throw new FileRefusal('WRONG TYPE');
    const size = short === 0 ? to - start : short === 1 ? Number(head.readBigUInt64BE(8)) : short;
    const content = start + (short === 1 ? 16 : 8);
    const type = head.toString('latin1', 4, 8);
    // An interrupted recording ends in the middle of its samples.
    const end = type === 'mdat' ? Math.min(start + size, to) : start + size;
    if (end < content || end > to) throw new FileRefusal('WRONG TYPE');
    yield { type, start, content, end };
    start = end;
  }
  if (start < to) await bytes.zero(start, to - start);
}

const EMPTY = new Set(['free', 'skip', 'wide']);

/** Turns a box into padding of the same size, so that later offsets stay valid. */
export async function emptyBox(bytes: FileBytes, { type, start, content, end }: Box): Promise<void> {
  if (!EMPTY.has(type)) await bytes.write(start + 4, Buffer.from('free'));
  await bytes.zero(content, end - content);
}

export async function findBox(bytes: FileBytes, parent: Box, ...path: string[]): Promise<Box | null> {
  const [type, ...rest] = path;
  for await (const box of boxesIn(bytes, parent.content, parent.end)) {
    if (box.type === type) return rest.length === 0 ? box : findBox(bytes, box, ...rest);
  }
  return null;
}
