import QRCode from 'qrcode';

export const QR_MIN_SIZE = 100;
export const QR_MAX_SIZE = 1024;

/** A QR code as a square PNG with the quiet zone that scanners need. */
export function qrPng(content: string, size: number): Promise<Buffer> {
  return QRCode.toBuffer(content, { type: 'png', width: size, margin: 4, errorCorrectionLevel: 'M' });
}

/** What a voucher's QR code leads to: the page on which staff redeems it. */
export function voucherAddress(publicUrl: string, entryId: string, actionId: string, code: string): string {
  return `${publicUrl}/qr/${entryId}/${actionId}/${code}`;
}
