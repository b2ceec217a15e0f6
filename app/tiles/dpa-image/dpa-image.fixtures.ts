import { HOSTILE_ADDRESS, HOSTILE_TEXT, LONG_TEXT, type TileFixtures } from '../tile/tile-fixtures.ts';

export const fixtures: TileFixtures = {
  typical: {
    type: 'dpa-image',
    extID: 'tel-1',
    mediaURL: '/uploads/teleskop.jpg',
    caption: 'Die Anlage arbeitet seit drei Jahren im Verbund.',
    creditline: 'Foto: Nachrichtendienst Meridian',
  },
  longest: {
    type: 'dpa-image',
    extID: 'x'.repeat(80),
    mediaURL: 'https://example.org/a.jpg',
    caption: LONG_TEXT,
    creditline: LONG_TEXT,
  },
  missing: { type: 'dpa-image', mediaURL: '/uploads/teleskop.jpg' },
  strings: { type: 'dpa-image', extID: 7, mediaURL: '/uploads/a.jpg', caption: null, creditline: 2026 },
  hostile: {
    type: 'dpa-image',
    extID: HOSTILE_TEXT,
    mediaURL: HOSTILE_ADDRESS,
    caption: HOSTILE_TEXT,
    creditline: HOSTILE_TEXT,
  },
};
