import {
  HOSTILE_ADDRESS,
  HOSTILE_HTML,
  HOSTILE_TEXT,
  LONG_HTML,
  LONG_TEXT,
  type TileFixtures,
} from '../tile/tile-fixtures.ts';

const every = (words: string, html: string) => ({
  type: 'pressrelease',
  title: words,
  senderDate: words,
  textfeld: words,
  senderSign: words,
  subheader: words,
  header: words,
  text: html,
  copyright: words,
});

export const fixtures: TileFixtures = {
  typical: {
    type: 'pressrelease',
    title: 'Spielplan und Fahrkarte in einem',
    logoURL: '/uploads/logo.png',
    senderDate: 'Aldenbrück, 3. November',
    textfeld: 'Mitteilung des Theaters am Wall',
    senderSign: 'Theater am Wall, Presse',
    subheader: 'Neue Spielzeit',
    header: 'Wer eine Karte hat, fährt umsonst',
    text: '<p>Ab sofort gilt jede Eintrittskarte als <strong>Fahrschein</strong>.</p>',
    copyright: 'Text frei zum Abdruck',
  },
  longest: { ...every(LONG_TEXT, LONG_HTML), logoURL: 'https://example.org/logo.png' },
  missing: { type: 'pressrelease', title: 'Mitteilung', text: 'Text' },
  strings: { type: 'pressrelease', title: 1, text: 2, logoURL: null, header: null, copyright: '' },
  hostile: { ...every(HOSTILE_TEXT, HOSTILE_HTML), logoURL: HOSTILE_ADDRESS },
};
