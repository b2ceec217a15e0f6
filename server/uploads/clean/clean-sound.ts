import type { FileBytes } from './file-bytes.ts';
import { FileRefusal } from './file-refusal.ts';
import { keepFrames } from './sound-frames.ts';

/** MP3 and AAC: frames with metadata tags before, between and behind them. */
export async function cleanTagged(bytes: FileBytes): Promise<void> {
  await keepFrames(bytes, await emptyTagsBefore(bytes));
}

/** ID3v2: keeps the tag's size and fills it with padding. */
async function emptyTagsBefore(bytes: FileBytes): Promise<number> {
  let start = 0;
  for (;;) {
    const head = await bytes.peek(start, 10);
    if (head.length < 10 || head.toString('latin1', 0, 3) !== 'ID3') return start;
    const size = head.subarray(6).reduce((sum, byte) => sum * 128 + (byte & 127), 0);
    // With a footer, a copy of the header.
    const whole = size + ((head[5] as number) & 0x10 ? 10 : 0);
    if (start + 10 + whole > bytes.size) throw new FileRefusal('WRONG TYPE');
    const sizes = [21, 14, 7, 0].map((shift) => (whole >> shift) & 127);
    await bytes.write(start + 5, Buffer.from([0, ...sizes]));
    await bytes.zero(start + 10, whole);
    start += 10 + whole;
  }
}

async function dropTagsBehind(bytes: FileBytes): Promise<void> {
  for (let length = await tagBehind(bytes); length > 0; length = await tagBehind(bytes)) {
    if (length > bytes.size) throw new FileRefusal('WRONG TYPE');
    await bytes.truncate(bytes.size - length);
  }
}

/** Length of the tag at the end: ID3v1, enhanced ID3v1 (TAG+), APE or Lyrics3. */
async function tagBehind(bytes: FileBytes): Promise<number> {
  const tail = await bytes.peek(Math.max(0, bytes.size - 227), 227);
  const text = (fromEnd: number, length: number) =>
    tail.toString('latin1', Math.max(0, tail.length - fromEnd), Math.max(0, tail.length - fromEnd + length));
  if (text(128, 3) === 'TAG') return 128;
  if (text(227, 4) === 'TAG+') return 227;
  if (text(9, 9) === 'LYRICS200') return Number(text(15, 6)) + 15 || 0;
  if (text(32, 8) !== 'APETAGEX') return 0;
  const [size, flags] = [tail.readUInt32LE(tail.length - 20), tail.readUInt32LE(tail.length - 12)];
  return size + (flags & 0x80000000 ? 32 : 0);
}

const STREAM_INFO = 0;
const PADDING = 1;
const SEEK_TABLE = 3;

/** FLAC: blocks of tags, pictures and cues become padding; a tail that is no whole frame is dropped. */
export async function cleanFlac(bytes: FileBytes): Promise<void> {
  const start = await cleanFlacBlocks(bytes, (await emptyTagsBefore(bytes)) + 4, bytes.size);
  await dropTagsBehind(bytes);
  await checkFrames(bytes, start);
}

/** Returns where the blocks end. */
export async function cleanFlacBlocks(bytes: FileBytes, from: number, end: number): Promise<number> {
  let start = from;
  for (let last = false; !last && start < end; ) {
    const head = await bytes.read(start, 4);
    const [first = 0] = head;
    const length = head.readUIntBE(1, 3);
    const kind = first & 127;
    last = first > 127;
    if (start + 4 + length > end) throw new FileRefusal('WRONG TYPE');
    if (kind !== STREAM_INFO && kind !== SEEK_TABLE) {
      await bytes.write(start, Buffer.from([(first & 128) | PADDING]));
      await bytes.zero(start + 4, length);
    }
    start += 4 + length;
  }
  return start;
}

const PIECE_BYTES = 16 * 1024;
/** More than a frame that an interrupted recording breaks off. */
const MAX_TAIL_BYTES = 64 * 1024;
/** What begins where a frame ends: another, or a tag (ID3). */
const NEXT = new Set([0xfff8, 0xfff9, 0x4944]);

const TABLE = Uint16Array.from({ length: 256 }, (_, n) => {
  let sum = n << 8;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 0x8000 ? (sum << 1) ^ 0x8005 : sum << 1;
  return sum;
});

/**
 * FLAC's frames don't tell their length, but end with a checksum that makes the sum of all bytes zero: after anything
 * else it never is again.
 */
async function checkFrames(bytes: FileBytes, from: number): Promise<void> {
  let [sum, end] = [0, from];
  for (let start = from; start < bytes.size; start += PIECE_BYTES) {
    const piece = await bytes.peek(start, PIECE_BYTES + 1);
    for (const [n, byte] of piece.subarray(0, PIECE_BYTES).entries()) {
      if (sum === 0 && n + 1 < piece.length && NEXT.has(piece.readUInt16BE(n))) end = start + n;
      sum = ((sum << 8) ^ (TABLE[(sum >> 8) ^ byte] as number)) & 0xffff;
    }
  }
  if (sum === 0) return;
  const tail = bytes.size - end;
  if (tail > MAX_TAIL_BYTES || (await bytes.read(end, tail)).includes('fLaC')) {
    throw new FileRefusal('NOT CLEANABLE');
  }
  await bytes.truncate(end);
}

const IN_WAVE = new Set(['fmt ', 'fact', 'data']);

/** WAV: turns every chunk that isn't sound into a JUNK chunk. */
export async function cleanWave(bytes: FileBytes): Promise<void> {
  let start = 12;
  while (bytes.size - start >= 8) {
    const head = await bytes.read(start, 8);
    const name = head.toString('latin1', 0, 4);
    const length = head.readUInt32LE(4);
    const end = Math.min(start + 8 + length, bytes.size);
    if (!IN_WAVE.has(name)) {
      await bytes.write(start, Buffer.from('JUNK'));
      await bytes.zero(start + 8, end - start - 8);
    }
    start = end + (length % 2);
  }
  if (start < bytes.size) await bytes.zero(start, bytes.size - start);
}
