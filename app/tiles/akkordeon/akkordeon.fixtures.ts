import {
  HOSTILE_HTML,
  HOSTILE_TEXT,
  LONG_HTML,
  LONG_TEXT,
  type TileFixtures,
} from '../tile/tile-fixtures.ts';

const five = (head: string, content: string) =>
  Object.fromEntries(
    [1, 2, 3, 4, 5].flatMap((n) => [[`head${n}`, head] as const, [`content${n}`, content] as const]),
  );

export const fixtures: TileFixtures = {
  typical: {
    type: 'akkordeon',
    title: 'Gut zu wissen',
    head1: 'Darf ich jemanden mitnehmen?',
    content1: '<p>Ja, ab 19 Uhr.</p>',
    head2: 'Was kostet mein Fahrrad?',
    content2: '<h2>Preise</h2><table><tr><th>Zeit</th></tr><tr><td>frei</td></tr></table>',
  },
  longest: { type: 'akkordeon', title: LONG_TEXT, ...five(LONG_TEXT, LONG_HTML) },
  missing: { type: 'akkordeon', head3: 'Frage', content3: 'Antwort' },
  strings: {
    type: 'akkordeon',
    title: 7,
    head1: 1,
    content1: 2,
    head2: 'ohne Antwort',
    content2: null,
    content4: 'lose',
  },
  hostile: { type: 'akkordeon', title: HOSTILE_TEXT, ...five(HOSTILE_TEXT, HOSTILE_HTML) },
};
