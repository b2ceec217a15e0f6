import {
  HOSTILE_HTML,
  HOSTILE_TEXT,
  LONG_HTML,
  LONG_TEXT,
  type TileFixtures,
} from '../tile/tile-fixtures.ts';

export const fixtures: TileFixtures = {
  typical: {
    type: 'quote',
    title: 'Einfach losgehen',
    quote: '<p>Ein Fahrplan ist dann gut, wenn man ihn nicht mehr braucht.</p>',
    author: 'Ines Radtke',
    author_role: 'Betriebsleiterin',
  },
  longest: { type: 'quote', title: LONG_TEXT, quote: LONG_HTML, author: LONG_TEXT, author_role: LONG_TEXT },
  missing: { type: 'quote', quote: 'Ein gutes Rad singt.' },
  strings: { type: 'quote', title: null, quote: 1958, author: '', author_role: false },
  hostile: {
    type: 'quote',
    title: HOSTILE_TEXT,
    quote: HOSTILE_HTML,
    author: HOSTILE_TEXT,
    author_role: HOSTILE_TEXT,
  },
};
