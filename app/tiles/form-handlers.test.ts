import { beforeEach, expect, it, vi } from 'vitest';
import { newCacheHints } from '#app/config/hosted-app.ts';
import type { SubmissionClient } from '#app/content/submission-client.server.ts';
import { RequestFailed, TryLater } from '#app/content/submission-request.server.ts';
import { type Entry, readEntry } from '#app/contract/content/entry.ts';
import { TOKEN_HOLDS_MS } from '#app/contract/limits.ts';
import { readTile } from '#app/contract/tiles/tile-types.ts';
import { translator } from '#app/i18n/translate.ts';
import { qrPath } from '#app/lib/qr-path.server.ts';
import type { LoadRequest } from '#app/participation/form-handler.ts';
import type { Page } from '#app/visit/page.ts';
import { testPage } from '#tests/support/render.tsx';
import { visitTo } from '#tests/support/visit.ts';
import { fixtures as actions } from './action/action.fixtures.ts';
import { actionHandler } from './action/action.server.ts';
import { fixtures as deals } from './deal/deal.fixtures.ts';
import { dealHandler } from './deal/deal.server.ts';
import { fixtures as surveys } from './survey/survey.fixtures.ts';
import { surveyHandler } from './survey/survey.server.ts';

/** The embedded service's response for an entry that is still a draft. */
const unknown = vi.fn(async () => ({ state: 'error' as const, errormessage: 'INVALID' }));
beforeEach(() => unknown.mockClear());

const request = (page: Partial<Page>, more: object = {}, client: object = {}): LoadRequest => ({
  visit: visitTo('http://tram.test/beitrag/101'),
  page: testPage(page),
  t: translator('de'),
  client: { actionInfo: unknown, dealInfo: unknown, ...client } as unknown as SubmissionClient,
  entry: readEntry({ id: '101', title: 'Ein Beitrag' }, 'test', () => undefined) as Entry,
  formId: 'form-1',
  outcome: null,
  ...more,
});

it.each([
  ['failed', null, 2],
  ['unlimited', { token: 't', date: '' }, 0],
] as const)('places of an unknown tile are %s where the preview is %j', async (places, preview, calls) => {
  const action = readTile({ ...actions.missing, maxCalls: 3 }).tile;
  const deal = readTile({ ...deals.missing, maxCalls: 3 }).tile;
  if (action?.type !== 'action' || deal?.type !== 'deal') throw new Error('faulty tiles');
  expect(await actionHandler.load(action, request({ preview }))).toMatchObject({ places });
  expect(await dealHandler.load(deal, request({ preview }))).toMatchObject({ places });
  expect(unknown).toHaveBeenCalledTimes(calls);
});

it.each([
  ['none is left', 0, '0', 'usedUp'],
  ['some are left', 1, '0', 'unlimited'],
  ['none is left and a draw says so', 0, '1', 'unlimited'],
])('places of codes without a maximum: %s', async (_, countLeft, randomGeneratorActivate, places) => {
  const { tile } = readTile({ ...actions.missing, autoresponse: 'qrcode', randomGeneratorActivate });
  if (tile?.type !== 'action') throw new Error('faulty tile');
  const actionInfo = async () => ({ state: 'success', info: { countLeft } });
  expect(await actionHandler.load(tile, request({}, {}, { actionInfo }))).toMatchObject({ places });
});

const bytes = (text: string) => async () => Buffer.from(text, 'latin1');
const refused = (error: Error) => () => Promise.reject(error);
const { d } = qrPath('https://tram.example/qr/101/3/A-1');
/** In an <img>, a picture without its namespace isn't shown. */
const ours = new RegExp(`^<svg xmlns="http://www.w3.org/2000/svg".+ d="${d}"`);

it.each([
  ['the content server’s picture', bytes('\x89PNG\r\n'), 'A-1', /^\x89PNG/],
  ['drawn here if a proxy’s HTML arrives', bytes('<html>'), 'A-1', ours],
  ['drawn here if the response is empty', bytes(''), 'A-1', ours],
  ['drawn here if the call fails', refused(new RequestFailed('qrcode', 'no answer')), 'A-1', ours],
  ['drawn here if the call is rate-limited', refused(new TryLater('qrcode', 9, 'server')), 'A-1', ours],
  ['left out if the code can’t be in an address below /qr', bytes(''), 'A 1', null],
])('a QR code is %s', async (_, qrCode, code, shown) => {
  const { tile } = readTile(actions.missing);
  if (tile?.type !== 'action') throw new Error('faulty tile');
  const { qrCode: picture } = (await actionHandler.load(
    tile,
    request({}, { outcome: { kind: 'qrcode', code } }, { qrCode }),
  )) as { qrCode: string | null };
  if (shown === null) return expect(picture).toBeNull();
  const [, type, base64 = ''] = /^data:image\/(png|svg\+xml);base64,(.+)$/.exec(picture ?? '') ?? [];
  expect(type).toBe(shown === ours ? 'svg+xml' : 'png');
  expect(Buffer.from(base64, 'base64').toString('latin1')).toMatch(shown);
});

