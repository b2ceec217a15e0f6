import { HOSTILE_ADDRESS, HOSTILE_TEXT, LONG_TEXT, type TileFixtures } from '../tile/tile-fixtures.ts';

export const fixtures: TileFixtures = {
  typical: {
    type: 'station-altkachel',
    mediaURL: '/uploads/tram.jpg',
    mediaWidth: 1600,
    mediaHeight: 1200,
    header: 'Alle fünf Minuten über die Alde',
    subheader: 'Linie 4',
    text: 'Der dichtere Takt gilt montags bis freitags.',
  },
  longest: {
    type: 'altkachel',
    mediaURL: 'https://example.org/bild.png',
    header: LONG_TEXT,
    subheader: LONG_TEXT,
    text: LONG_TEXT,
  },
  missing: { type: 'altkachel', header: 'Nur eine Überschrift' },
  strings: {
    type: 'altkachel',
    mediaURL: '/uploads/tram.jpg',
    mediaWidth: '900',
    mediaHeight: '1200.5',
    header: null,
    subheader: '',
    text: 7,
  },
  hostile: {
    type: 'x-altkachel',
    mediaURL: HOSTILE_ADDRESS,
    mediaWidth: -1,
    mediaHeight: 1e99,
    header: HOSTILE_TEXT,
    subheader: HOSTILE_TEXT,
    text: HOSTILE_TEXT,
  },
};
