import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormFailure } from '#app/forms/form-failure.ts';
import { outcomesIn } from '#app/forms/outcome.server.ts';
import type { ReceivedFile } from '#app/forms/received-form.ts';
import { de } from '#app/i18n/de.ts';
import { CONTENT_API } from '#mocks/content-server.ts';
import { type Fault, mockParticipation, participationHandlers } from '#mocks/participation-server.ts';
import { fixtures as actionFixtures } from './action/action.fixtures.ts';
import { sealToken } from './action/draw.server.ts';
import { fixtures as competitionFixtures } from './competition/competition.fixtures.ts';
import { fixtures as dealFixtures } from './deal/deal.fixtures.ts';
import { fixtures as surveyFixtures } from './survey/survey.fixtures.ts';
import { takePart } from './take-part.server.ts';

const folder = vi.hoisted(() => {
  process.env.CONTENT_API_URL = 'http://content.test/api';
  process.env.SESSION_SECRET = 'a secret of the tests alone';
  process.env.CONTENT_TIMEOUT_MS = '100';
  process.env.LOG_LEVEL = 'silent';
  return { path: '' };
});

let desk = mockParticipation();
const server = setupServer();

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
    { type: 'shakeword', shaked: 'NABH', solved: 'BAHN', messageWrong: 'Noch nicht.' },
    { ...action, id: '4', imageupload: 'mandatory', uploadmedium: 'video', randomGeneratorActivate: '1' },
    { ...action, id: '5', popupText: 'Danke! \r\nBis bald.' },
  ],
};

beforeAll(() => {
  folder.path = mkdtempSync(path.join(tmpdir(), 'kachel-'));
  process.env.DATA_DIR = folder.path;
  server.listen({ onUnhandledRequest: 'error' });
});
afterAll(() => server.close());

beforeEach(() => {
  desk = mockParticipation();
  server.use(
    http.get(`${CONTENT_API}/content/v1/entry/900/de`, () => HttpResponse.json(entry)),
    ...participationHandlers(desk),
  );
});
afterEach(() => server.resetHandlers());

const ID = '3f1c1f5e-6a55-4d0a-9a3e-000000000001';
const person = { firstname: 'Ada', lastname: 'Lovelace', email: 'ada@example.org' };

const FORMS = {
  'competition-1': { call: 'competition save', values: { ...person, freetext: 'Der Sturm', agb: 'on' } },
  'action-1': { call: 'action save', values: { ...person, cb1: 'on' } },
  'deal-1': { call: 'deal save', values: {} },
  'survey-140': { call: 'survey save', values: { answer: '2', entry_id: '900' } },
} as const;
type FormName = keyof typeof FORMS | 'action-2' | 'action-3' | 'action-5' | 'shakeword-k7';

async function send(
  form: FormName,
  values: Record<string, string>,
  more: { files?: ReceivedFile[]; url?: string } = {},
) {
  const texts = new FormData();
  texts.set('form', form);
  texts.set('submission_id', ID);
  for (const [name, value] of Object.entries(values)) texts.set(name, value);
  const request = new Request(more.url ?? 'http://tram.test/beitrag/900?sent=1', {
    method: 'POST',
    headers: { Cookie: 'mtm_consent=1.abc; lang=de' },
    body: new URLSearchParams([...texts].map(([name, value]): [string, string] => [name, String(value)])),
  });
  const context = {
    riderAddress: '203.0.113.7',
    ...(more.files ? { form: { texts, files: more.files, cut: false } } : {}),
  };
  const sent = await takePart(request, context, () => '900');
  if (sent instanceof Response) {
    const address = new URL(sent.headers.get('Location') ?? '', 'http://tram.test');
    const [outcome] = (await outcomesIn(address)).slice(-1);
    return { status: sent.status, outcome, address, failure: null, headers: sent.headers };
  }
  const answer = sent as { data: FormFailure; init: { status: number } };
  return {
    status: answer.init.status,
    failure: answer.data,
    outcome: undefined,
    address: null,
    headers: null,
  };
}

const FAULTS: Fault[] = ['late', 'status 500', 'dropped after the work', 'no JSON', 'empty', 'unknown state'];
const matrix = Object.entries(FORMS).flatMap(([form, { call, values }]) =>
  FAULTS.map((fault) => ({ form: form as FormName, call, values, fault })),
);