it('the form of a win whose time has run out keeps its submission id, from which the draw’s key is derived', async () => {
  const { tile } = readTile({ ...actions.missing, randomGeneratorActivate: '1' });
  if (tile?.type !== 'action') throw new Error('faulty tile');
  const outcome = {
    kind: 'won',
    submissionId: 'of-the-win',
    at: Date.now() - TOKEN_HOLDS_MS - 1,
    token: 't',
  };
  const shown = await actionHandler.load(tile, request({}, { outcome }));
  expect(shown).toMatchObject({ draw: 'expired', submissionId: 'of-the-win' });
});

it.each([
  ['results of an ended survey as long as other pages', '2026-01-01', async () => ({ '1': 3 }), Infinity],
  ['a failure to get them for 2 s', '2026-01-01', () => Promise.reject(new RequestFailed('', '')), 2000],
  ['a question to the survey’s end', '2026-11-20 16:00:00', async () => null, 3_600_001],
])('the page cache keeps, apart from the voters’ page, %s', async (_, endDate, surveyCounts, keptMs) => {
  const { tile } = readTile({ ...surveys.typical, endDate });
  if (tile?.type !== 'survey') throw new Error('faulty tile');
  const cacheHints = newCacheHints();
  const asked = request({}, { cacheHints }, { surveyCounts });
  await surveyHandler.load(tile, asked);
  expect(cacheHints.until - asked.page.now).toBe(keptMs);
  expect([...cacheHints.reads]).toEqual([`survey:${tile.id}`]);
});

it.each([
  ['missing', null, null],
  ['zeros', { token: 't', date: '' }, { answer1: 0, answer2: 0, answer3: 0, answer4: 0 }],
])(
  'results of an ended survey that is still a draft are %s where the preview is %j',
  async (_, preview, counts) => {
    const { tile } = readTile({ ...surveys.typical, endDate: '2026-01-01' });
    if (tile?.type !== 'survey') throw new Error('faulty tile');
    const surveyCounts = () => Promise.reject(new RequestFailed('', ''));
    expect(await surveyHandler.load(tile, request({ preview }, {}, { surveyCounts }))).toMatchObject({
      counts,
    });
  },
);

it.each([
  ['', 23, 'voted', 'results'],
  ['', 25, 'voted', 'vote'],
  ['2099-01-01', 25, 'voted', 'results'],
  ['2099-01-01', 0, 'votedBefore', 'results'],
  ['2099-01-01', 0, 'tooLate', 'results'],
])('a survey whose end is ‘%s’ shows %i h after the outcome %s: %s', async (endDate, hours, kind, show) => {
  const { tile } = readTile({ ...surveys.typical, endDate });
  if (tile?.type !== 'survey') throw new Error('faulty tile');
  const outcome = { kind, submissionId: 'x', at: Date.now() - hours * 60 * 60_000, text: '1' };
  const asked = request({ now: Date.now() }, { outcome }, { surveyCounts: async () => ({ '1': 3 }) });
  expect(await surveyHandler.load(tile, asked)).toMatchObject({ show });
});

it('a survey without an end shows its results to the end of a local day of 25 hours', async () => {
  const { tile } = readTile({ ...surveys.typical, endDate: '' });
  if (tile?.type !== 'survey') throw new Error('faulty tile');
  const outcome = { kind: 'voted', submissionId: 'x', at: Date.parse('2026-10-24T22:30:00Z'), text: '1' };
  const shownAt = async (time: string) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(time) });
    const asked = request({}, { outcome }, { surveyCounts: async () => ({ '1': 3 }) });
    return surveyHandler.load(tile, asked).finally(() => vi.useRealTimers());
  };
  expect(await shownAt('2026-10-25T22:59:59Z')).toMatchObject({ show: 'results' });
  expect(await shownAt('2026-10-25T23:00:00Z')).toMatchObject({ show: 'vote' });
});
