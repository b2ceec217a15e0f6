import QRCode from 'qrcode';

/** A QR code as an SVG path, one stroke per run of dark modules. The quiet zone is added where it is shown. */
export interface QrPath {
  size: number;
  d: string;
}

export function qrPath(text: string): QrPath {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  let d = '';
  for (let row = 0; row < size; row += 1) {
    const dark = Array.from({ length: size }, (_, column) => (modules.get(row, column) ? '1' : '0')).join('');
    let end = 0;
    for (const { index, 0: run } of dark.matchAll(/1+/g)) {
      d += end === 0 ? `M${index} ${row}.5` : `m${index - end} 0`;
      d += `h${run.length}`;
      end = index + run.length;
    }
  }
  return { size, d };
}