describe('a form whose answer gets lost', () => {
  it.each(matrix)('$form, $fault: says so, keeps all, and counts once after trying again', async (row) => {
    desk.faults.set(row.call, row.fault);
    const first = await send(row.form, row.values);
    expect(first.status).toBe(503);
    expect(first.failure?.message).toBeTruthy();
    expect(first.failure?.result.initialValue ?? {}).toMatchObject(row.values);
    desk.faults.clear();
    const again = await send(row.form, { ...row.values, submission_id: first.failure?.submissionId ?? '' });
    expect(again.status).toBe(303);
    expect(desk.accepted.size).toBe(1);
  });

  it.each(Object.entries(FORMS))('%s: twice at once is one submission', async (form, { values }) => {
    const both = await Promise.all([send(form as FormName, values), send(form as FormName, values)]);
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    expect(desk.accepted.size).toBe(1);
  });
});

describe('what is sent', () => {
  it('keeps the contract for a competition', async () => {
    await send('competition-1', { ...FORMS['competition-1'].values, phone: '', extra: 'x' });
    expect(desk.calls[0]?.body).toEqual({
      submission_id: ID,
      competition_id: '1',
      entry_id: '900',
      firstname: 'Ada',
      lastname: 'Lovelace',
      email: 'ada@example.org',
      freetext: 'Der Sturm',
      agb: true,
    });
  });

  it('tells the rider’s address, for limits, and nothing in addresses', async () => {
    await send('action-1', FORMS['action-1'].values);
    expect(desk.calls[0]?.headers.get('X-Forwarded-For')).toBe('203.0.113.7');
  });

  it('sends a vote’s text alone, under an id that the browser’s consent decides', async () => {
    const voted = await send('survey-140', {
      answer: '2',
      entry_id: '900',
      submission_id: crypto.randomUUID(),
    });
    await send('survey-140', { answer: '3', entry_id: '900', submission_id: crypto.randomUUID() });
    expect(desk.calls[0]?.body).toMatchObject({
      answer1: null,
      answer2: ' Forelle ',
      answer3: null,
      answer4: null,
    });
    expect(desk.accepted.size).toBe(1);
    expect(voted.headers?.get('Set-Cookie')).toMatch(/^survey:140=1; .*Expires=.*HttpOnly/);
  });
});

describe('an action’s answer', () => {
  const error = (errormessage: string, fields?: string[]) => ({
    state: 'error',
    errormessage,
    ...(fields ? { fields } : {}),
  });

  it.each([
    [{ state: 'success' }, 'success'],
    [{ state: 'optin' }, 'optin'],
    [{ state: 'autorespond', variant: 'plain', text: 'Danke' }, 'plain'],
    [{ state: 'autorespond', variant: 'free', text: 'Danke', code: null }, 'free'],
    [{ state: 'autorespond', variant: 'qrcode', text: 'Da', code: 'K-1' }, 'qrcode'],
    [error('MAX REACHED'), 'maxReached'],
    [error('UNVERIFIED EMAIL'), 'unverified'],
  ])('%j leads to a page of its own: %s', async (answer, kind) => {
    desk.answers.set('action save', answer);
    const { status, outcome, address } = await send('action-1', FORMS['action-1'].values);
    expect(status).toBe(303);
    expect(outcome?.kind).toBe(kind);
    expect(address?.search).not.toMatch(/lovelace|ada@|K-1|sent=/i);
  });

  it.each([
    ['the popup’s own words', 'Danke!\nBis bald.', undefined],
    ['other words', 'Danke dir!', 'Danke dir!'],
    ['words without end', 'x'.repeat(2500), `${'x'.repeat(2000)} …`],
  ])('says %s once, and shows where it was cut', async (_what, text, told) => {
    desk.answers.set('action save', { state: 'autorespond', variant: 'free', text });
    const { outcome } = await send('action-5', FORMS['action-1'].values);
    expect(outcome?.text).toBe(told);
  });

  it.each([
    ['FAILED', 503, de.actionFailed],
    ['SOMETHING NEW', 503, de.actionFailed],
    ['ALREADY USED', 422, de.actionAlreadyUsed],
    ['ALREADY PARTICIPATED', 422, de.alreadyParticipated],
    ['NOT STARTED', 422, de.actionNotStarted],
    ['ENDED', 422, de.actionEnded],
    ['NO TOKEN', 422, de.actionTimeExpired],
  ])('%s shows the form again with all that was typed', async (errormessage, status, message) => {
    desk.answers.set('action save', error(errormessage));
    const { failure, ...sent } = await send('action-1', FORMS['action-1'].values);
    expect(sent.status).toBe(status);
    expect(failure?.message).toBe(message);
    expect(failure?.result.initialValue).toMatchObject({ firstname: 'Ada' });
  });

  it('names the fields that the content server won’t take', async () => {
    desk.answers.set('action save', error('INVALID', ['email', 'nonsense']));
    const { status, failure } = await send('action-1', FORMS['action-1'].values);
    expect(status).toBe(422);
    expect(failure?.result.error).toEqual({ email: [de.formInvalid] });
  });
});

