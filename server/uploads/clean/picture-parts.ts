/**
 * The byte ranges of a JPEG or PNG that hold its pixels; metadata, previews and data behind its end are left out. Null
 * where the structure is unknown; such a picture is encoded again.
 */
export function pictureParts(bytes: Buffer, format: 'jpeg' | 'png'): Buffer[] | null {
  try {
    return format === 'jpeg' ? jpegParts(bytes) : pngParts(bytes);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Each part costs more memory than the four bytes of an empty one, of which a file may hold millions. */
const MAX_PARTS = 10_000;

const END = 0xd9;
const SCAN = 0xda;
/** Markers to keep: tables, restart interval, and the frame types that sharp can decode. */
const JPEG_KEPT = new Set([0xc0, 0xc1, 0xc2, 0xc4, SCAN, 0xdb, 0xdd]);
const isNote = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;

function jpegParts(bytes: Buffer): Buffer[] | null {
  const parts = [bytes.subarray(0, 2)];
  for (let start = 2, count = 0; count < MAX_PARTS; count += 1) {
    if (bytes.readUInt8(start) !== 0xff) return null;
    const marker = bytes.readUInt8(start + 1);
    if (marker === END) return [...parts, bytes.subarray(start, start + 2)];
    let end = start + 2 + bytes.readUInt16BE(start + 2);
    if (end > bytes.length) return null;
    if (marker === SCAN) end = endOfScan(bytes, end);
    const segment = bytes.subarray(start, end);
    if (JPEG_KEPT.has(marker) || isPlainHeader(marker, segment)) parts.push(segment);
    else if (!isNote(marker)) return null;
    start = end;
  }
  return null;
}

/** A JFIF or Adobe header of the exact size, which means without an embedded thumbnail. */
function isPlainHeader(marker: number, segment: Buffer): boolean {
  const name = segment.toString('latin1', 4, 9);
  return (
    (marker === 0xe0 && name === 'JFIF\0' && segment.length === 18) ||
    (marker === 0xee && name === 'Adobe' && segment.length === 16)
  );
}

/** The next marker that is neither a stuffed byte nor a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let place = bytes.indexOf(0xff, from); place !== -1; place = bytes.indexOf(0xff, place + 1)) {
    const next = bytes.readUInt8(place + 1);
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return place;
  }
  throw new RangeError('a scan without an end');
}

const PNG_KEPT = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB sBIT bKGD pHYs'.split(' '));

function pngParts(bytes: Buffer): Buffer[] | null {
  const parts = [bytes.subarray(0, 8)];
  for (let start = 8, count = 0; count < MAX_PARTS; count += 1) {
    const end = start + 12 + bytes.readUInt32BE(start);
    const type = bytes.toString('latin1', start + 4, start + 8);
    if (end > bytes.length) return null;
    if (PNG_KEPT.has(type)) parts.push(bytes.subarray(start, end));
    // An unknown critical chunk.
    else if (/^[A-Z]/.test(type)) return null;
    if (type === 'IEND') return parts;
    start = end;
  }
  return null;
}
