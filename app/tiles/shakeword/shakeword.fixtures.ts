import { HOSTILE_TEXT, LONG_TEXT, type TileFixtures } from '../tile/tile-fixtures.ts';

export const fixtures: TileFixtures = {
  typical: {
    type: 'shakeword',
    shaked: 'BANDABEN',
    solved: 'ABENDBAN',
    info: 'Ordne die Buchstaben.',
    buttonColor: '#2b7a12',
    buttonStyle: 'inverse',
    buttonText: 'Prüfen',
    messageCorrect: 'Richtig!',
    messageWrong: 'Noch nicht.',
  },
  longest: {
    type: 'shakeword',
    shaked: 'LEISTRAßENBAHNHALTESTEL',
    solved: 'STRAßENBAHNHALTESTELLEI',
    info: LONG_TEXT,
    buttonText: LONG_TEXT,
    messageCorrect: LONG_TEXT,
    messageWrong: LONG_TEXT,
  },
  missing: { type: 'shakeword', shaked: 'AB', solved: 'BA' },
  strings: { type: 'shakeword', shaked: 12, solved: 21, info: null, buttonStyle: false },
  hostile: {
    type: 'shakeword',
    shaked: HOSTILE_TEXT,
    solved: HOSTILE_TEXT,
    info: HOSTILE_TEXT,
    buttonText: HOSTILE_TEXT,
    messageCorrect: HOSTILE_TEXT,
    messageWrong: HOSTILE_TEXT,
  },
};
