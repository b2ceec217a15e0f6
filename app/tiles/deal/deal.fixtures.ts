import { HOSTILE_TEXT, LONG_TEXT, type TileFixtures } from '../tile/tile-fixtures.ts';

export const fixtures: TileFixtures = {
  typical: {
    type: 'deal',
    id: '1',
    buttonText: 'Zwei zum Preis von einem',
    buttonColor: '#c2410c',
    buttonStyle: '',
    email: 'deal@cafe.example',
    emailText: 'Guten Tag,\nich möchte das Angebot nutzen.',
    subject: 'Deal: Kaffee & Kuchen',
    maxCalls: '20',
    startDate: '2026-11-19',
    endDate: '2026-12-24',
  },
  longest: {
    type: 'deal',
    id: '2',
    buttonText: LONG_TEXT,
    buttonStyle: 'inverse',
    email: 'deal@cafe.example',
    emailText: LONG_TEXT,
    subject: LONG_TEXT,
  },
  missing: { type: 'deal', id: '3', buttonText: 'Sichern', email: 'deal@cafe.example' },
  strings: { type: 'deal', id: 4, buttonText: 5, email: 'deal@cafe.example', maxCalls: '0', subject: null },
  hostile: {
    type: 'deal',
    id: '5',
    buttonText: HOSTILE_TEXT,
    buttonColor: 'red;background:url(//evil.example)',
    email: HOSTILE_TEXT,
    emailText: HOSTILE_TEXT,
    subject: HOSTILE_TEXT,
  },
};
