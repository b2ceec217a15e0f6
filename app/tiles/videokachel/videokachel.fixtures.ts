import { HOSTILE_ADDRESS, HOSTILE_TEXT, LONG_TEXT, type TileFixtures } from '../tile/tile-fixtures.ts';

export const fixtures: TileFixtures = {
  typical: {
    type: 'videokachel',
    title: 'Ausfahrt über die Alte Brücke',
    mediaURL: '/uploads/bruecke',
    previewMediaURL: '/uploads/poster.jpg',
    mp4URL: '/uploads/bruecke.mp4',
  },
  longest: {
    type: 'videokachel',
    title: LONG_TEXT,
    mediaURL: `https://example.org/${'weg/'.repeat(60)}film`,
    previewMediaURL: `https://example.org/${'weg/'.repeat(60)}bild.jpg`,
  },
  missing: { type: 'videokachel', mediaURL: '/uploads/bruecke' },
  strings: {
    type: 'videokachel',
    title: null,
    mediaURL: '/uploads/bruecke',
    previewMediaURL: '',
    mp4URL: null,
  },
  hostile: {
    type: 'videokachel',
    title: HOSTILE_TEXT,
    mediaURL: HOSTILE_ADDRESS,
    previewMediaURL: 'javascript:alert(1)',
    mp4URL: HOSTILE_ADDRESS,
  },
};
