import {
  action,
  type FaultyFile,
  IN_ENTRY,
  IN_NEW,
  newTile,
  OVERRIDE_HINT,
  RUNNING,
  raffle,
  raffleWith,
  survey,
  voucher,
  withTiles,
} from './import-files.ts';

/** Import files that conflict with votes, raffles, vouchers or prizes, and the messages that refuse them. */

export const faultyParticipation: FaultyFile[] = [
  [
    'the answers of a running survey swapped',
    withTiles(survey({ answer1: 'Nein', answer2: 'Ja' }), raffle(), action()),
    [
      `line 6: entries[0].kacheln: answer1 of the survey 7 is "Nein" instead of "Ja", and 4 have voted${OVERRIDE_HINT}${IN_ENTRY}`,
      `line 6: entries[0].kacheln: answer2 of the survey 7 is "Ja" instead of "Nein", and 4 have voted${OVERRIDE_HINT}${IN_ENTRY}`,
    ],
  ],
  [
    'another question over the votes of a running survey',
    withTiles(survey({ question: 'Weniger?' }), raffle(), action()),
    [
      `line 6: entries[0].kacheln: question of the survey 7 is "Weniger?" instead of "Mehr?", and 4 have voted${OVERRIDE_HINT}${IN_ENTRY}`,
    ],
  ],
  [
    'a changed id of a tile that riders took part in',
    raffleWith({ id: '2' }),
    [
      `line 6: entries[0].kacheln: the competition 1, in which 2 took part, is missing; has its id changed?${OVERRIDE_HINT}${IN_ENTRY}`,
    ],
  ],
  [
    'a running raffle’s end moved to the past',
    raffleWith({ endDate: '2025-12-31' }),
    [
      `line 6: entries[0].kacheln: the competition 1, in which 2 took part, would end with this import${OVERRIDE_HINT}${IN_ENTRY}`,
    ],
  ],
  [
    'an entry with a running raffle as a draft',
    { entries: [{ ...RUNNING.entries[0], draft: true }] },
    [
      `line 6: entries[0].kacheln: the survey 7, in which 4 took part, would end with this import${OVERRIDE_HINT}${IN_ENTRY}`,
      `line 6: entries[0].kacheln: the competition 1, in which 2 took part, would end with this import${OVERRIDE_HINT}${IN_ENTRY}`,
    ],
  ],
  [
    'an entry with a running raffle, published until yesterday',
    { entries: [{ ...RUNNING.entries[0], publish_till: '2026-11-19' }] },
    [
      `line 6: entries[0].kacheln: the survey 7, in which 4 took part, would end with this import${OVERRIDE_HINT}${IN_ENTRY}`,
      `line 6: entries[0].kacheln: the competition 1, in which 2 took part, would end with this import${OVERRIDE_HINT}${IN_ENTRY}`,
    ],
  ],
  [
    'a survey that another entry has already',
    newTile(survey()),
    [
      `line 6: entries[0].kacheln: the survey 7 is already in the entry 5.${IN_NEW}`,
      `line 6: entries[0].kacheln: the survey 7 would take over 4 votes that were cast in entry 5${OVERRIDE_HINT}${IN_NEW}`,
    ],
  ],
  [
    'the same survey in two entries',
    {
      entries: [
        ...newTile(survey({ id: '9' })).entries,
        { id: '61', title: 'Zwei', kacheln: [survey({ id: '9' })] },
      ],
    },
    [`line 19: entries[1].kacheln: the survey 9 is also in the entry 6. (entry 61 "Zwei")`],
  ],
  [
    'votes for a missing survey',
    { votes: [{ entry: '5', survey: '8', answer1: 1, answer2: 0, answer3: 0, answer4: 0 }] },
    [`line 3: votes[0]: there is no survey 8 in the entry 5.`],
  ],
  [
    'a changed staff password',
    { vouchers: [voucher({ password: '1' })] },
    [`line 6: vouchers[0].password differs from the staff's current password${OVERRIDE_HINT}`],
  ],
  [
    'another end of codes that riders hold',
    { vouchers: [voucher({ endDate: '2026-12-24' })] },
    [
      `line 7: vouchers[0].endDate differs from the current one, and riders hold 1 unused code${OVERRIDE_HINT}`,
    ],
  ],
  [
    'a missing staff password',
    { vouchers: [voucher({ password: undefined })] },
    [`line 3: vouchers[0].password is missing.`],
  ],
  [
    'vouchers for a missing entry',
    { vouchers: [voucher({ entry: '99' })] },
    [`line 4: vouchers[0].entry: there is no entry 99.`],
  ],
  [
    'vouchers for a missing action',
    { vouchers: [voucher({ action: '9' })] },
    [`line 3: vouchers[0]: there is no action 9 in the entry 5.`],
  ],
  [
    'a duplicate voucher code',
    { vouchers: [voucher({ codes: ['A', 'A'] })] },
    [`line 10: vouchers[0].codes[1] is listed twice.`],
  ],
  [
    'a voucher code that is invalid in a URL',
    { vouchers: [voucher({ codes: ['ä'] })] },
    [`line 9: vouchers[0].codes[0] is no voucher code (letters, digits, _ and -, at most 40).`],
  ],
  [
    'a used voucher that isn’t among the codes',
    { vouchers: [voucher({ used: ['B'] })] },
    [`line 12: vouchers[0].used[0] is not among the codes.`],
  ],
  [
    'prizes for a missing entry',
    { prizes: [{ entry: '99', action: '1', winners: 1 }] },
    [`line 4: prizes[0].entry: there is no entry 99.`],
  ],
  [
    'a negative number of winners',
    { prizes: [{ entry: '5', action: '1', winners: -1 }] },
    [`line 6: prizes[0].winners is below 0.`],
  ],
  [
    'winners in words',
    { prizes: [{ entry: '5', action: '1', winners: 'fünf' }] },
    [`line 6: prizes[0].winners is not a number.`],
  ],
  [
    'a number of prizes left below the database’s range',
    { prizes: [{ entry: '5', action: '1', winners: 5, left: -3_000_000_000 }] },
    [`line 7: prizes[0].left is below -1000000000.`],
  ],
];
