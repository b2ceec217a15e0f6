import { HOSTILE_ADDRESS, HOSTILE_TEXT, LONG_TEXT, type TileFixtures } from '../tile/tile-fixtures.ts';

export const fixtures: TileFixtures = {
  typical: { type: 'audiokachel', title: 'Mit der 5 durch die Nacht', mediaURL: '/uploads/klang.mp3' },
  longest: { type: 'audiokachel', title: LONG_TEXT, mediaURL: 'https://example.org/klang.mp3' },
  missing: { type: 'audiokachel', mediaURL: '/uploads/klang.mp3' },
  strings: { type: 'audiokachel', title: 5, mediaURL: ' /uploads/klang.mp3 ' },
  hostile: { type: 'audiokachel', title: HOSTILE_TEXT, mediaURL: HOSTILE_ADDRESS },
};
