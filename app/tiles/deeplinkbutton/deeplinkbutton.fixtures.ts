import { HOSTILE_ADDRESS, HOSTILE_TEXT, LONG_TEXT, type TileFixtures } from '../tile/tile-fixtures.ts';

export const fixtures: TileFixtures = {
  typical: {
    type: 'deeplinkbutton',
    title: 'Zum Fahrplan',
    url: 'https://example.org/plan',
    color: '#2b7a12',
    style: '',
  },
  longest: {
    type: 'deeplinkbutton',
    title: LONG_TEXT,
    url: '{address}/sport',
    color: '#ffffff',
    style: 'inverse',
  },
  missing: { type: 'deeplinkbutton', title: 'Los', url: '/linie' },
  strings: { type: 'deeplinkbutton', title: 4, url: 'tel:+49221471100', color: null, style: null },
  hostile: {
    type: 'deeplinkbutton',
    title: HOSTILE_TEXT,
    url: HOSTILE_ADDRESS,
    color: 'red;background:url(//xss.invalid)',
    style: 'x" onclick="alert(1)',
  },
};
