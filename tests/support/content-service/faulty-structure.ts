import { TILE_TYPES } from '#app/contract/tiles/tile-types.ts';
import {
  action,
  type FaultyFile,
  IN_ENTRY,
  IN_NEW,
  newEntry,
  newTile,
  position,
  raffle,
  survey,
  withTiles,
} from './import-files.ts';

/** Import files with unknown names, wrong ids or references, and the messages that refuse them. */

const TYPES = TILE_TYPES.join(', ');

export const faultyStructure: FaultyFile[] = [
  [
    'an entry of over 1 MB, with an inline picture',
    newTile({ type: 'text', content: `<img src="data:image/png;base64,${'A'.repeat(1_100_000)}">` }),
    [`line 3: entries[0] is 1101 kB of JSON; at most 1000 kB are allowed.${IN_NEW}`],
  ],
  [
    'a misspelled field',
    newEntry({ publish_form: '2026-11-21 06:00:00' }),
    [`line 6: entries[0].publish_form is not a field here; did you mean publish_from?${IN_NEW}`],
  ],
  [
    'an unknown field',
    { levels: { sport: { page: 'start', untertitel: 'x' } } },
    [
      `line 5: levels.sport.untertitel is not a field here; the fields are title, description, searchable, page.`,
    ],
  ],
  [
    'an unknown tile type',
    newTile({ type: 'kachel3d' }),
    [`line 8: entries[0].kacheln[0].type: "kachel3d" is not one of ${TYPES}.${IN_NEW}`],
  ],
  [
    'a tile without a type',
    newTile({ id: '3' }),
    [`line 7: entries[0].kacheln[0].type: nothing is not one of ${TYPES}.${IN_NEW}`],
  ],
  [
    'a tile’s id with a blank',
    newTile({ type: 'competition', id: '1 a', title: 'x' }),
    [`line 9: entries[0].kacheln[0].id is not an id of letters, digits, _ and -, at most 40.${IN_NEW}`],
  ],
  [
    'a survey without question and answers',
    newTile({ type: 'survey', id: '8' }),
    [
      `line 7: entries[0].kacheln[0].question is empty.${IN_NEW}`,
      `line 7: entries[0].kacheln[0].answer1 is empty.${IN_NEW}`,
      `line 7: entries[0].kacheln[0].answer2 is empty.${IN_NEW}`,
    ],
  ],
  [
    'halves of pairs',
    withTiles(
      survey(),
      raffle(),
      action(),
      { type: 'akkordeon', head1: 'a', content1: 'b', content2: 'c', head3: 'd' },
      { type: 'infos', label1: 'a', url1: 'https://a.example', label2: 'b' },
    ),
    [
      `line 24: entries[0].kacheln[3].head2 is empty.${IN_ENTRY}`,
      `line 24: entries[0].kacheln[3].content3 is empty.${IN_ENTRY}`,
      `line 31: entries[0].kacheln[4].url2 is empty.${IN_ENTRY}`,
    ],
  ],
  [
    'two tiles with the same type and id',
    withTiles(survey(), raffle(), action(), raffle()),
    [`line 26: entries[0].kacheln[3].id: there is another competition 1 in this entry.${IN_ENTRY}`],
  ],
  ['tiles as an object', newEntry({ kacheln: {} }), [`line 6: entries[0].kacheln is not a list.${IN_NEW}`]],
  ['an entry that isn’t an object', { entries: [5] }, [`line 3: entries[0] is not an object.`]],
  [
    'an entry’s id in letters',
    { entries: [{ id: 'sechs', title: 'Neu' }] },
    [`line 4: entries[0].id is not a string of digits. (entry sechs "Neu")`],
  ],
  [
    'two entries with the same id',
    {
      entries: [
        { id: '6', title: 'A' },
        { id: '6', title: 'B' },
      ],
    },
    [`line 8: entries[1].id: entries[0] also has the id 6 and is a different entry. (entry 6 "B")`],
  ],
  [
    'two wire posts with the same id',
    {
      wire: [
        { id: '90', title: 'A' },
        { id: '90', title: 'B' },
      ],
    },
    [`line 8: wire[1].id: wire[0] also has the id 90. (wire post 90 "B")`],
  ],
  [
    'an unknown top-level name',
    { beitraege: [] },
    [`line 2: beitraege is not one of levels, pages, entries, wire, prizes, vouchers, votes, places.`],
  ],
  ['pages in a list', { pages: [] }, [`line 2: pages is not an object.`]],
  ['an unknown page', { pages: { sprot: [] } }, [`line 3: pages.sprot is neither a page nor a level.`]],
  [
    'an unknown position type',
    position({ type: 'karussell' }),
    [
      `line 5: pages.start[0].type is not one of slider, full, small, banner, colortopic, rubrik, rublikslider, bslider, dpaheadlines.`,
    ],
  ],
  [
    'a missing entry on a page',
    position({ entries: ['5', '99'] }),
    [`line 6: pages.start[0].entries: there is no entry 99.`],
  ],
  [
    'a level of an unknown page',
    { levels: { sport: { page: 'home' } } },
    [`line 4: levels.sport.page is not one of start, line, events, prizes, deals.`],
  ],
  [
    'a level name that is invalid in a URL',
    { levels: { 'a/b': { page: 'start' } } },
    [`line 3: levels["a/b"] is not a name of lower-case letters and digits.`],
  ],
];
