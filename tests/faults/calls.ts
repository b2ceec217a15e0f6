import { randomUUID } from 'node:crypto';
import { altkachel, entry, stubContent } from '../support/stub-content.ts';
import type { StubContent } from '../support/stub-content-server.ts';

const open = { startDate: '2020-01-01', endDate: '2099-12-31' };
const raffle = { type: 'competition', id: '1', title: 'Raffle', email: 'mandatory', ...open };
const action = { type: 'action', id: '2', title: 'Action', email: 'mandatory', maxCalls: 9, ...open };
const deal = {
  type: 'deal',
  id: '3',
  buttonText: 'Deal',
  email: 'deal@kachel.example',
  maxCalls: 9,
  ...open,
};
const survey = { type: 'survey', id: '4', question: 'Ja?', answer1: 'Ja', answer2: 'Nein', endDate: '' };
const wireTile = {
  kicker: 'Welt',
  title: 'Meldung der Welt',
  teaser: 'Kurz',
  publishTime: '2026-11-22 04:00:00',
};
const wirePost = {
  id: '9001',
  title: 'Meldung der Welt',
  kacheln: [
    { type: 'dpa-infoline-entry', ...wireTile },
    { type: 'text', content: 'Lang' },
  ],
};

export function wholeContent(): StubContent {
  const success = { state: 'success' };
  return {
    answers: {
      ...stubContent().answers,
      'content/v1/entry/11/de': entry('11', 'Brücke wieder frei', [
        altkachel('Brücke wieder frei'),
        raffle,
        action,
        deal,
        survey,
      ]),
      'content/v1/entry/11': entry('11', 'Brücke wieder frei', [survey]),
      'content/v1/entry/12/de': entry('12', 'Neue Fähre startet'),
      'content/v1/dpaposts/de': [wirePost],
      'content/v1/archive/de/d/all': { '2026-11-20': [entry('15', 'Aus dem Archiv')] },
      'content/v1/archive/de/s/fähre': { found: [entry('12', 'Neue Fähre startet')] },
      'content/v1/archive/de/s/brücke': { found: [entry('11', 'Brücke wieder frei')] },
      'action/v1/info/11/2': { ...success, info: { countLeft: 3 } },
      'deal/v1/info/11/3': success,
      'survey/v1/info/11/4': { answer1: 12, answer2: 3, answer3: 0, answer4: 0 },
      'competition/v1/save': success,
      'action/v1/save': success,
      'deal/v1/save': success,
      'survey/v1/save': success,
      'voucher/v1/use': { ...success, info: { voucherEndDate: '2099-12-31', countMax: 9, countLeft: 3 } },
    },
  };
}

/**
 * A read call of the contract, a page that needs it, and a text of that page. Null for responses that aren't cached:
 * searches, vote counts, and days of the archive without entries.
 */
export interface Reading {
  call: string;
  page: string;
  shows: string | null;
}

export const READINGS: Reading[] = [
  { call: 'content/v1/start/de', page: '/', shows: 'Brücke wieder frei' },
  { call: 'content/v1/tabs/de', page: '/heute/sport', shows: 'Sport in Nordheim' },
  { call: 'content/v1/tabs/de/meta', page: '/?seen=counts', shows: 'Brücke wieder frei' },
  { call: 'content/v1/sport/de', page: '/heute/sport', shows: 'Kreisliga' },
  { call: 'content/v1/entry/11/de', page: '/beitrag/11', shows: 'Brücke wieder frei' },
  { call: 'content/v1/entry/11', page: '/surveyresult/11/4', shows: null },
  { call: 'content/v1/dpaposts/de', page: '/dpa-news', shows: 'Meldung der Welt' },
  { call: 'content/v1/archive/de/d', page: '/archiv', shows: null },
  { call: 'content/v1/archive/de/s', page: '/archivsuche?q=f%C3%A4hre', shows: null },
  { call: 'action/v1/info', page: '/beitrag/11?of=action', shows: 'Brücke wieder frei' },
  { call: 'deal/v1/info', page: '/beitrag/11?of=deal', shows: 'Brücke wieder frei' },
  { call: 'survey/v1/info', page: '/surveyresult/11/4?of=survey', shows: null },
];

/** Calls that fail alone, each of another kind; no page of READINGS needs the last two. */
export const FAILING_ALONE = [
  { name: 'start', call: 'content/v1/start/de', page: '/' },
  { name: 'entry', call: 'content/v1/entry/12/de', page: '/beitrag/12' },
  { name: 'search', call: 'content/v1/archive/de/s/brücke', page: '/archivsuche?q=br%C3%BCcke' },
];

/** A write call, the form that makes it, and the values that its page must still contain after a failure. */
export interface Writing {
  call: string;
  page: string;
  fields: Record<string, string>;
  kept: string[];
}

export function writings(): Writing[] {
  const id = randomUUID();
  const email = `${id}@kachel.example`;
  const person = { submission_id: id, firstname: 'Kim', lastname: 'Muster', email, agb: 'on' };
  const page = '/beitrag/11';
  return [
    {
      call: 'competition/v1/save',
      page,
      fields: { form: 'competition-1', ...person },
      kept: [id, 'Muster', email],
    },
    { call: 'action/v1/save', page, fields: { form: 'action-2', ...person }, kept: [id, email] },
    { call: 'deal/v1/save', page, fields: { form: 'deal-3', submission_id: id }, kept: [id] },
    { call: 'survey/v1/save', page, fields: { form: 'survey-4', answer: '1' }, kept: ['checked=""'] },
    {
      call: 'voucher/v1/use',
      page: '/qr/11/2/CODE-1',
      fields: { password: 'geheim', submission_id: id },
      kept: [id],
    },
  ];
}
