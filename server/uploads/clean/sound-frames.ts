import type { FileBytes } from './file-bytes.ts';
import { FileRefusal } from './file-refusal.ts';

/** MP3 and AAC (ADTS) are frames without a container. What is between and behind them is dropped, tags above all. */

const HEAD_BYTES = 6;
const PIECE_BYTES = 16 * 1024;
/** By chance, one in 8000 places of a picture in a tag looks like a frame; three in a row don't occur. */
const FRAMES_IN_A_ROW = 3;
const TAG = /^(ID3|3DI|TAG|APETAGEX|LYRICSBEGIN)/;

/** In kbit/s, of MPEG 1 (layers I, II, III) and of MPEG 2 and 2.5 (layer I, others). */
const BITRATES = [
  [32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
  [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
  [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;
const SAMPLE_RATES = [44_100, 48_000, 32_000];

/** Drops everything from `start` on that is no whole frame. */
export async function keepFrames(bytes: FileBytes, start: number): Promise<void> {
  let kept = start;
  for (let from = await nextFrame(bytes, start); from < bytes.size; ) {
    const { end, beyond } = await endOfFrames(bytes, from);
    await bytes.move(from, end, kept);
    kept += end - from;
    from = await nextFrame(bytes, beyond);
  }
  if (kept === start) throw new FileRefusal('NOT CLEANABLE');
  if (kept < bytes.size) await bytes.truncate(kept);
}

/**
 * The end of frames that follow each other, and where to look for others. A frame before something else than a tag is
 * broken off, and its length reaches into what follows.
 */
async function endOfFrames(bytes: FileBytes, from: number): Promise<{ end: number; beyond: number }> {
  let [last, end] = [from, from];
  for (let length = await frameAt(bytes, from); length > 0; length = await frameAt(bytes, end)) {
    last = end;
    end += length;
  }
  return (await endsAt(bytes, end)) ? { end, beyond: end } : { end: last, beyond: last + 1 };
}

async function nextFrame(bytes: FileBytes, from: number): Promise<number> {
  for (let start = from; start < bytes.size; start += PIECE_BYTES) {
    const piece = await bytes.peek(start, PIECE_BYTES + HEAD_BYTES);
    for (let n = piece.indexOf(0xff); n !== -1 && n < PIECE_BYTES; n = piece.indexOf(0xff, n + 1)) {
      if (frameLength(piece, n) > 0 && (await beginsFrames(bytes, start + n))) return start + n;
    }
  }
  return bytes.size;
}

async function beginsFrames(bytes: FileBytes, start: number): Promise<boolean> {
  let end = start;
  for (let count = 0; count < FRAMES_IN_A_ROW; count += 1) {
    const length = await frameAt(bytes, end);
    if (length === 0) return count > 0 && endsAt(bytes, end);
    end += length;
  }
  return true;
}

/** Whether a frame may end here: at the end, before a tag or a frame, be it one that the file's end cuts off. */
async function endsAt(bytes: FileBytes, place: number): Promise<boolean> {
  const next = await bytes.peek(place, 11);
  return place === bytes.size || frameLength(next) > 0 || TAG.test(next.toString('latin1'));
}

/** Length of the frame here; 0 if there is none or the file ends within it. */
async function frameAt(bytes: FileBytes, place: number): Promise<number> {
  const length = frameLength(await bytes.peek(place, HEAD_BYTES));
  return place + length > bytes.size ? 0 : length;
}

function frameLength(bytes: Buffer, place = 0): number {
  if (bytes.length - place < HEAD_BYTES) return 0;
  const [sync, rates] = [bytes.readUInt16BE(place), bytes.readUInt8(place + 2)];
  if ((sync & 0xfff6) === 0xfff0) return adtsLength(bytes, place);
  const [version, layer] = [(sync >> 3) & 3, 4 - ((sync >> 1) & 3)];
  const sampleRate = SAMPLE_RATES[(rates >> 2) & 3];
  if (sync < 0xffe0 || version === 1 || layer === 4 || sampleRate === undefined) return 0;
  const isFirst = version === 3;
  const bitrate = BITRATES[isFirst ? layer - 1 : layer === 1 ? 3 : 4]?.[(rates >> 4) - 1];
  if (bitrate === undefined) return 0;
  const padding = (rates >> 1) & 1;
  const rate = sampleRate / (isFirst ? 1 : version === 2 ? 2 : 4);
  if (layer === 1) return 4 * (Math.floor((12_000 * bitrate) / rate) + padding);
  return Math.floor(((layer === 3 && !isFirst ? 72_000 : 144_000) * bitrate) / rate) + padding;
}

function adtsLength(bytes: Buffer, place: number): number {
  const length = (bytes.readUIntBE(place + 3, 3) >> 5) & 0x1fff;
  const hasRate = ((bytes.readUInt8(place + 2) >> 2) & 15) < 13;
  return hasRate && length > 7 ? length : 0;
}
