import type { FileBytes } from './file-bytes.ts';
import { FileRefusal } from './file-refusal.ts';

/** Ogg: the second packet of a stream holds its comments; they are overwritten, and the packet keeps its length. */

interface Stream {
  /** Number of complete packets so far. */
  packets: number;
  /** Bytes before the comments, and whether a framing bit follows them (Vorbis). */
  prefix: Buffer;
  framed: boolean;
  /** Bytes of the comment packet already written on earlier pages. */
  done: number;
}

const CODECS = [
  { head: 'OpusHead', prefix: 'OpusTags', framed: false },
  { head: '\u0001vorbis', prefix: '\u0003vorbis', framed: true },
  { head: 'Speex   ', prefix: '', framed: false },
] as const;

const HEAD_BYTES = 27;
const COMMENTS = 1;
/** Each stream's state is kept in memory, and a file of 50 MB could have one per page. */
const MAX_STREAMS = 16;

export async function cleanOgg(bytes: FileBytes): Promise<void> {
  const streams = new Map<number, Stream>();
  for (let start = 0; start < bytes.size; ) {
    const head = await bytes.peek(start, HEAD_BYTES);
    if (head.length < HEAD_BYTES || head.toString('latin1', 0, 4) !== 'OggS') {
      // Cut off anything after the last page; players don't read it.
      return bytes.truncate(start);
    }
    const sizes = await bytes.read(start + HEAD_BYTES, head[26] as number);
    const content = start + HEAD_BYTES + sizes.length;
    const length = sizes.reduce((sum, size) => sum + size, 0);
    if (content + length > bytes.size) return bytes.truncate(start);
    const serial = head.readUInt32LE(14);
    const stream = streams.get(serial) ?? (await openStream(bytes, content, length));
    streams.set(serial, stream);
    if (streams.size > MAX_STREAMS) throw new FileRefusal('WRONG TYPE');
    if (stream.packets <= COMMENTS) await cleanPage(bytes, { start, content, sizes }, stream);
    start = content + length;
  }
}

async function openStream(bytes: FileBytes, content: number, length: number): Promise<Stream> {
  const head = (await bytes.peek(content, Math.min(8, length))).toString('latin1');
  const codec = CODECS.find((one) => head.startsWith(one.head));
  if (codec === undefined) throw new FileRefusal('NOT CLEANABLE');
  return { packets: 0, prefix: Buffer.from(codec.prefix, 'latin1'), framed: codec.framed, done: 0 };
}

interface Page {
  start: number;
  content: number;
  sizes: Buffer;
}

async function cleanPage(bytes: FileBytes, page: Page, stream: Stream): Promise<void> {
  let position = page.content;
  for (const size of page.sizes) {
    if (stream.packets === COMMENTS) {
      const silent = silence(stream).subarray(stream.done, stream.done + size);
      await bytes.write(position, Buffer.concat([silent, Buffer.alloc(size - silent.length)]));
      stream.done += size;
    }
    position += size;
    if (size < 255) {
      if (stream.packets === COMMENTS && stream.done < silence(stream).length) {
        throw new FileRefusal('WRONG TYPE');
      }
      stream.packets += 1;
    }
  }
  await renewChecksum(bytes, page.start, position);
}

/** An empty comment packet: no vendor string, no comments. */
function silence({ prefix, framed }: Stream): Buffer {
  return Buffer.concat([prefix, Buffer.alloc(8), Buffer.from(framed ? [1] : [])]);
}

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let sum = n << 24;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 0x80000000 ? (sum << 1) ^ 0x04c11db7 : sum << 1;
  return sum;
});

async function renewChecksum(bytes: FileBytes, start: number, end: number): Promise<void> {
  const page = await bytes.read(start, end - start);
  page.fill(0, 22, 26);
  let sum = 0;
  for (const byte of page) sum = ((sum << 8) ^ (TABLE[((sum >>> 24) ^ byte) & 255] as number)) >>> 0;
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32LE(sum >>> 0);
  await bytes.write(start + 22, checksum);
}
