import { TILE_TYPES } from '#app/contract/tiles/tile-types.ts';

export const survey = (fields = {}) => ({
  type: 'survey',
  id: '7',
  question: 'Mehr?',
  answer1: 'Ja',
  answer2: 'Nein',
  ...fields,
});
export const raffle = (fields = {}) => ({ type: 'competition', id: '1', title: 'Karten', ...fields });
export const action = (fields = {}) => ({ type: 'action', id: '1', title: 'Foto', ...fields });
export const withTiles = (...kacheln: unknown[]) => ({ entries: [{ id: '5', title: 'Los', kacheln }] });
export const voucher = (fields = {}) => ({
  entry: '5',
  action: '1',
  password: 'ein langes Wort',
  endDate: '',
  codes: ['A'],
  ...fields,
});

/** Import files with a new entry: with one tile, or with extra fields. */
const newTile = (tile: object) => ({ entries: [{ id: '6', title: 'Neu', kacheln: [tile] }] });
const newEntry = (fields: object) => ({ entries: [{ id: '6', title: 'Neu', ...fields }] });
const position = (fields: object) => ({ pages: { start: [{ type: 'full', ...fields }] } });
const wirePost = (tile: object) => ({ wire: [{ id: '90', title: 'Welt', kacheln: [tile] }] });
const raffleWith = (fields: object) => withTiles(raffle(fields), survey(), action());
const DATE =
  'is not a date such as 2026-11-01, 2026-11-01 06:00:00, 2026-11-01T06:00:00+01:00 or Sun, 01 Nov 2026 06:00:00 +0100.';
const ADDRESS = 'is an address: https://…, mailto:…, tel:…, {address}… or a path from / on';

export const RUNNING = { ...withTiles(survey(), raffle(), action()), vouchers: [voucher()] };
const TYPES = TILE_TYPES.join(', ');
const IN_ENTRY = ' (entry 5 "Los")';
const IN_NEW = ' (entry 6 "Neu")';
const OVERRIDE_HINT = '; --yes-change-running imports it all the same.';

