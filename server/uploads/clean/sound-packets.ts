import { type Box, boxesIn, findBox } from './boxes.ts';
import type { FileBytes } from './file-bytes.ts';

/** Bytes that a number of samples takes up. */
export type PacketSize = (samples: number) => number;

/** Samples and bytes of a packet of one channel, where the format alone tells them. */
const PACKETS: Readonly<Record<string, readonly [samples: number, bytes: number]>> = {
  ima4: [64, 34],
  MAC3: [6, 2],
  MAC6: [6, 1],
  agsm: [160, 33],
  alaw: [1, 1],
  ulaw: [1, 1],
  in24: [1, 3],
  in32: [1, 4],
  fl32: [1, 4],
  fl64: [1, 8],
};

/**
 * Old QuickTime sound counts each sample as one byte (stsz); what it really takes up says the sound description: in
 * version 1 by packets, in version 2 too, in version 0 by bits.
 */
export async function packetSizeOf(bytes: FileBytes, samples: Box): Promise<PacketSize | null> {
  const descriptions = await findBox(bytes, samples, 'stsd');
  if (descriptions === null) return null;
  const [ofBox] = await bytes.read(descriptions.content, 1);
  for await (const { type, content, end } of boxesIn(bytes, descriptions.content + 8, descriptions.end)) {
    const entry = await bytes.read(content, Math.min(64, end - content));
    // Other programs' version 1 (ISO/IEC 14496-12) has none of these fields.
    const version = ofBox === 0 ? entry.readUInt16BE(8) : 0;
    const [channels, bits] = [entry.readUInt16BE(16), entry.readUInt16BE(18)];
    let [inPacket, size] = PACKETS[type] ?? [1, Math.ceil(bits / 8)];
    size *= channels;
    if (version === 1 && entry.length >= 44 && entry.readUInt32BE(28) > 0 && entry.readUInt32BE(36) > 0) {
      [inPacket, size] = [entry.readUInt32BE(28), entry.readUInt32BE(36)];
    } else if (version === 2 && entry.length >= 64) {
      [inPacket, size] = [Math.max(1, entry.readUInt32BE(60)), entry.readUInt32BE(56)];
    }
    return (count) => Math.ceil(count / inPacket) * size;
  }
  return null;
}
