import { darken, lighten, mix } from '../canvas/colour.ts';
import { type Points, type Pt, polyPath, pts, ribbon, smoothPath } from '../canvas/geometry.ts';
import type { Sheet } from '../canvas/sheet.ts';

/** A finger as a rounded, slightly bent capsule, with a nail at its end where `nail` is set. */
export function finger(s: Sheet, points: Points, width: number, skin: string, nail = false): void {
  const d = smoothPath(points, false);
  s.stroke(d, darken(skin, 0.14), width);
  s.group('transform="translate(-2 -3)"', () => s.stroke(d, skin, width - 7));
  const list = pts(points);
  const end = list[list.length - 1];
  const before = list[list.length - 2];
  if (!nail || !end || !before) return;
  const angle = (Math.atan2(end[1] - before[1], end[0] - before[0]) * 180) / Math.PI;
  s.ellipse(
    end[0],
    end[1],
    width * 0.3,
    width * 0.22,
    lighten(mix(skin, '#F3C6C0', 0.5), 0.2),
    `transform="rotate(${angle.toFixed(0)} ${end[0].toFixed(0)} ${end[1].toFixed(0)})"`,
  );
}

/** A forearm with a cuff, from the elbow (usually outside the picture) to the wrist. */
export function forearm(s: Sheet, elbow: Pt, wrist: Pt, width: number, sleeve: string, skin: string): void {
  s.path(polyPath(ribbon([elbow, wrist], [width * 1.3, width * 0.8])), skin);
  const at = (t: number): Pt => [elbow[0] + (wrist[0] - elbow[0]) * t, elbow[1] + (wrist[1] - elbow[1]) * t];
  s.path(polyPath(ribbon([elbow, at(0.78)], [width * 1.6, width * 1.14])), sleeve);
  s.path(polyPath(ribbon([at(0.7), at(0.8)], [width * 1.22, width * 1.18])), darken(sleeve, 0.16));
}

/** A hand that holds something towards the right end of the arm: a fist with the thumb on top. */
export function fist(
  s: Sheet,
  x: number,
  y: number,
  size: number,
  angle: number,
  skin: string,
  paintHeld: () => void = () => {},
): void {
  const k = size / 100;
  s.group(
    `transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${angle}) scale(${k.toFixed(2)})"`,
    () => {
      s.soft('-70,-44 -20,-58 40,-52 62,-10 52,44 0,58 -60,44', darken(skin, 0.06));
      paintHeld();
      for (let i = 0; i < 4; i++)
        finger(
          s,
          `${8 + i * 3},${-40 + i * 27} 58,${-42 + i * 27} 70,${-28 + i * 26} 40,${-20 + i * 25}`,
          31 - i * 1.5,
          skin,
        );
      finger(s, '-46,-36 0,-66 44,-62', 36, skin, true);
    },
  );
}
