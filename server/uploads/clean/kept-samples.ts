import { type Box, boxesIn, findBox } from './boxes.ts';
import type { FileBytes } from './file-bytes.ts';
import { FileRefusal } from './file-refusal.ts';
import { Table } from './sample-table.ts';
import { type PacketSize, packetSizeOf } from './sound-packets.ts';

/** Limit of stretches of samples that don't touch; a film of a minute has a few thousand. */
const MAX_STRETCHES = 250_000;

const BASE_OFFSET = 0x1;
const DESCRIPTION = 0x2;
const DURATION = 0x8;
const SIZE = 0x10;
const BASE_IS_FRAGMENT = 0x20000;
const RUN_OFFSET = 0x1;
const RUN_FIRST_FLAGS = 0x4;
const RUN_DURATION = 0x100;
const RUN_SIZE = 0x200;
const RUN_FIELDS = [RUN_DURATION, RUN_SIZE, 0x400, 0x800];

/** A track's part of a fragment. */
interface Fragment {
  base: number;
  /** End of the last run of samples. */
  end: number;
  size: number;
  isKept: boolean;
}

/** Where the samples of the kept tracks lie. The rest of `mdat` is overwritten: dropped tracks, a dashcam's notes. */
export class KeptSamples {
  private readonly stretches: { from: number; to: number }[] = [];
  private readonly tracks = new Set<number>();
  /** Sample size by track, for fragments that don't tell it (trex). */
  private readonly defaultSizes = new Map<number, number>();
  private fragmentStart = 0;
  /** End of the last track's samples; null before the first of a fragment. */
  private lastEnd: number | null = null;
  private isLastDropped = false;

  constructor(private readonly bytes: FileBytes) {}

  async addTrack(track: Box, kind: string): Promise<void> {
    const header = await findBox(this.bytes, track, 'tkhd');
    const samples = await findBox(this.bytes, track, 'mdia', 'minf', 'stbl');
    if (header === null || samples === null) throw new FileRefusal('WRONG TYPE');
    const [version] = await this.bytes.read(header.content, 1);
    this.tracks.add(await this.number(header.content + (version === 1 ? 20 : 12)));
    await this.addChunks(samples, kind === 'soun' ? await packetSizeOf(this.bytes, samples) : null);
  }

  private async addChunks(samples: Box, packet: PacketSize | null): Promise<void> {
    const table = (type: string, ...layout: [number, number]) =>
      Table.in(this.bytes, samples, type, ...layout);
    const groups = await table('stsc', 96, 0);
    const short = await table('stco', 32, 0);
    const chunks = short ?? (await table('co64', 64, 0));
    const full = await table('stsz', 32, 4);
    const sizes = full ?? (await table('stz2', 0, 4));
    // A fragmented film may have no tables here.
    if (groups === null || chunks === null || sizes === null) return;
    const oneSize = full === null ? 0 : await this.number(full.start - 8);
    let sample = 0;
    for (let [chunk, row] = [0, 0]; chunk < chunks.count; chunk += 1) {
      while (row + 1 < groups.count && (await groups.at(row + 1)) <= chunk + 1) row += 1;
      const count = await groups.at(row, 4);
      const inPackets = oneSize === 0 ? 0 : (packet?.(count) ?? 0);
      let length = oneSize === 1 && inPackets > 0 ? inPackets : Math.max(oneSize * count, inPackets);
      // The last chunk of an interrupted recording may be short of samples.
      const last = oneSize === 0 ? Math.min(sample + count, sizes.count) : 0;
      for (; sample < last; sample += 1) length += await sizes.at(sample);
      const place = await chunks.at(chunk);
      this.add(short === null ? place * 2 ** 32 + (await chunks.at(chunk, 4)) : place, length);
    }
  }

  /** Reads the default sample size of a track (trex). */
  async addDefaults({ content }: Box): Promise<void> {
    this.defaultSizes.set(await this.number(content + 4), await this.number(content + 16));
  }

