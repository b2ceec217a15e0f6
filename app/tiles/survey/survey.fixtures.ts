import { HOSTILE_TEXT, LONG_TEXT, type TileFixtures } from '../tile/tile-fixtures.ts';

export const fixtures: TileFixtures = {
  typical: {
    type: 'survey',
    id: '140',
    question: 'Wie soll das Ottermädchen heißen?',
    answer1: 'Alda',
    answer2: 'Forelle',
    answer3: 'Pfütze',
    answer4: '',
    backgroundColor: '#ffd54a',
    endDate: '2026-12-01 12:00:00',
    onStartpage: '1',
  },
  longest: {
    type: 'survey',
    id: '141',
    question: LONG_TEXT,
    answer1: LONG_TEXT,
    answer2: LONG_TEXT,
    answer3: LONG_TEXT,
    answer4: LONG_TEXT,
  },
  missing: { type: 'survey', id: '142', question: 'Ja?', answer1: 'Ja', answer2: 'Nein' },
  strings: { type: 'survey', id: 143, question: 7, answer1: 1, answer2: 2, answer3: null, endDate: '' },
  hostile: {
    type: 'survey',
    id: '144',
    question: HOSTILE_TEXT,
    answer1: HOSTILE_TEXT,
    answer2: HOSTILE_TEXT,
    backgroundColor: 'red;background:url(//evil.example)',
  },
};