describe('the draw', () => {
  it('draws once for its form, takes a second, and its token travels sealed', async () => {
    const started = performance.now();
    const { outcome, address } = await send('action-2', { intent: 'draw' });
    expect(performance.now() - started).toBeGreaterThanOrEqual(999);
    expect(outcome).toMatchObject({ kind: 'won', token: 'drawn-token', submissionId: ID });
    expect(String(address)).not.toContain('drawn-token');
    expect(desk.calls[0]?.headers.get('Idempotency-Key')).toBe(ID);
  });

  it.each([
    ['NO TOKEN', 'lost'],
    ['CLOSED', 'closed'],
  ])('%s is told as %s', async (errormessage, kind) => {
    desk.answers.set('action token', { state: 'error', errormessage });
    expect((await send('action-2', { intent: 'draw' })).outcome?.kind).toBe(kind);
  });

  it('that fails says so and can be tried again', async () => {
    desk.faults.set('action token', 'no JSON');
    const { status, failure } = await send('action-2', { intent: 'draw' });
    expect(status).toBe(503);
    expect(failure?.message).toBe(de.actionMaxCallsFailed);
    expect(failure?.submissionId).toBe(ID);
  });

  it('is not skipped: a form without a token asks to draw, all typed kept', async () => {
    desk.answers.set('action save', { state: 'error', errormessage: 'NO TOKEN' });
    const { status, failure } = await send('action-2', FORMS['action-1'].values);
    expect(status).toBe(422);
    expect(failure?.draw).toEqual({ sealed: null, again: true });
    expect(failure?.submissionId).not.toBe(ID);
    expect(desk.accepted.size).toBe(0);
  });

  it('whose token ran out after its answer was lost is one participation', async () => {
    desk.faults.set('action save', 'dropped after the work');
    const { outcome } = await send('action-2', { intent: 'draw' });
    const draw = await sealToken(String(outcome?.token), ID);
    const first = await send('action-2', { ...FORMS['action-1'].values, draw });
    expect(first.status).toBe(503);
    desk.faults.clear();
    const again = await send('action-2', { ...FORMS['action-1'].values, draw: 'past its time' });
    expect(again.status).toBe(303);
    expect([...desk.accepted.keys()]).toEqual([ID]);
  });

  it('won over a form that is filled in already brings that form back, ready to send', async () => {
    const { status, failure } = await send('action-2', {
      ...FORMS['action-1'].values,
      intent: 'draw',
      filled: '1',
    });
    expect(status).toBe(200);
    expect(failure?.calm).toBe(true);
    expect(failure?.result.initialValue).toMatchObject({ firstname: 'Ada' });
    const sent = await send('action-2', { ...FORMS['action-1'].values, draw: failure?.draw?.sealed ?? '' });
    expect(sent.status).toBe(303);
    expect(desk.calls.at(-1)?.body.token).toBe('drawn-token');
  });
});