  beginFragment({ start }: Box): void {
    this.fragmentStart = start;
    this.lastEnd = null;
    this.isLastDropped = false;
  }

  /** Adds the samples of a `traf`; false where its track isn't kept. */
  async addFragment({ content, end }: Box): Promise<boolean> {
    let fragment: Fragment | null = null;
    for await (const box of boxesIn(this.bytes, content, end)) {
      if (box.type === 'tfhd') fragment = await this.fragmentOf(box);
      if (box.type === 'trun' && fragment !== null) await this.addRun(box, fragment);
    }
    if (fragment === null) throw new FileRefusal('WRONG TYPE');
    this.lastEnd = fragment.end;
    this.isLastDropped = !fragment.isKept;
    return fragment.isKept;
  }

  private async fragmentOf({ content, end }: Box): Promise<Fragment> {
    const fields = await this.bytes.read(content, Math.min(end - content, 28));
    const [flags, track] = [fields.readUInt32BE(0), fields.readUInt32BE(4)];
    let base = flags & BASE_IS_FRAGMENT ? this.fragmentStart : (this.lastEnd ?? this.fragmentStart);
    if (flags & BASE_OFFSET) base = Number(fields.readBigUInt64BE(8));
    // Its data begins where that of the preceding track ends, which is emptied: players would not find it.
    else if (!(flags & BASE_IS_FRAGMENT) && this.isLastDropped) throw new FileRefusal('NOT CLEANABLE');
    const place =
      8 + (flags & BASE_OFFSET ? 8 : 0) + (flags & DESCRIPTION ? 4 : 0) + (flags & DURATION ? 4 : 0);
    const size = flags & SIZE ? fields.readUInt32BE(place) : (this.defaultSizes.get(track) ?? 0);
    return { base, end: base, size, isKept: this.tracks.has(track) };
  }

  private async addRun({ content, end }: Box, fragment: Fragment): Promise<void> {
    const fields = await this.bytes.read(content, Math.min(end - content, 12));
    const [flags, count] = [fields.readUInt32BE(0), fields.readUInt32BE(4)];
    const from = flags & RUN_OFFSET ? fragment.base + fields.readInt32BE(8) : fragment.end;
    let length = fragment.size * count;
    if (flags & RUN_SIZE) {
      length = 0;
      const start = content + 8 + (flags & RUN_OFFSET ? 4 : 0) + (flags & RUN_FIRST_FLAGS ? 4 : 0);
      const bits = RUN_FIELDS.filter((flag) => flags & flag).length * 32;
      const sizes = new Table(this.bytes, { start, end, bits, count });
      for (let row = 0; row < count; row += 1) length += await sizes.at(row, flags & RUN_DURATION ? 4 : 0);
    }
    if (fragment.isKept) this.add(from, length);
    fragment.end = from + length;
  }

  private add(from: number, length: number): void {
    if (length === 0) return;
    const last = this.stretches.at(-1);
    if (last?.to === from) last.to += length;
    else if (this.stretches.push({ from, to: from + length }) > MAX_STRETCHES) {
      throw new FileRefusal('NOT CLEANABLE');
    }
  }

  /** Zeroes what no sample takes up in the `mdat` boxes. */
  async zeroRest(): Promise<void> {
    this.stretches.sort((one, other) => one.from - other.from);
    let next = 0;
    for await (const { type, content, end } of boxesIn(this.bytes, 0, this.bytes.size)) {
      if (type !== 'mdat') continue;
      let done = content;
      for (
        let stretch = this.stretches[next];
        stretch && stretch.from < end;
        stretch = this.stretches[next]
      ) {
        await this.bytes.zero(done, stretch.from - done);
        done = Math.max(done, Math.min(stretch.to, end));
        next += 1;
      }
      await this.bytes.zero(done, end - done);
    }
  }

  private async number(place: number): Promise<number> {
    return (await this.bytes.read(place, 4)).readUInt32BE();
  }
}
