import {
  action,
  type FaultyFile,
  IN_ENTRY,
  IN_NEW,
  newEntry,
  newTile,
  OVERRIDE_HINT,
  position,
  raffle,
  raffleWith,
  survey,
  withTiles,
} from './import-files.ts';

/** Import files with invalid values, and the messages that refuse them. */

const DATE =
  'is not a date such as 2026-11-01, 2026-11-01 06:00:00, 2026-11-01T06:00:00+01:00 or Sun, 01 Nov 2026 06:00:00 +0100.';

export const faultyValues: FaultyFile[] = [
  [
    'an unknown value for whether a field is mandatory',
    raffleWith({ email: 'pflicht' }),
    [`line 11: entries[0].kacheln[0].email must be none, optional or mandatory, not "pflicht".${IN_ENTRY}`],
  ],
  [
    'an unknown autoresponse',
    withTiles(action({ autoresponse: 'gutschein' }), survey(), raffle()),
    [
      `line 11: entries[0].kacheln[0].autoresponse must be none, optin, plain, free or qrcode, not "gutschein".${IN_ENTRY}`,
    ],
  ],
  [
    'an unknown button style',
    raffleWith({ buttonStyle: 'bunt' }),
    [`line 11: entries[0].kacheln[0].buttonStyle must be empty or inverse, not "bunt".${IN_ENTRY}`],
  ],
  [
    'an unknown teaser size',
    newTile({ type: 'altkachel', teaser: 'riesig', header: 'x' }),
    [`line 9: entries[0].kacheln[0].teaser must be empty, big, small or banner, not "riesig".${IN_NEW}`],
  ],
  [
    'a colour by its name',
    newEntry({ backgroundColor: 'grün' }),
    [`line 6: entries[0].backgroundColor must be a colour such as #338C15, not "grün".${IN_NEW}`],
  ],
  [
    'a position’s colour by its name',
    position({ color: 'rgb(0,0,0)' }),
    [`line 6: pages.start[0].color must be a colour such as #338C15, not "rgb(0,0,0)".`],
  ],
  [
    'a flag that is neither true nor false',
    newEntry({ share: 'vielleicht' }),
    [`line 6: entries[0].share must be true or false, not "vielleicht".${IN_NEW}`],
  ],
  [
    'a sponsored flag that is neither true nor false',
    newEntry({ sponsored: 'vielleicht' }),
    [
      `line 6: entries[0].sponsored must be true or false, not "vielleicht".${IN_NEW}`,
      `line 6: entries[0].sponsored is not true or false.${IN_NEW}`,
    ],
  ],
  [
    'a draft flag in words',
    newEntry({ draft: 'ja' }),
    [`line 6: entries[0].draft is not true or false.${IN_NEW}`],
  ],
  [
    'a negative number of places',
    withTiles(action({ maxCalls: -5 }), survey(), raffle()),
    [`line 11: entries[0].kacheln[0].maxCalls must be 0 or a positive whole number, not -5.${IN_ENTRY}`],
  ],
  [
    'a number of places in words',
    withTiles(action({ maxCalls: 'viele' }), survey(), raffle()),
    [`line 11: entries[0].kacheln[0].maxCalls must be 0 or a positive whole number, not "viele".${IN_ENTRY}`],
  ],
  [
    'a date in another format',
    newEntry({ publish_from: '21.11.2026' }),
    [`line 6: entries[0].publish_from ${DATE}${IN_NEW}`],
  ],
  [
    'a day that doesn’t exist',
    newEntry({ publish_from: '2026-02-30' }),
    [`line 6: entries[0].publish_from ${DATE}${IN_NEW}`],
  ],
  [
    'a day that doesn’t exist, with a time zone',
    newEntry({ publish_from: '2026-02-30T10:00:00Z' }),
    [`line 6: entries[0].publish_from ${DATE}${IN_NEW}`],
  ],
  [
    'a day that doesn’t exist, in the format of mails',
    newEntry({ publish_from: 'Mon, 30 Feb 2026 10:00:00 +0100' }),
    [`line 6: entries[0].publish_from ${DATE}${IN_NEW}`],
  ],
  [
    'an hour that doesn’t exist',
    newTile(raffle({ endDate: '2026-12-01T24:00:00+01:00' })),
    [`line 11: entries[0].kacheln[0].endDate ${DATE}${IN_NEW}`],
  ],
  [
    'an end before its beginning',
    newEntry({ publish_from: '2026-12-02', publish_till: '2026-12-01' }),
    [`line 7: entries[0].publish_till is before publish_from.${IN_NEW}`],
  ],
  [
    'a raffle that ends before it starts',
    raffleWith({ startDate: '2026-12-02', endDate: '2026-12-01' }),
    [`line 12: entries[0].kacheln[0].endDate is before startDate.${IN_ENTRY}`],
  ],
  [
    'NUL in a text',
    newEntry({ external_link: 'https://a.example/\u0000' }),
    [`line 6: entries[0].external_link contains a character that is not allowed.${IN_NEW}`],
  ],
  [
    'half a surrogate pair',
    { levels: { sport: { page: 'start', title: '\ud800' } } },
    [`line 5: levels.sport.title contains a character that is not allowed.`],
  ],
  [
    'an object for a flag',
    newEntry({ share: { toString: 1 } }),
    [`line 6: entries[0].share must be true or false, not {"toString":1}.${IN_NEW}`],
  ],
  [
    'an object for a choice',
    raffleWith({ email: { toString: 1 } }),
    [
      `line 11: entries[0].kacheln[0].email must be none, optional or mandatory, not {"toString":1}.${IN_ENTRY}`,
      `line 11: entries[0].kacheln[0].email is not a text.${IN_ENTRY}`,
      `line 6: entries[0].kacheln: the competition 1, in which 2 took part, is missing; has its id changed?${OVERRIDE_HINT}${IN_ENTRY}`,
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
    [`line 11: entries[0].kacheln[0].maxCalls must be 0 or a positive whole number, not [[5]].${IN_ENTRY}`],
  ],
  [
    'an aspect ratio in another format',
    newTile({ type: 'youtube', youtubeId: 'aqz-KE-bpKQ', aspectRatio: '4:3' }),
    [`line 10: entries[0].kacheln[0].aspectRatio must be a ratio such as 16 / 9, not "4:3".${IN_NEW}`],
  ],
  [
    'a wire post’s date in another format',
    { wire: [{ id: '90', title: 'Welt', publish_from: '27.11.2026' }] },
    [`line 6: wire[0].publish_from ${DATE} (wire post 90 "Welt")`],
  ],
];
