import type { FileBytes } from './file-bytes.ts';
import { FileRefusal } from './file-refusal.ts';

/** The elements that Matroska and WebM files are made of (RFC 8794). */
export interface Element {
  id: number;
  start: number;
  content: number;
  /** Null for an unknown length, as in live recordings. */
  end: number | null;
}

const VOID = 0xec;

/** An integer whose first byte tells its length; null where all its bits are set, which means unknown. */
export function integerIn(head: Buffer): { value: number | null; length: number } {
  const [first = 0] = head;
  const length = Math.clz32(first) - 23;
  if (length > 8 || length > head.length) throw new FileRefusal('WRONG TYPE');
  let value = first & (0xff >> length);
  let unknown = value === 0xff >> length;
  for (const byte of head.subarray(1, length)) {
    value = value * 256 + byte;
    unknown &&= byte === 0xff;
  }
  return { value: unknown ? null : value, length };
}

export async function elementAt(bytes: FileBytes, start: number, limit: number): Promise<Element> {
  const head = await bytes.peek(start, 12);
  const idLength = Math.clz32(head[0] ?? 0) - 23;
  if (idLength > 4) throw new FileRefusal('WRONG TYPE');
  const { value, length } = integerIn(head.subarray(idLength));
  const content = start + idLength + length;
  // An interrupted recording ends in the middle of an element.
  const end = value === null ? null : Math.min(content + value, limit);
  if (content > limit) throw new FileRefusal('WRONG TYPE');
  return { id: head.readUIntBE(0, idLength), start, content, end };
}

export async function* elementsIn(bytes: FileBytes, from: number, to: number): AsyncGenerator<Element> {
  for (let start = from; start < to; ) {
    const element = await elementAt(bytes, start, to);
    if (element.end === null) throw new FileRefusal('WRONG TYPE');
    yield element;
    start = element.end;
  }
}

/** Turns an element into a Void element of the same size, so that later offsets stay valid. */
export async function emptyElement(bytes: FileBytes, { id, start, content, end }: Element): Promise<void> {
  if (end === null) throw new FileRefusal('WRONG TYPE');
  if (id === VOID) return bytes.zero(content, end - content);
  const whole = end - start;
  const length = Math.min(8, whole - 1);
  const head = Buffer.alloc(1 + length);
  head[0] = VOID;
  head.writeUIntBE(whole - 1 - length, Math.max(1, 1 + length - 6), Math.min(6, length));
  head[1] = (head[1] as number) | (0x80 >> (length - 1));
  await bytes.write(start, head);
  await bytes.zero(start + head.length, whole - head.length);
}
