import { readableOn } from '#app/lib/color.ts';
import { barColor } from '#app/tiles/survey/bar-color.ts';
import { balance, drawable, textElement, widthOf, wrap } from './lettering.ts';

/** The picture's content; the same texts and numbers as on the page. */
export interface ResultPicture {
  question: string;
  color: string;
  rows: ReadonlyArray<{ text: string; percent: number; percentText: string }>;
  /** Below the results: 'not representative', and the number of participants. */
  notes: readonly string[];
  brand: string;
}

/** Width of the survey picture (specification 9). */
export const PICTURE_WIDTH = 1024;

const MARGIN = 56;
const PADDING = 40;
const INNER = PICTURE_WIDTH - 2 * MARGIN;
const QUESTION = { size: 46, line: 58 };
const ANSWER = { size: 30, line: 40 };
const NOTE = { size: 24, line: 34 };
const BAR = 28;
const ROW_GAP = 34;
const PERCENT_ROOM = 170;

const INK = '#14201a';
const CARD = '#ffffff';
const TRACK = '#e9ebe6';
const EDGE = '#55615a';

interface LineStyle {
  size: number;
  line: number;
}

/** Collects SVG elements from top to bottom. */
class Sheet {
  private readonly parts: string[] = [];
  y = 0;

  line(text: string, x: number, style: LineStyle, color: string, anchor: 'start' | 'end' = 'start'): void {
    // The baseline is at 76 % of the line height.
    const baseline = this.y + style.line * 0.76;
    this.parts.push(textElement(text, { x, baseline, size: style.size, color, anchor }));
    this.y += style.line;
  }

  box(x: number, y: number, width: number, paint: string, radius = BAR / 2): void {
    this.parts.push(
      `<rect x="${x}" y="${y}" width="${width.toFixed(2)}" height="${BAR}" rx="${radius}" ${paint}/>`,
    );
  }

  clip(id: string, x: number, y: number, width: number): void {
    this.parts.push(
      `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${width}" height="${BAR}" rx="${BAR / 2}"/></clipPath>`,
    );
  }

  /** The elements drawn so far, on top of `behind`. */
  finished(behind: string): string {
    return behind + this.parts.join('');
  }
}

export function resultSvg({ question, color, rows, notes, brand }: ResultPicture): string {
  const ink = readableOn(color);
  const sheet = new Sheet();
  sheet.y = MARGIN - 8;
  for (const line of balance(question, QUESTION.size, INNER)) sheet.line(line, MARGIN, QUESTION, ink);
  sheet.y += 24;
  const cardTop = sheet.y;
  sheet.y += PADDING;
  rows.forEach((row, index) => {
    if (index > 0) sheet.y += ROW_GAP;
    drawRow(sheet, row, color, index);
  });
  sheet.y += PADDING;
  const cardHeight = sheet.y - cardTop;
  sheet.y += 24;
  const brandText = drawable(brand);
  const right = PICTURE_WIDTH - MARGIN;
  const notesWidth = right - widthOf(brandText, NOTE.size) - MARGIN - 24;
  const notesTop = sheet.y;
  sheet.line(brandText, right, NOTE, ink, 'end');
  sheet.y = notesTop;
  for (const note of notes) {
    for (const line of wrap(note, NOTE.size, notesWidth)) sheet.line(line, MARGIN, NOTE, ink);
  }
  const height = Math.max(sheet.y, notesTop + NOTE.line) + MARGIN - 16;
  const behind =
    `<rect width="${PICTURE_WIDTH}" height="${height}" fill="${color}"/>` +
    `<rect x="${MARGIN}" y="${cardTop}" width="${INNER}" height="${cardHeight}" rx="16" fill="${CARD}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${height}" ` +
    `viewBox="0 0 ${PICTURE_WIDTH} ${height}">${sheet.finished(behind)}</svg>`
  );
}

function drawRow(sheet: Sheet, row: ResultPicture['rows'][number], color: string, index: number): void {
  const left = MARGIN + PADDING;
  const width = INNER - 2 * PADDING;
  const top = sheet.y;
  sheet.line(drawable(row.percentText), left + width, ANSWER, INK, 'end');
  sheet.y = top;
  for (const line of wrap(row.text, ANSWER.size, width - PERCENT_ROOM)) sheet.line(line, left, ANSWER, INK);
  sheet.y = Math.max(sheet.y, top + ANSWER.line) + 8;
  const filled = (width * Math.min(100, Math.max(0, row.percent))) / 100;
  sheet.box(left, sheet.y, width, `fill="${TRACK}" stroke="${EDGE}" stroke-width="3"`);
  // Clipped to the full bar's rounded shape; a radius of its own would distort small values.
  sheet.clip(`bar${index}`, left, sheet.y, width);
  sheet.box(left, sheet.y, filled, `fill="${barColor(color, INK)}" clip-path="url(#bar${index})"`, 0);
  sheet.y += BAR;
}
