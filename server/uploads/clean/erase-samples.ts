import { type Box, boxesIn, findBox } from './boxes.ts';
import type { FileBytes } from './file-bytes.ts';
import { FileRefusal } from './file-refusal.ts';

/** Limit of a sample table: files of a minute have smaller ones. */
const MAX_TABLE_BYTES = 1024 * 1024;

/** Overwrites the samples of a track that is neither picture nor sound, such as positions or faces. */
export async function eraseSamples(bytes: FileBytes, track: Box): Promise<void> {
  const stores = await storesOf(bytes);
  const samples = await findBox(bytes, track, 'mdia', 'minf', 'stbl');
  const table = async (type: string) => samples && tableIn(bytes, samples, type);
  const [sizes, groups] = [await table('stsz'), await table('stsc')];
  const [short, long] = [await table('stco'), await table('co64')];
  const places = short ?? long;
  if (sizes === null || groups === null || places === null) throw new FileRefusal('NOT CLEANABLE');

  const width = short === null ? 8 : 4;
  const oneSize = sizes.readUInt32BE(4);
  const samplesIn = groupSizes(groups);
  let sample = 0;
  let erased = 0;
  for (let chunk = 0; chunk < places.readUInt32BE(4); chunk += 1) {
    const offset = 8 + chunk * width;
    const place = short === null ? Number(places.readBigUInt64BE(offset)) : places.readUInt32BE(offset);
    const count = samplesIn(chunk + 1);
    let length = oneSize * count;
    for (let left = oneSize === 0 ? count : 0; left > 0; left -= 1, sample += 1) {
      length += sizes.readUInt32BE(12 + sample * 4);
    }
    erased += length;
    const stored = stores.some(({ content, end }) => place >= content && place + length <= end);
    // No track has more samples than its file has bytes.
    if (!stored || erased > bytes.size) throw new FileRefusal('WRONG TYPE');
    await bytes.zero(place, length);
  }
}

/**
 * The `mdat` boxes, which hold the samples. Refuses fragmented films, whose sample tables are spread over `moof` boxes.
 */
async function storesOf(bytes: FileBytes): Promise<Box[]> {
  const stores: Box[] = [];
  for await (const box of boxesIn(bytes, 0, bytes.size)) {
    if (box.type === 'moof') throw new FileRefusal('NOT CLEANABLE');
    if (box.type === 'mdat') stores.push(box);
  }
  return stores;
}

/** Samples per chunk; the table (stsc) is run-length encoded. */
function groupSizes(groups: Buffer): (chunk: number) => number {
  const count = groups.readUInt32BE(4);
  let row = 0;
  return (chunk) => {
    while (row + 1 < count && groups.readUInt32BE(8 + (row + 1) * 12) <= chunk) row += 1;
    return groups.readUInt32BE(8 + row * 12 + 4);
  };
}

async function tableIn(bytes: FileBytes, samples: Box, type: string): Promise<Buffer | null> {
  const box = await findBox(bytes, samples, type);
  if (box === null) return null;
  const length = box.end - box.content;
  if (length > MAX_TABLE_BYTES || length < 8) throw new FileRefusal('NOT CLEANABLE');
  return bytes.read(box.content, length);
}