/** Description, import file, and the expected messages without the file's name. */
export const faultyFiles: [what: string, file: unknown, sentences: string[]][] = [
  [
    'a field’s need in another language',
    raffleWith({ email: 'pflicht' }),
    [`line 11: entries[0].kacheln[0].email is none, optional or mandatory; "pflicht" is not.${IN_ENTRY}`],
  ],
  [
    'an entry with a picture inside',
    newTile({ type: 'text', content: `<img src="data:image/png;base64,${'A'.repeat(1_100_000)}">` }),
    [`line 3: entries[0] is 1101 kB of JSON; at most 1000 kB are allowed.${IN_NEW}`],
  ],
  [
    'a misspelled field',
    newEntry({ publish_form: '2026-11-21 06:00:00' }),
    [`line 6: entries[0].publish_form is no field here; did you mean publish_from?${IN_NEW}`],
  ],
  [
    'a field of nothing',
    { levels: { sport: { page: 'start', untertitel: 'x' } } },
    [`line 5: levels.sport.untertitel is no field here; there are title, description, searchable, page.`],
  ],
  [
    'another answer by itself',
    withTiles(action({ autoresponse: 'gutschein' }), survey(), raffle()),
    [
      `line 11: entries[0].kacheln[0].autoresponse is none, optin, plain, free or qrcode; "gutschein" is not.${IN_ENTRY}`,
    ],
  ],
  [
    'a button of another kind',
    raffleWith({ buttonStyle: 'bunt' }),
    [`line 11: entries[0].kacheln[0].buttonStyle is empty or inverse; "bunt" is not.${IN_ENTRY}`],
  ],
  [
    'another size of a teaser',
    newTile({ type: 'altkachel', teaser: 'riesig', header: 'x' }),
    [`line 9: entries[0].kacheln[0].teaser is empty, big, small or banner; "riesig" is not.${IN_NEW}`],
  ],
  [
    'a tile that nobody knows',
    newTile({ type: 'kachel3d' }),
    [`line 8: entries[0].kacheln[0].type: "kachel3d" is none of ${TYPES}.${IN_NEW}`],
  ],
  [
    'a tile of no type',
    newTile({ id: '3' }),
    [`line 7: entries[0].kacheln[0].type: nothing is none of ${TYPES}.${IN_NEW}`],
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
    'two tiles of one id',
    withTiles(survey(), raffle(), action(), raffle()),
    [`line 26: entries[0].kacheln[3].id: there is another competition 1 in this entry.${IN_ENTRY}`],
  ],
  ['tiles in no list', newEntry({ kacheln: {} }), [`line 6: entries[0].kacheln is not a list.${IN_NEW}`]],
  ['an entry that is none', { entries: [5] }, [`line 3: entries[0] is not an object.`]],
  [
    'an entry’s id in letters',
    { entries: [{ id: 'sechs', title: 'Neu' }] },
    [`line 4: entries[0].id is not a string of digits. (entry sechs "Neu")`],
  ],
  [
    'two entries of one id',
    {
      entries: [
        { id: '6', title: 'A' },
        { id: '6', title: 'B' },
      ],
    },
    [`line 8: entries[1].id: entries[0] has the id 6 as well, and is another. (entry 6 "B")`],
  ],
  [
    'two wire posts of one id',
    {
      wire: [
        { id: '90', title: 'A' },
        { id: '90', title: 'B' },
      ],
    },
    [`line 8: wire[1].id: wire[0] has the id 90 as well. (wire post 90 "B")`],
  ],
  [
    'a part of another name',
    { beitraege: [] },
    [`line 2: beitraege is none of levels, pages, entries, wire, prizes, vouchers, votes.`],
  ],
  ['pages in a list', { pages: [] }, [`line 2: pages is not an object.`]],
  [
    'a page that nobody knows',
    { pages: { sprot: [] } },
    [`line 3: pages.sprot is neither a page nor a level.`],
  ],
  [
    'a position that nobody knows',
    position({ type: 'karussell' }),
    [
      `line 5: pages.start[0].type is not one of slider, full, small, banner, colortopic, rubrik, rublikslider, bslider, dpaheadlines.`,
    ],
  ],
  [
    'an entry on a page that is not there',
    position({ entries: ['5', '99'] }),
    [`line 6: pages.start[0].entries: there is no entry 99.`],
  ],
  [
    'a level of no page',
    { levels: { sport: { page: 'home' } } },
    [`line 4: levels.sport.page is not one of start, line, events, prizes, deals.`],
  ],
  [
    'a level that no address can hold',
    { levels: { 'a/b': { page: 'start' } } },
    [`line 3: levels["a/b"] is not a name of small letters and digits.`],
  ],
  [
    'a colour by its name',
    newEntry({ backgroundColor: 'grün' }),
    [`line 6: entries[0].backgroundColor is a colour such as #338C15; "grün" is not.${IN_NEW}`],
  ],
  [
    'a position’s colour by its name',
    position({ color: 'rgb(0,0,0)' }),
    [`line 6: pages.start[0].color is a colour such as #338C15; "rgb(0,0,0)" is not.`],
  ],
  [
    'a flag that says neither',
    newEntry({ share: 'vielleicht' }),
    [`line 6: entries[0].share is true or false; "vielleicht" is not.${IN_NEW}`],
  ],
  [
    'advertising that may be',
    newEntry({ sponsored: 'vielleicht' }),
    [
      `line 6: entries[0].sponsored is true or false; "vielleicht" is not.${IN_NEW}`,
      `line 6: entries[0].sponsored is not true or false.${IN_NEW}`,
    ],
  ],
  [
    'a draft in words',
    newEntry({ draft: 'ja' }),
    [`line 6: entries[0].draft is not true or false.${IN_NEW}`],
  ],
  [
    'less than no places',
    withTiles(action({ maxCalls: -5 }), survey(), raffle()),
    [`line 11: entries[0].kacheln[0].maxCalls is a whole number from 0 on; -5 is not.${IN_ENTRY}`],
  ],
  [
    'places in words',
    withTiles(action({ maxCalls: 'viele' }), survey(), raffle()),
    [`line 11: entries[0].kacheln[0].maxCalls is a whole number from 0 on; "viele" is not.${IN_ENTRY}`],
  ],
  [
    'a date in another form',
    newEntry({ publish_from: '21.11.2026' }),
    [`line 6: entries[0].publish_from ${DATE}${IN_NEW}`],
  ],
  [
    'a day that no calendar has',
    newEntry({ publish_from: '2026-02-30' }),
    [`line 6: entries[0].publish_from ${DATE}${IN_NEW}`],
  ],
  [
    'such a day with a zone',
    newEntry({ publish_from: '2026-02-30T10:00:00Z' }),
    [`line 6: entries[0].publish_from ${DATE}${IN_NEW}`],
  ],
  [
    'such a day as mails have it',
    newEntry({ publish_from: 'Mon, 30 Feb 2026 10:00:00 +0100' }),
    [`line 6: entries[0].publish_from ${DATE}${IN_NEW}`],
  ],
  [
    'an hour that no clock has',
    newTile(raffle({ endDate: '2026-12-01T24:00:00+01:00' })),
    [`line 11: entries[0].kacheln[0].endDate ${DATE}${IN_NEW}`],
  ],
  [
    'an end before its beginning',
    newEntry({ publish_from: '2026-12-02', publish_till: '2026-12-01' }),
    [`line 7: entries[0].publish_till lies before publish_from.${IN_NEW}`],
  ],
  [
    'a raffle that ends before it starts',
    raffleWith({ startDate: '2026-12-02', endDate: '2026-12-01' }),
    [`line 12: entries[0].kacheln[0].endDate lies before startDate.${IN_ENTRY}`],
  ],
  [
    'a link that runs a script',
    newEntry({ external_link: 'javascript:alert(1)' }),
    [`line 6: entries[0].external_link ${ADDRESS}; "javascript:alert(1)" is not.${IN_NEW}`],
  ],
  [
    'an address that no host has',
    newTile({ type: 'altkachel', mediaURL: '/\\[' }),
    [
      `line 9: entries[0].kacheln[0].mediaURL: there is no file at /%5C[; those in DATA_DIR/uploads are addressed as /api/uploads/….${IN_NEW}`,
    ],
  ],
  [
    'a picture of one’s own disk',
    newTile({ type: 'altkachel', mediaURL: 'C:\\bild.jpg' }),
    [`line 9: entries[0].kacheln[0].mediaURL ${ADDRESS}; "C:\\\\bild.jpg" is not.${IN_NEW}`],
  ],
  [
    'a picture at another address',
    newTile({ type: 'altkachel', mediaURL: '/uploads/da.jpg' }),
    [
      `line 9: entries[0].kacheln[0].mediaURL: there is no file at /uploads/da.jpg; those in DATA_DIR/uploads are addressed as /api/uploads/….${IN_NEW}`,
    ],
  ],
  [
    'a picture that is not there',
    newTile({ type: 'altkachel', mediaURL: '/api/uploads/x.jpg' }),
    [`line 9: entries[0].kacheln[0].mediaURL: there is no x.jpg in DATA_DIR/uploads.${IN_NEW}`],
  ],
  [
    'a hidden file',
    newTile({ type: 'altkachel', mediaURL: '/api/uploads/.env' }),
    [`line 9: entries[0].kacheln[0].mediaURL: there is no .env in DATA_DIR/uploads.${IN_NEW}`],
  ],
  [
    'a film that is not there',
    newTile({ type: 'videokachel', mediaURL: '/api/uploads/da.jpg' }),
    [`line 9: entries[0].kacheln[0].mediaURL: there is no da.jpg-high.m3u8 in DATA_DIR/uploads.${IN_NEW}`],
  ],
  [
    'a wire picture that is not there',
    wirePost({ type: 'dpa-image', mediaURL: '/api/uploads/x.jpg' }),
    [`line 9: wire[0].kacheln[0].mediaURL: there is no x.jpg in DATA_DIR/uploads. (wire post 90 "Welt")`],
  ],
  [
    'a position’s picture that is not there',
    position({ bgurl: '/api/uploads/x.jpg' }),
    [`line 6: pages.start[0].bgurl: there is no x.jpg in DATA_DIR/uploads.`],
  ],
  [
    'a document that is not there',
    newTile({ type: 'infos', label1: 'Plan', url1: '/api/uploads/plan.pdf' }),
    [`line 10: entries[0].kacheln[0].url1: there is no plan.pdf in DATA_DIR/uploads.${IN_NEW}`],
  ],
  [
    'a picture in a text that is not there',
    newTile({ type: 'text', content: '<p><img alt="" src="/api/uploads/x.jpg"></p>' }),
    [`line 9: entries[0].kacheln[0].content: there is no x.jpg in DATA_DIR/uploads.${IN_NEW}`],
  ],
  [
    'a picture in a text at another address',
    newTile({ type: 'text', content: "<img src='/bilder/x.jpg'>" }),
    [
      `line 9: entries[0].kacheln[0].content: there is no file at /bilder/x.jpg; those in DATA_DIR/uploads are addressed as /api/uploads/….${IN_NEW}`,
    ],
  ],
  [
    'a link in a text to what is not there',
    newTile({ type: 'text', content: '<a href=/api/uploads/x.pdf>Plan</a>' }),
    [`line 9: entries[0].kacheln[0].content: there is no x.pdf in DATA_DIR/uploads.${IN_NEW}`],
  ],
  [
    'NUL in a text',
    newEntry({ external_link: 'https://a.example/\u0000' }),
    [`line 6: entries[0].external_link holds a character that no text may hold.${IN_NEW}`],
  ],
  [
    'half a character',
    { levels: { sport: { page: 'start', title: '\ud800' } } },
    [`line 5: levels.sport.title holds a character that no text may hold.`],
  ],
  [
    'an object for a flag',
    newEntry({ share: { toString: 1 } }),
    [`line 6: entries[0].share is true or false; {"toString":1} is not.${IN_NEW}`],
  ],
  [
    'an object for a choice',
    raffleWith({ email: { toString: 1 } }),
    [
      `line 11: entries[0].kacheln[0].email is none, optional or mandatory; {"toString":1} is not.${IN_ENTRY}`,
      `line 11: entries[0].kacheln[0].email is not a text.${IN_ENTRY}`,
      `line 6: entries[0].kacheln: the competition 1 is not there any more, in which 2 took part; has its id changed?${OVERRIDE_HINT}${IN_ENTRY}`,
    ],
  ],
  [
    'an object for an id',
    { entries: [{ id: { toString: 1 }, title: 'Neu' }] },
    [`line 4: entries[0].id is not a text. (entry {"toString":1} "Neu")`],
  ],
  [
    'an object for a survey’s id',
    newTile(survey({ id: { toString: 1 } })),
    [`line 9: entries[0].kacheln[0].id is not a text.${IN_NEW}`],
  ],
  [
    'a list for a number',
    withTiles(action({ maxCalls: [[5]] }), survey(), raffle()),
    [`line 11: entries[0].kacheln[0].maxCalls is a whole number from 0 on; [[5]] is not.${IN_ENTRY}`],
  ],
  [
    'the answers of a running survey swapped',
    withTiles(survey({ answer1: 'Nein', answer2: 'Ja' }), raffle(), action()),
    [
      `line 6: entries[0].kacheln: answer1 of the survey 7 is "Nein" instead of "Ja", and 4 have voted${OVERRIDE_HINT}${IN_ENTRY}`,
      `line 6: entries[0].kacheln: answer2 of the survey 7 is "Ja" instead of "Nein", and 4 have voted${OVERRIDE_HINT}${IN_ENTRY}`,
    ],
  ],
  [
    'another id of a tile that riders took part in',
    raffleWith({ id: '2' }),
    [
      `line 6: entries[0].kacheln: the competition 1 is not there any more, in which 2 took part; has its id changed?${OVERRIDE_HINT}${IN_ENTRY}`,
    ],
  ],
  [
    'a running raffle’s end in a year that is over',
    raffleWith({ endDate: '2025-12-31' }),
    [
      `line 6: entries[0].kacheln: the competition 1, in which 2 took part, would end by this${OVERRIDE_HINT}${IN_ENTRY}`,
    ],
  ],
  [
    'an entry with a running raffle as a draft',
    { entries: [{ ...RUNNING.entries[0], draft: true }] },
    [
      `line 6: entries[0].kacheln: the survey 7, in which 4 took part, would end by this${OVERRIDE_HINT}${IN_ENTRY}`,
      `line 6: entries[0].kacheln: the competition 1, in which 2 took part, would end by this${OVERRIDE_HINT}${IN_ENTRY}`,
    ],
  ],
  [
    'an entry with a running raffle till yesterday',
    { entries: [{ ...RUNNING.entries[0], publish_till: '2026-11-19' }] },
    [
      `line 6: entries[0].kacheln: the survey 7, in which 4 took part, would end by this${OVERRIDE_HINT}${IN_ENTRY}`,
      `line 6: entries[0].kacheln: the competition 1, in which 2 took part, would end by this${OVERRIDE_HINT}${IN_ENTRY}`,
    ],
  ],
  [
    'the survey of an entry that stays',
    newTile(survey()),
    [
      `line 6: entries[0].kacheln: the survey 7 stands in the entry 5 already.${IN_NEW}`,
      `line 6: entries[0].kacheln: the survey 7 would take over 4 votes that were cast in entry 5${OVERRIDE_HINT}${IN_NEW}`,
    ],
  ],
  [
    'two entries with one survey',
    {
      entries: [
        ...newTile(survey({ id: '9' })).entries,
        { id: '61', title: 'Zwei', kacheln: [survey({ id: '9' })] },
      ],
    },
    [`line 19: entries[1].kacheln: the survey 9 stands in the entry 6 as well. (entry 61 "Zwei")`],
  ],
  [
    'votes for a survey that is not there',
    { votes: [{ entry: '5', survey: '8', answer1: 1, answer2: 0, answer3: 0, answer4: 0 }] },
    [`line 3: votes[0]: there is no survey 8 in the entry 5.`],
  ],
  [
    'another password for staff',
    { vouchers: [voucher({ password: '1' })] },
    [`line 6: vouchers[0].password is another than the staff's password until now${OVERRIDE_HINT}`],
  ],
  [
    'no password for staff',
    { vouchers: [voucher({ password: undefined })] },
    [`line 3: vouchers[0].password is missing.`],
  ],
  [
    'vouchers for no entry',
    { vouchers: [voucher({ entry: '99' })] },
    [`line 4: vouchers[0].entry: there is no entry 99.`],
  ],
  [
    'vouchers for no action',
    { vouchers: [voucher({ action: '9' })] },
    [`line 3: vouchers[0]: there is no action 9 in the entry 5.`],
  ],
  [
    'a voucher twice',
    { vouchers: [voucher({ codes: ['A', 'A'] })] },
    [`line 10: vouchers[0].codes[1] stands there twice.`],
  ],
  [
    'a voucher that no address can hold',
    { vouchers: [voucher({ codes: ['ä'] })] },
    [`line 9: vouchers[0].codes[0] is no voucher code (letters, digits, _ and -, at most 40).`],
  ],
  [
    'a used voucher that is not there',
    { vouchers: [voucher({ used: ['B'] })] },
    [`line 12: vouchers[0].used[0] is not among the codes.`],
  ],
  [
    'prizes for no entry',
    { prizes: [{ entry: '99', action: '1', winners: 1 }] },
    [`line 4: prizes[0].entry: there is no entry 99.`],
  ],
  [
    'fewer than no winners',
    { prizes: [{ entry: '5', action: '1', winners: -1 }] },
    [`line 6: prizes[0].winners is below 0.`],
  ],
  [
    'winners in words',
    { prizes: [{ entry: '5', action: '1', winners: 'fünf' }] },
    [`line 6: prizes[0].winners is not a number.`],
  ],
  [
    'fewer prizes left than a database counts',
    { prizes: [{ entry: '5', action: '1', winners: 5, left: -3_000_000_000 }] },
    [`line 7: prizes[0].left is below -1000000000.`],
  ],
  [
    'a film of another ratio in another form',
    newTile({ type: 'youtube', youtubeId: 'aqz-KE-bpKQ', aspectRatio: '4:3' }),
    [`line 10: entries[0].kacheln[0].aspectRatio is a ratio such as 16 / 9; "4:3" is not.${IN_NEW}`],
  ],
  [
    'a wire post’s date in another form',
    { wire: [{ id: '90', title: 'Welt', publish_from: '27.11.2026' }] },
    [`line 6: wire[0].publish_from ${DATE} (wire post 90 "Welt")`],
  ],
];
