import {
  arc,
  type Points,
  type Pt,
  polyPath,
  pts,
  type Radii,
  ribbon,
  roundRect,
  smoothPath,
} from './geometry.ts';
import type { Sheet } from './sheet.ts';

/**
 * A plane in metres, x to the right and y up from the ground, laid somewhere into the picture. What is drawn on
 * a face keeps its true size, so a door, a rider and a tram always fit together, flat or in perspective.
 */
export class Face {
  constructor(
    readonly sheet: Sheet,
    readonly at: (x: number, y: number) => Pt,
  ) {}

  scale(x = 0, y = 0): number {
    const [ax, ay] = this.at(x, y);
    const [bx, by] = this.at(x, y + 1);
    return Math.hypot(bx - ax, by - ay);
  }

  map(points: Points): Pt[] {
    return pts(points).map(([x, y]) => this.at(x, y));
  }

  poly(points: Points, fill: string, attributes = ''): void {
    this.sheet.poly(this.map(points), fill, attributes);
  }

  soft(points: Points, fill: string, attributes = ''): void {
    this.sheet.soft(this.map(points), fill, attributes);
  }

  /** (x, y) is the lower left corner; radii go top left, top right, bottom right, bottom left. */
  rect(x: number, y: number, w: number, h: number, fill: string, radii: Radii = 0, attributes = ''): void {
    this.poly(rectUp(x, y, w, h, radii), fill, attributes);
  }

  ellipse(x: number, y: number, rx: number, ry: number, fill: string, attributes = ''): void {
    this.soft(arc(x, y, rx, ry, 0, 330, 11), fill, attributes);
  }

  line(points: Points, colour: string, width: number, attributes = ''): void {
    const [x, y] = pts(points)[0] ?? [0, 0];
    this.sheet.line(this.map(points), colour, width * this.scale(x, y), attributes);
  }

  /** A line with true width in perspective and square ends: beams, barge boards. */
  beam(points: Points, colour: string, width: number): void {
    this.poly(
      ribbon(
        points,
        pts(points).map(() => width),
      ),
      colour,
    );
  }

  curve(points: Points, colour: string, width: number, attributes = ''): void {
    const [x, y] = pts(points)[0] ?? [0, 0];
    this.sheet.curve(this.map(points), colour, width * this.scale(x, y), attributes);
  }

  clipRect(x: number, y: number, w: number, h: number, radii: Radii, paint: () => void): void {
    this.clipPoly(rectUp(x, y, w, h, radii), paint);
  }

  clipSoft(points: Points, paint: () => void): void {
    const mapped = this.map(points);
    this.sheet.clippedTo(mapped, smoothPath(mapped), paint);
  }

  clipPoly(points: Points, paint: () => void): void {
    const mapped = this.map(points);
    this.sheet.clippedTo(mapped, polyPath(mapped), paint);
  }

  moved(dx: number, dy: number): Face {
    return new Face(this.sheet, (x, y) => this.at(x + dx, y + dy));
  }

  /** The same plane seen in a mirror that stands at `axis`. */
  mirrored(axis: number): Face {
    return new Face(this.sheet, (x, y) => this.at(2 * axis - x, y));
  }
}

function rectUp(x: number, y: number, w: number, h: number, radii: Radii): Pt[] {
  return roundRect(x, -y - h, w, h, radii).map(([px, py]) => [px, -py] as const);
}

/** A face parallel to the picture: its origin at (x, y) in pixels, `scale` pixels a metre. */
export const flat = (sheet: Sheet, x: number, y: number, scale: number) =>
  new Face(sheet, (fx, fy) => [x + fx * scale, y - fy * scale]);
