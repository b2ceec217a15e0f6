import { type Box, findBox } from './boxes.ts';
import type { FileBytes } from './file-bytes.ts';
import { FileRefusal } from './file-refusal.ts';

const BLOCK_BYTES = 64 * 1024;

/** A table of numbers, read a block at a time: that of a long recording has megabytes. */
export class Table {
  readonly start: number;
  readonly count: number;
  private readonly end: number;
  private readonly bits: number;
  private block: Buffer = Buffer.alloc(0);
  private blockStart = 0;

  /** `bits`: of a row. */
  constructor(
    private readonly bytes: FileBytes,
    { start, end, bits, count }: { start: number; end: number; bits: number; count: number },
  ) {
    if (start + (count * bits) / 8 > end) throw new FileRefusal('WRONG TYPE');
    this.start = start;
    this.end = end;
    this.bits = bits;
    this.count = count;
  }

  /** The table in a box, behind `skip` bytes and the number of its rows; null if there is no such box. */
  static async in(
    bytes: FileBytes,
    samples: Box,
    type: string,
    bits: number,
    skip: number,
  ): Promise<Table | null> {
    const box = await findBox(bytes, samples, type);
    if (box === null) return null;
    const head = await bytes.read(box.content, 8 + skip);
    const start = box.content + head.length;
    const count = head.readUInt32BE(head.length - 4);
    // Compact sizes (stz2) tell their width; where all have one size (stsz), no row follows.
    if (type === 'stz2') return new Table(bytes, { start, end: box.end, bits: head.readUInt8(7), count });
    if (type === 'stsz' && head.readUInt32BE(4) > 0) {
      return new Table(bytes, { start, end: box.end, bits: 0, count });
    }
    return new Table(bytes, { start, end: box.end, bits, count });
  }

  /** The number in a row, `offset` bytes from its start: of 32 bits, or of a row's width if that is less. */
  async at(row: number, offset = 0): Promise<number> {
    this.bytes.countRead();
    const place = this.start + Math.floor((row * this.bits) / 8) + offset;
    const width = Math.min(4, Math.ceil(this.bits / 8));
    if (place < this.blockStart || place + width > this.blockStart + this.block.length) {
      this.block = await this.bytes.read(place, Math.min(BLOCK_BYTES, this.end - place));
      this.blockStart = place;
    }
    const value = this.block.readUIntBE(place - this.blockStart, width);
    return this.bits === 4 ? (row % 2 === 0 ? value >> 4 : value & 15) : value;
  }
}