describe('files', () => {
  let number = 0;
  function file(content: string, medium: 'image' | 'video' = 'image'): ReceivedFile {
    number += 1;
    const id = `${number}.jpg`;
    writeFileSync(path.join(folder.path, 'upload-drafts', id), content);
    const draft = {
      id,
      medium,
      mime: 'image/jpeg',
      size: content.length,
      sha256: content,
      originalSha256: content,
    };
    return { filename: `${content}.jpg`, draft, fault: null };
  }
  const values = FORMS['action-1'].values;

  beforeEach(async () => {
    const { mkdirSync } = await import('node:fs');
    mkdirSync(path.join(folder.path, 'upload-drafts'), { recursive: true });
  });

  it('go ahead of their form, under their own hash', async () => {
    const { status } = await send('action-3', values, { files: [file('a'), file('b')] });
    expect(status).toBe(303);
    expect(desk.calls.map(({ call }) => call)).toEqual(['action upload', 'action upload', 'action save']);
    expect(desk.calls.slice(0, 2).map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['a', 'b']);
    expect(desk.files.get(ID)?.size).toBe(2);
  });

  it.each(FAULTS)(
    'that can’t be handed on (%s) wait for the next try, which sends only the rest',
    async (fault) => {
      desk.faults.set('action upload', fault);
      const first = await send('action-3', values, { files: [file('a'), file('b')] });
      expect(first.status).toBe(503);
      expect(first.failure?.uploads).toHaveLength(2);
      desk.faults.clear();
      const kept = first.failure?.uploads ?? [];
      const texts = new FormData();
      for (const { receipt } of kept) texts.append('kept', receipt);
      const again = await sendKept(kept.map(({ receipt }) => receipt));
      expect(again.status).toBe(303);
      expect(desk.files.get(ID)?.size).toBe(2);
      expect(desk.accepted.size).toBe(1);
    },
  );

  it('partly transmitted are told as such', async () => {
    let calls = 0;
    desk.files.set(ID, new Map([['a', { name: 'a.jpg', size: 1 }]]));
    server.use(
      http.post(`${CONTENT_API}/action/v1/upload/:id`, () => {
        calls += 1;
        return calls === 1 ? HttpResponse.json({ state: 'success' }) : HttpResponse.error();
      }),
    );
    const { status, failure } = await send('action-3', values, { files: [file('a'), file('b'), file('c')] });
    expect(status).toBe(503);
    expect(failure?.message).toBe(de.actionImagesPartiallyTransmitted);
    expect(calls).toBe(2);
    server.use(
      http.post(`${CONTENT_API}/action/v1/upload/:id`, () => {
        calls += 1;
        return HttpResponse.json({ state: 'success' });
      }),
    );
    expect((await sendKept((failure?.uploads ?? []).map(({ receipt }) => receipt))).status).toBe(303);
    expect(calls).toBe(4);
  });

  it('are kept while the form is mended, each refusal with its own words', async () => {
    const files: ReceivedFile[] = [
      file('a'),
      { filename: 'gross.png', draft: null, fault: 'TOO LARGE' },
      { filename: 'leer.png', draft: null, fault: 'EMPTY' },
      { filename: 'text.png', draft: null, fault: 'WRONG TYPE' },
      file('a'),
      file('film', 'video'),
      ...['b', 'c', 'd', 'e', 'f'].map((content) => file(content)),
    ];
    const { status, failure } = await send('action-3', { ...values, email: 'kein@' }, { files });
    expect(status).toBe(422);
    expect(failure?.uploads?.map(({ filename }) => filename)).toEqual([
      'a.jpg',
      'b.jpg',
      'c.jpg',
      'd.jpg',
      'e.jpg',
    ]);
    expect(failure?.result.error?.upload).toEqual([
      de.actionImageTooLarge.replace('{name}', 'gross.png'),
      de.actionFileEmpty.replace('{name}', 'leer.png'),
      de.actionImageWrongType.replace('{name}', 'text.png'),
      de.actionImageDuplicate.replace('{name}', 'a.jpg'),
      de.actionImageWrongType.replace('{name}', 'film.jpg'),
      de.actionImageTooManyImages.replace('{count}', '5'),
    ]);
    expect(failure?.result.error?.email).toEqual([de.emailInvalid]);
    expect(desk.calls).toEqual([]);
  });

  it('are asked for where the tile insists', async () => {
    const { failure } = await send('action-3', values, { files: [] });
    expect(failure?.result.error?.upload).toEqual([de.actionImageEmpty]);
  });

  it('are as large as their rider chose them: what cleaning made of them does not count', async () => {
    const grown = file('a');
    if (grown.draft) grown.draft.size = 11 * 1024 * 1024;
    expect((await send('action-3', values, { files: [grown] })).status).toBe(303);
  });

  it('can be taken away again, which sends nothing and complains of nothing', async () => {
    const first = await send('action-3', { ...values, email: '' }, { files: [file('a'), file('b')] });
    const [a = '', b = ''] = (first.failure?.uploads ?? []).map(({ receipt }) => receipt);
    const second = await sendKept([a, b], { remove: a, email: '' });
    expect(second.status).toBe(200);
    expect(second.failure?.uploads?.map(({ filename }) => filename)).toEqual(['b.jpg']);
    expect(second.failure?.result.error).toEqual({});
  });

  it('of which the content server has too many are told as what they are', async () => {
    desk.answers.set('action upload', { state: 'error', errormessage: 'TOO MANY' });
    const pictures = await send('action-3', values, { files: [file('a')] });
    expect(pictures.failure?.result.error?.upload).toEqual([
      de.actionImageTooManyImages.replace('{count}', '5'),
    ]);
    const film = await sendKept([], { form: 'action-4' }, [file('b', 'video')]);
    expect(film.failure?.result.error?.upload).toEqual([de.actionFilesTooMany]);
  });

  it('of another submission are not taken', async () => {
    const first = await send('action-3', { ...values, email: '' }, { files: [file('a')] });
    const [receipt = ''] = (first.failure?.uploads ?? []).map((upload) => upload.receipt);
    const stolen = await sendKept([receipt], { submission_id: crypto.randomUUID() });
    expect(stolen.failure?.result.error?.upload).toEqual([de.actionFileExpired]);
  });

  it('that were handed on can be taken away again: the rest goes with another submission', async () => {
    desk.faults.set('action save', 'status 500');
    const first = await send('action-3', values, {
      files: ['a', 'b', 'c', 'd', 'e'].map((name) => file(name)),
    });
    expect(desk.files.get(ID)?.size).toBe(5);
    desk.faults.clear();
    const receipts = (first.failure?.uploads ?? []).map(({ receipt }) => receipt);
    expect(first.failure?.uploads?.every(({ bound }) => bound)).toBe(true);
    const second = await sendKept(receipts, { remove: receipts[0] ?? '' });
    expect(second.status).toBe(200);
    const { submissionId = '', uploads = [] } = second.failure ?? {};
    expect(submissionId).not.toBe(ID);
    const third = await sendKept(
      uploads.map(({ receipt }) => receipt),
      { submission_id: submissionId },
      [file('f')],
    );
    expect(third.status).toBe(303);
    expect([...desk.accepted.keys()]).toEqual([submissionId]);
    expect([...(desk.files.get(submissionId)?.values() ?? [])].map(({ name }) => name)).toEqual(
      ['b', 'c', 'd', 'e', 'f'].map((name) => `${name}.jpg`),
    );
  });

  it('that were handed on can be replaced, and the draw’s token goes along', async () => {
    desk.faults.set('action save', 'status 500');
    const draw = await sealToken('drawn-token', ID);
    const film = { form: 'action-4', draw };
    const first = await sendKept([], film, [file('old', 'video')]);
    desk.faults.clear();
    const second = await sendKept(
      (first.failure?.uploads ?? []).map(({ receipt }) => receipt),
      film,
      [file('new', 'video')],
    );
    expect(second.status).toBe(303);
    const [[id, { body }] = ['', { body: {} }]] = desk.accepted;
    expect(id).not.toBe(ID);
    expect(body).toMatchObject({ token: 'drawn-token' });
    expect([...(desk.files.get(id)?.values() ?? [])].map(({ name }) => name)).toEqual(['new.jpg']);
  });

  it('of a submission that was saved already stay with it', async () => {
    desk.faults.set('action save', 'dropped after the work');
    const first = await send('action-3', values, { files: [file('a')] });
    desk.faults.clear();
    const [receipt = ''] = (first.failure?.uploads ?? []).map((upload) => upload.receipt);
    expect((await sendKept([receipt], { remove: receipt })).status).toBe(303);
    expect([...desk.accepted.keys()]).toEqual([ID]);
  });

  it('that nobody can tell about are not taken away yet', async () => {
    desk.faults.set('action save', 'status 500');
    const first = await send('action-3', values, { files: [file('a')] });
    desk.faults.set('action extinfo', 'no JSON');
    const [receipt = ''] = (first.failure?.uploads ?? []).map((upload) => upload.receipt);
    const second = await sendKept([receipt], { remove: receipt });
    expect(second.status).toBe(503);
    expect(second.failure?.submissionId).toBe(ID);
    expect(second.failure?.uploads).toHaveLength(1);
  });

  it('that the content server swept meanwhile are handed on again', async () => {
    desk.faults.set('action save', 'status 500');
    const first = await send('action-3', values, { files: [file('a'), file('b')] });
    desk.faults.clear();
    desk.files.clear();
    const again = await sendKept((first.failure?.uploads ?? []).map(({ receipt }) => receipt));
    expect(again.status).toBe(303);
    expect(desk.files.get(ID)?.size).toBe(2);
  });

  it('that are gone everywhere are told, all typed kept', async () => {
    desk.faults.set('action save', 'status 500');
    const gone = file('a');
    const first = await send('action-3', values, { files: [gone] });
    desk.faults.clear();
    desk.files.clear();
    rmSync(path.join(folder.path, 'upload-drafts', gone.draft?.id ?? ''));
    const again = await sendKept((first.failure?.uploads ?? []).map(({ receipt }) => receipt));
    expect(again.status).toBe(422);
    expect(again.failure?.result.error?.upload).toEqual([de.actionFileExpired]);
    expect(again.failure?.result.initialValue).toMatchObject({ firstname: 'Ada' });
  });

  it('stay for as long as their receipt holds', async () => {
    const kept = file('a');
    const place = path.join(folder.path, 'upload-drafts', kept.draft?.id ?? '');
    utimesSync(place, 1000, 1000);
    await send('action-3', { ...values, email: '' }, { files: [kept] });
    expect(Date.now() - statSync(place).mtimeMs).toBeLessThan(60_000);
  });

  async function sendKept(
    receipts: string[],
    changes: Record<string, string> = {},
    files: ReceivedFile[] = [],
  ) {
    const texts = new FormData();
    for (const [name, value] of Object.entries({
      form: 'action-3',
      submission_id: ID,
      ...values,
      ...changes,
    })) {
      texts.set(name, value);
    }
    for (const receipt of receipts) texts.append('kept', receipt);
    const request = new Request('http://tram.test/beitrag/900', {
      method: 'POST',
      headers: { Cookie: 'lang=de' },
    });
    const sent = await takePart(request, { form: { texts, files, cut: false } }, () => '900');
    if (sent instanceof Response) return { status: sent.status, failure: null };
    const { data, init } = sent as { data: FormFailure; init: { status: number } };
    return { status: init.status, failure: data };
  }
});

