import { describe, expect, it } from 'vitest';
import { ACROSS, COLUMN, ENTRY, LEAD, type PicturePlace, THUMB, widthsFor } from './picture-places.ts';

const EMBEDDED = [320, 480, 640, 960, 1280];
const BASIC = [640, 1280];

describe('the widths in a picture’s srcset, by its place', () => {
  it.each<[string, PicturePlace, number[], number[], number[]?]>([
    ['a row', THUMB, EMBEDDED, [320]],
    ['a row, of another server', THUMB, BASIC, [640]],
    ['a column', COLUMN, EMBEDDED, [640, 960, 1280], [480, 640, 960, 1280]],
    ['a column, of another server', COLUMN, BASIC, BASIC],
    ['a column, of a server with larger ones', COLUMN, [640, 1280, 1920, 2560], BASIC],
    ['the lead', LEAD, EMBEDDED, [640, 960, 1280], [480, 640, 960, 1280]],
    ['both columns', ACROSS, EMBEDDED, [640, 960, 1280], [480, 640, 960, 1280]],
    ['both columns, of a server with larger ones', ACROSS, [640, 1280, 2560, 3840], [640, 1280, 2560]],
    ['an entry', ENTRY, EMBEDDED, [640, 960, 1280], [480, 640, 960, 1280]],
    ['a column, of a server with only small ones', COLUMN, [200, 400], [400]],
  ])('%s', (_, place, offered, expected, onPhones = expected) => {
    expect(widthsFor(place, offered, 'desktop')).toEqual(expected);
    expect(widthsFor(place, offered, 'tablet')).toEqual(expected);
    expect(widthsFor(place, offered, 'smartphone')).toEqual(onPhones);
  });
});
