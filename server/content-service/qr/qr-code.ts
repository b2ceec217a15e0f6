import { LRUCache } from 'lru-cache';
import QRCode from 'qrcode';
import sharp from 'sharp';

export const QR_MIN_SIZE = 100;
export const QR_MAX_SIZE = 1024;
/** A requested size is rounded down to one of these, which bounds the number of cached pictures. */
const SIZES = [
  QR_MAX_SIZE,
  ...[800, 640, 600, 512, 480, 400, 320, 300, 256, 240, 200, 160, 150, 128],
  QR_MIN_SIZE,
];
/** The quiet zone that scanners need, in modules. */
const MARGIN = 4;
const KEPT_BYTES = 4 * 1024 * 1024;

const drawn = new LRUCache<string, Buffer, { content: string; width: number }>({
  maxSize: KEPT_BYTES,
  sizeCalculation: ({ length }) => length,
  ignoreFetchAbort: true,
  fetchMethod: (_key, _stale, { context: { content, width } }) => draw(content, width),
});

/** A QR code as a square PNG, cached; concurrent requests for one code share one rendering. */
export function qrPng(content: string, size: number): Promise<Buffer> {
  const width = SIZES.find((listed) => listed <= size) ?? QR_MIN_SIZE;
  return drawn.forceFetch(`${width} ${content}`, { context: { content, width } });
}

/**
 * Draws one pixel per module and lets sharp enlarge it off the main thread, by a whole factor; the remaining pixels
 * widen the white margin.
 */
async function draw(content: string, width: number): Promise<Buffer> {
  const { modules } = QRCode.create(content, { errorCorrectionLevel: 'M' });
  const side = modules.size + 2 * MARGIN;
  const pixels = Buffer.alloc(side * side, 0xff);
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) pixels[(row + MARGIN) * side + column + MARGIN] = 0;
    }
  }
  const wide = side * Math.max(1, Math.floor(width / side));
  const left = Math.max(0, width - wide) >> 1;
  const right = Math.max(0, width - wide) - left;
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .resize(wide, wide, { kernel: 'nearest' })
    .extend({ top: left, bottom: right, left, right, background: '#fff' })
    .png()
    .toBuffer();
}

/** URL in a voucher's QR code: the page on which staff redeems it. */
export function voucherAddress(publicUrl: string, entryId: string, actionId: string, code: string): string {
  return `${publicUrl}/qr/${entryId}/${actionId}/${code}`;
}
