import { HOSTILE_TEXT, LONG_TEXT, type TileFixtures } from '../tile/tile-fixtures.ts';

export const fixtures: TileFixtures = {
  typical: { type: 'external', extType: 1, extId: 'fca-2061', height: 640 },
  longest: { type: 'external', extType: 9, extId: LONG_TEXT, height: 999999 },
  missing: { type: 'external', extType: 2 },
  strings: { type: 'external', extType: '3', extId: 2061, height: '320' },
  hostile: { type: 'external', extType: 4, extId: `../../${HOSTILE_TEXT}`, height: -5 },
};
