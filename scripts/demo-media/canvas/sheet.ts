import { type Points, type Pt, polyPath, pts, smoothPath } from './geometry.ts';
import { Rng } from './rng.ts';

export type Stop = readonly [offset: number, colour: string, opacity?: number];

const n = (v: number) => String(Math.round(v * 10) / 10);

/** Opacity of one shape needs no layer of its own, which is faster, and resvg panics on layers beside the picture. */
const see = (attributes: string, kind: 'fill' | 'stroke') =>
  attributes.replace(/(^| )opacity=/, `$1${kind}-opacity=`);

/** The SVG that a scene is painted on, back to front. */
export class Sheet {
  readonly rng: Rng;
  private parts: string[] = [];
  private ids = 0;

  constructor(
    readonly w: number,
    readonly h: number,
    seed: string,
  ) {
    this.rng = new Rng(seed);
  }

  raw(svg: string): void {
    this.parts.push(svg);
  }

  path(d: string, fill: string, attributes = ''): void {
    this.raw(`<path d="${d}" fill="${fill}" ${see(attributes, 'fill')}/>`);
  }

  poly(points: Points, fill: string, attributes = ''): void {
    this.path(polyPath(points), fill, attributes);
  }

  soft(points: Points, fill: string, attributes = ''): void {
    this.path(smoothPath(points), fill, attributes);
  }

  rect(x: number, y: number, w: number, h: number, fill: string, attributes = ''): void {
    this.raw(
      `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}" ${see(attributes, 'fill')}/>`,
    );
  }

  circle(x: number, y: number, r: number, fill: string, attributes = ''): void {
    this.raw(`<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${see(attributes, 'fill')}/>`);
  }

  ellipse(x: number, y: number, rx: number, ry: number, fill: string, attributes = ''): void {
    this.raw(
      `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${see(attributes, 'fill')}/>`,
    );
  }

  line(points: Points, stroke: string, width: number, attributes = ''): void {
    this.stroke(polyPath(points, false), stroke, width, attributes);
  }

  curve(points: Points, stroke: string, width: number, attributes = ''): void {
    this.stroke(smoothPath(points, false), stroke, width, attributes);
  }

  stroke(d: string, stroke: string, width: number, attributes = ''): void {
    const style = `fill="none" stroke="${stroke}" stroke-width="${Math.round(width * 100) / 100}"`;
    this.raw(
      `<path d="${d}" ${style} stroke-linecap="round" stroke-linejoin="round" ${see(attributes, 'stroke')}/>`,
    );
  }

  linear(stops: readonly Stop[], from: Pt = [0, 0], to: Pt = [0, this.h]): string {
    const id = this.id();
    const ends = `x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}"`;
    this.raw(
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${ends}>${stopTags(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  radial(stops: readonly Stop[], cx: number, cy: number, r: number): string {
    const id = this.id();
    const shape = `cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}"`;
    this.raw(
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" ${shape}>${stopTags(stops)}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  group(attributes: string, paint: () => void): void {
    this.raw(`<g ${attributes}>`);
    paint();
    this.raw('</g>');
  }

  clipped(d: string, paint: () => void): void {
    const id = this.id();
    this.raw(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    this.group(`clip-path="url(#${id})"`, paint);
  }

  /** Clips to a polygon; what lies wholly beside the picture is not painted, as resvg panics on such layers. */
  clippedTo(points: Points, d: string, paint: () => void): void {
    const xs = pts(points).map(([x]) => x);
    const ys = pts(points).map(([, y]) => y);
    const beside =
      Math.max(...xs) < 1 ||
      Math.min(...xs) > this.w - 1 ||
      Math.max(...ys) < -this.h ||
      Math.min(...ys) > 2 * this.h;
    if (!beside) this.clipped(d, paint);
  }

  blurred(radius: number, paint: () => void): void {
    const id = this.id();
    const area = 'x="-30%" y="-30%" width="160%" height="160%"';
    this.raw(`<filter id="${id}" ${area}><feGaussianBlur stdDeviation="${n(radius)}"/></filter>`);
    this.group(`filter="url(#${id})"`, paint);
  }

  /** Paints once and again upside down below the line `y`, for water and wet streets. */
  mirrored(y: number, opacity: number, paint: () => void, squash = 1): void {
    const id = this.id();
    this.group(`id="${id}"`, paint);
    const flip = `translate(0 ${n(y * (1 + squash))}) scale(1 ${-squash})`;
    this.raw(`<use href="#${id}" transform="${flip}" opacity="${opacity}"/>`);
  }

  id(): string {
    this.ids += 1;
    return `i${this.ids}`;
  }

  svg(): string {
    const size = `width="${this.w}" height="${this.h}" viewBox="0 0 ${this.w} ${this.h}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${this.parts.join('')}</svg>`;
  }
}

function stopTags(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');
}
