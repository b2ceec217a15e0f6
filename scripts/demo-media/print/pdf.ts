import { deflateSync } from 'node:zlib';

type Font = 'regular' | 'bold';
export type Anchor = 'left' | 'middle' | 'right';

/** Widths of Helvetica per 1000 units for what a plan writes; anything else counts as an average letter. */
const NARROW = new Map<string, number>([..."ijl.,:;|!'"].map((c) => [c, 250] as const));
const WIDE = new Map<string, number>([...'mwMWÄÖÜ'].map((c) => [c, 800] as const));

export const widthOf = (text: string, size: number, font: Font = 'regular') =>
  ([...text].reduce(
    (sum, c) => sum + (NARROW.get(c) ?? WIDE.get(c) ?? (c >= 'A' && c <= 'Z' ? 690 : c === ' ' ? 278 : 540)),
    0,
  ) /
    1000) *
  size *
  (font === 'bold' ? 1.06 : 1);

const rgb = (hex: string) =>
  [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3)).join(' ');

const escaped = (text: string) =>
  text
    .replace(/[\\()]/g, '\\$&')
    .replaceAll('–', '\x96')
    .replaceAll('·', '\xb7');

/** One page of drawing commands in points, the origin at the lower left. */
export class Page {
  private commands: string[] = [];

  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  rect(x: number, y: number, w: number, h: number, fill: string): void {
    this.commands.push(`${rgb(fill)} rg ${x} ${y} ${w} ${h} re f`);
  }

  line(points: readonly (readonly [number, number])[], colour: string, width: number, dash = ''): void {
    const path = points.map(([x, y], i) => `${x} ${y} ${i === 0 ? 'm' : 'l'}`).join(' ');
    this.commands.push(`q ${rgb(colour)} RG ${width} w 1 J 1 j [${dash}] 0 d ${path} S Q`);
  }

  curve(from: string, curves: readonly string[], colour: string, width: number): void {
    const path = curves.map((curve) => `${curve} c`).join(' ');
    this.commands.push(`q ${rgb(colour)} RG ${width} w 1 J ${from} m ${path} S Q`);
  }

  /** A dot is a line without length and with round ends. */
  dot(x: number, y: number, size: number, colour: string): void {
    this.line(
      [
        [x, y],
        [x, y],
      ],
      colour,
      size,
    );
  }

  text(
    x: number,
    y: number,
    text: string,
    size: number,
    options: { font?: Font; colour?: string; anchor?: Anchor } = {},
  ): void {
    const { font = 'regular', colour = '#14201A', anchor = 'left' } = options;
    const shift = anchor === 'left' ? 0 : widthOf(text, size, font) / (anchor === 'middle' ? 2 : 1);
    const at = `${(x - shift).toFixed(2)} ${y}`;
    this.commands.push(
      `BT /${font === 'bold' ? 'B' : 'R'} ${size} Tf ${rgb(colour)} rg ${at} Td (${escaped(text)}) Tj ET`,
    );
  }

  content(): Buffer {
    return deflateSync(Buffer.from(this.commands.join('\n'), 'latin1'));
  }
}

/** A file with one page and the standard fonts every reader has; no dates, so that it stays the same. */
export function pdfOf(page: Page, title: string): Buffer {
  const content = page.content();
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects: (string | Buffer)[] = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (de-DE) /ViewerPreferences << /DisplayDocTitle true >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Contents 4 0 R /Resources << /Font << /R 5 0 R /B 6 0 R >> >> >>`,
    Buffer.concat([
      Buffer.from(`<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n`),
      content,
      Buffer.from('\nendstream'),
    ]),
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${escaped(title)}) /Author (Stadtbahn Aldenbr\xfcck) >>`,
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe4\xf6\xfc\xdf\n', 'latin1')];
  const offsets: number[] = [];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  for (const [i, object] of objects.entries()) {
    offsets.push(length());
    const body = typeof object === 'string' ? Buffer.from(object, 'latin1') : object;
    parts.push(Buffer.from(`${i + 1} 0 obj\n`), body, Buffer.from('\nendobj\n'));
  }
  const start = length();
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  parts.push(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}`));
  return Buffer.concat(parts);
}
