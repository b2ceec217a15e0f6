import { Face, flat } from './face.ts';
import type { Pt } from './geometry.ts';
import type { Sheet } from './sheet.ts';

export type P3 = readonly [x: number, y: number, z: number];

type View = { at: P3; yaw?: number; pitch?: number; focal: number; centre: Pt };

const NEAR = 0.4;

/** A perspective camera in metres: x right, y up, z away from the viewer. Angles in degrees, pitch down positive. */
export class Camera {
  constructor(
    readonly sheet: Sheet,
    private view: View,
  ) {}

  private local([x, y, z]: P3): P3 {
    const { at, yaw = 0, pitch = 0 } = this.view;
    const [dx, dy, dz] = [x - at[0], y - at[1], z - at[2]];
    const [a, b] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180];
    const [rx, rz] = [dx * Math.cos(a) - dz * Math.sin(a), dx * Math.sin(a) + dz * Math.cos(a)];
    return [rx, dy * Math.cos(b) + rz * Math.sin(b), rz * Math.cos(b) - dy * Math.sin(b)];
  }

  private screen([x, y, z]: P3): Pt {
    const k = this.view.focal / Math.max(NEAR, z);
    return [this.view.centre[0] + x * k, this.view.centre[1] - y * k];
  }

  project(point: P3): Pt {
    return this.screen(this.local(point));
  }

  scaleAt(point: P3): number {
    return this.view.focal / Math.max(NEAR, this.local(point)[2]);
  }

  /** A polygon in space, cut off where it would pass behind the viewer. */
  outline(points: readonly P3[]): Pt[] {
    const local = points.map((p) => this.local(p));
    const kept: P3[] = [];
    local.forEach((b, i) => {
      const a = local[(i + local.length - 1) % local.length] ?? b;
      if (a[2] < NEAR !== b[2] < NEAR) {
        const t = (NEAR - a[2]) / (b[2] - a[2]);
        kept.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, NEAR]);
      }
      if (b[2] >= NEAR) kept.push(b);
    });
    return kept.map((p) => this.screen(p));
  }

  quad(points: readonly P3[], fill: string, attributes = ''): void {
    const outline = this.outline(points);
    if (outline.length > 2) this.sheet.poly(outline, fill, attributes);
  }

  /** A strip on the ground (or at `height`) between two x, from z0 to z1: rails, kerbs, lane marks. */
  strip(x0: number, x1: number, z0: number, z1: number, fill: string, height = 0, attributes = ''): void {
    this.quad(
      [
        [x0, height, z0],
        [x1, height, z0],
        [x1, height, z1],
        [x0, height, z1],
      ],
      fill,
      attributes,
    );
  }

  /** A plane in space: `along` is where its x runs, in metres; its y runs up. */
  wall(origin: P3, along: P3): Face {
    const length = Math.hypot(...along);
    const [ux, uy, uz] = along.map((v) => v / length) as unknown as P3;
    return new Face(this.sheet, (x, y) =>
      this.project([origin[0] + ux * x, origin[1] + uy * x + y, origin[2] + uz * x]),
    );
  }

  /** The ground itself as a face: x to the right, y away. */
  floor(height = 0): Face {
    return new Face(this.sheet, (x, y) => this.project([x, height, y]));
  }

  /** An upright face that looks at the viewer, for people and trees. */
  billboard(point: P3): Face {
    const [x, y] = this.project(point);
    return flat(this.sheet, x, y, this.scaleAt(point));
  }
}
