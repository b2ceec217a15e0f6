import { describe, expect, it } from 'vitest';
import { Camera } from './camera.ts';
import { mix, multiply } from './colour.ts';
import { flat } from './face.ts';
import { pts } from './geometry.ts';
import { Rng } from './rng.ts';
import { Sheet } from './sheet.ts';

describe('the canvas', () => {
  it('draws the same numbers from the same name and others from another', () => {
    const numbers = (seed: string) => {
      const rng = new Rng(seed);
      return [rng.next(), rng.next(), rng.int(0, 99)];
    };
    expect(numbers('tram')).toEqual(numbers('tram'));
    expect(numbers('tram')).not.toEqual(numbers('bus'));
  });

  it.each([
    [
      '0,0 4,-1.5',
      [
        [0, 0],
        [4, -1.5],
      ],
    ],
    [
      '  1,2\n 3,4 ',
      [
        [1, 2],
        [3, 4],
      ],
    ],
  ])('reads points from %j', (text, points) => {
    expect(pts(text)).toEqual(points);
  });

  it('refuses a point that is none', () => {
    expect(() => pts('1,2 x,4')).toThrow('not a point: x,4');
  });

  it.each([
    [0, '#2b7a12'],
    [1, '#ffc933'],
  ])('mixes two colours from one end to the other (%d)', (share, colour) => {
    expect(mix('#2B7A12', '#FFC933', share)).toBe(colour);
  });

  it('keeps black black under any light', () => {
    expect(multiply('#000000', '#FFC933')).toBe('#000000');
  });

  it('lays metres onto the picture with y pointing up', () => {
    expect(flat(new Sheet(100, 100, 'x'), 10, 90, 20).at(1, 2)).toEqual([30, 50]);
  });

  it('shrinks what is far away and cuts off what lies behind the viewer', () => {
    const camera = new Camera(new Sheet(100, 100, 'x'), { at: [0, 1, 0], focal: 50, centre: [50, 50] });
    expect(camera.scaleAt([0, 0, 20])).toBe(camera.scaleAt([0, 0, 10]) / 2);
    expect(
      camera.outline([
        [-1, 0, -5],
        [1, 0, -5],
        [1, 0, -9],
      ]),
    ).toEqual([]);
    expect(
      camera.outline([
        [-1, 0, -5],
        [1, 0, -5],
        [1, 0, 9],
        [-1, 0, 9],
      ]),
    ).toHaveLength(4);
  });

  it('gives one shape its own opacity instead of a layer', () => {
    const sheet = new Sheet(10, 10, 'x');
    sheet.rect(0, 0, 5, 5, '#fff', 'opacity="0.5"');
    expect(sheet.svg()).toContain(' fill-opacity="0.5"');
  });
});
