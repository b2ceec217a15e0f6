import { HOSTILE_TEXT, LONG_TEXT, type TileFixtures } from '../tile/tile-fixtures.ts';

/** The tile has no content; its pictures are the entry's tiles with the mediaSlider flag. */
export const fixtures: TileFixtures = {
  typical: { type: 'mediaslider' },
  longest: { type: 'mediaslider', id: LONG_TEXT },
  missing: { type: 'mediaslider', id: null },
  strings: { type: 'mediaslider', id: 7, slider: '0', mediaSlider: '' },
  hostile: { type: 'mediaslider', id: HOSTILE_TEXT },
};