describe('the puzzle', () => {
  it.each(['bahn', 'BAHN', ' B a h n '])('takes %j for BAHN', async (answer) => {
    expect((await send('shakeword-k7', { answer })).outcome?.kind).toBe('correct');
  });

  it.each([
    ['NABH', 'Noch nicht.'],
    ['', de.shakewordEmpty],
  ])('does not take %j', async (answer, message) => {
    const { status, failure } = await send('shakeword-k7', { answer });
    expect(status).toBe(422);
    expect(failure?.result.error?.answer).toEqual([message]);
  });
});

describe('a vote', () => {
  it('after the end is told in a dialog', async () => {
    desk.answers.set('survey save', { state: 'error', errormessage: 'ENDED ALREADY' });
    const { outcome } = await send('survey-140', { answer: '1', entry_id: '900' });
    expect(outcome?.kind).toBe('tooLate');
  });

  it.each([
    ['no answer', {}],
    ['an empty answer', { answer: '4' }],
    ['an answer that does not exist', { answer: '5' }],
  ])('with %s asks for one', async (_what, values) => {
    const { failure } = await send('survey-140', values);
    expect(failure?.result.error?.answer).toEqual([de.surveyChoose]);
    expect(desk.calls).toEqual([]);
  });
});

it('a form that is on no page is 404', async () => {
  await expect(send('action-9' as FormName, {})).rejects.toMatchObject({ status: 404 });
});
