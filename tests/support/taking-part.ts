import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { ReceivedFile } from '#app/contract/received-form.ts';
import type { FormFailure } from '#app/forms/form-failure.ts';
import { outcomesIn } from '#app/forms/outcome.server.ts';
import { fixtures as actionFixtures } from '#app/tiles/action/action.fixtures.ts';
import { fixtures as competitionFixtures } from '#app/tiles/competition/competition.fixtures.ts';
import { fixtures as dealFixtures } from '#app/tiles/deal/deal.fixtures.ts';
import { fixtures as surveyFixtures } from '#app/tiles/survey/survey.fixtures.ts';
import { participationHeaders, participationOf, takePart } from '#app/tiles/take-part.server.ts';
import { consentKey } from '#app/visit/consent.server.ts';
import { requestContextOf } from '#app/visit/request-context.server.ts';
import { CONTENT_API } from '#mocks/content-server.ts';
import { type Fault, mockParticipation, participationHandlers } from '#mocks/participation-server.ts';

/** Test kit: an entry with every form, a mock content server, and functions that send the forms. */

// Set before the modules that read it are imported.
vi.hoisted(() => {
  process.env.CONTENT_API_URL = 'http://content.test/api';
  process.env.SESSION_SECRET = 'a secret of the tests alone';
  process.env.CONTENT_TIMEOUT_MS = '100';
  process.env.LOG_LEVEL = 'silent';
  process.env.LIMITS_FACTOR = '0';
});
const folder = mkdtempSync(path.join(tmpdir(), 'kachel-'));

/** The mock content server of the current test. */
export let contentServer = mockParticipation();
export const server = setupServer();

const action = {
  ...actionFixtures.missing,
  id: '1',
  name: 'mandatory',
  email: 'mandatory',
  cb1: 'mandatory',
  cb1Title: 'Einverstanden',
};
const entry = {
  id: '900',
  title: 'Mitmachen',
  publish_from: '2026-01-01 00:00:00',
  kacheln: [
    { ...competitionFixtures.typical, id: '1', startDate: '', endDate: '' },
    action,
    { ...action, id: '2', randomGeneratorActivate: '1' },
    { ...action, id: '3', imageupload: 'mandatory' },
    { ...dealFixtures.typical, startDate: '', endDate: '' },
    { ...surveyFixtures.typical, answer2: ' Forelle ', endDate: '' },
    { type: 'shakeword', id: '5', shaked: 'NABH', solved: 'BAHN', messageWrong: 'Noch nicht.' },
    { ...action, id: '4', imageupload: 'mandatory', uploadmedium: 'video', randomGeneratorActivate: '1' },
    { ...action, id: '5', popupText: 'Danke! \r\nBis bald.' },
    { ...surveyFixtures.typical, id: '141', endDate: '2037-12-31' },
  ],
};

beforeAll(() => {
  process.env.DATA_DIR = folder;
  mkdirSync(path.join(folder, 'upload-drafts'));
  server.listen({ onUnhandledRequest: 'error' });
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

beforeEach(() => {
  contentServer = mockParticipation();
  server.use(
    http.get(`${CONTENT_API}/content/v1/entry/900/de`, () => HttpResponse.json(entry)),
    http.get(`${CONTENT_API}/content/v1/entry/900/de/:date`, () => HttpResponse.json(entry)),
    ...participationHandlers(contentServer),
  );
});
afterEach(() => server.resetHandlers());

/** A new submission_id for each test, because responses are stored under it. */
export let ID = randomUUID() as string;
beforeEach(() => {
  ID = randomUUID();
});
/** Consent cookie; created on first use, because it needs the settings. */
let consent: string | undefined;
const person = { firstname: 'Ada', lastname: 'Lovelace', email: 'ada@example.org' };

export const FORMS = {
  'competition-1': { call: 'competition save', values: { ...person, freetext: 'Der Sturm', agb: 'on' } },
  'action-1': { call: 'action save', values: { ...person, cb1: 'on' } },
  'deal-1': { call: 'deal save', values: {} },
  'survey-140': { call: 'survey save', values: { answer: '2', entry_id: '900' } },
} as const;
export type FormName =
  | keyof typeof FORMS
  | 'action-2'
  | 'action-3'
  | 'action-5'
  | 'shakeword-k7'
  | 'survey-141';

/** Sends a form of the entry and returns the result. */
export async function send(
  form: FormName,
  values: Record<string, string>,
  more: { files?: ReceivedFile[]; receipts?: string[]; url?: string; cookie?: string } = {},
) {
  const texts = new FormData();
  texts.set('form', form);
  texts.set('submission_id', ID);
  for (const [name, value] of Object.entries(values)) texts.set(name, value);
  for (const receipt of more.receipts ?? []) texts.append('kept', receipt);
  consent ??= consentKey(1);
  const cookie = `mtm_consent=${consent}; lang=de`;
  const request = new Request(more.url ?? 'http://tram.test/beitrag/900?sent=1', {
    method: 'POST',
    headers: { Cookie: more.cookie ?? cookie },
    body: new URLSearchParams([...texts].map(([name, value]): [string, string] => [name, String(value)])),
  });
  const context = {
    riderAddress: '203.0.113.7',
    ...(more.files ? { form: { texts, files: more.files, cut: false } } : {}),
  };
  const sent = await takePart(request, context, () => '900');
  if (sent instanceof Response) {
    const address = new URL(sent.headers.get('Location') ?? '', 'http://tram.test');
    const [outcome] = (await outcomesIn(address.searchParams)).slice(-1);
    return { status: sent.status, outcome, address, failure: null, headers: sent.headers };
  }
  const answer = sent as { data: FormFailure; init: { status: number; headers: Record<string, string> } };
  return {
    status: answer.init.status,
    failure: answer.data,
    outcome: undefined,
    address: null,
    headers: new Headers(answer.init.headers),
  };
}

/** The forms of the entry's page, as its loader gets them, and the page's headers. */
export async function formsAt(query: string, { id = '900', only = '' } = {}) {
  const context = { riderAddress: '203.0.113.7' };
  const requestContext = requestContextOf(new Request(`http://tram.test/beitrag/900${query}`), context);
  const entry = { ...(await requestContext.content.entry('900')), id };
  const asked = { requestContext, context };
  const participation = await participationOf(asked, [entry], ({ type }) => only === '' || type === only);
  return { forms: participation?.forms, headers: participationHeaders(participation, requestContext.page) };
}

export const FAULTS: Fault[] = [
  'late',
  'status 201',
  'status 500',
  'dropped after the work',
  'no JSON',
  'empty',
  'unknown state',
];

let number = 0;
/** An uploaded file as the form parser returns it: a draft in the drafts folder. */
export function file(content: string, medium: 'image' | 'video' = 'image'): ReceivedFile {
  number += 1;
  const id = `${number}.jpg`;
  writeFileSync(draftPlace(id), content);
  const draft = {
    id,
    medium,
    mime: 'image/jpeg',
    size: content.length,
    sha256: content,
  };
  return { filename: `${content}.jpg`, draft, fault: null };
}

/** Path of a draft. */
export function draftPlace(id: string): string {
  return path.join(folder, 'upload-drafts', id);
}

/** Sends the upload form again with the receipts of earlier uploads. */
export function sendKept(
  receipts: string[],
  changes: Record<string, string> = {},
  files: ReceivedFile[] = [],
) {
  const values = { ...FORMS['action-1'].values, ...changes };
  return send('action-3', values, {
    files,
    receipts,
    url: 'http://tram.test/beitrag/900',
    cookie: 'lang=de',
  });
}
