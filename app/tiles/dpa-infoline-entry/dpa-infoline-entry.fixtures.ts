import {
  HOSTILE_HTML,
  HOSTILE_TEXT,
  LONG_HTML,
  LONG_TEXT,
  type TileFixtures,
} from '../tile/tile-fixtures.ts';

export const fixtures: TileFixtures = {
  typical: {
    type: 'dpa-infoline-entry',
    kicker: 'Wissenschaft',
    title: 'Teleskope fangen Signal auf',
    teaser: 'Das Muster wiederholt sich alle 54 Minuten.',
    body: '<p>Ein Team hat ein Signal entdeckt.</p><figure data-ext-id="tel-1"></figure><h2>Wie es weitergeht</h2><p>Weitere Messungen folgen.</p>',
    publishTime: '2026-11-20 13:55:00',
  },
  longest: {
    type: 'dpa-infoline-entry',
    kicker: LONG_TEXT,
    title: LONG_TEXT,
    teaser: LONG_TEXT,
    body: LONG_HTML,
    publishTime: '2026-11-20 13:55:00',
  },
  missing: { type: 'dpa-infoline-entry', kicker: 'Welt', title: 'Meldung', teaser: 'Kurz.' },
  strings: {
    type: 'dpa-infoline-entry',
    kicker: 1,
    title: 2,
    teaser: 'big',
    body: null,
    publishTime: '0000-00-00 00:00:00',
  },
  hostile: {
    type: 'dpa-infoline-entry',
    kicker: HOSTILE_TEXT,
    title: HOSTILE_TEXT,
    teaser: HOSTILE_TEXT,
    body: `<div><p>a<figure data-ext-id="tel-1"></figure>${HOSTILE_HTML}<figure data-ext-id='"><script>'></figure>`,
    publishTime: '2026-11-20',
  },
};
