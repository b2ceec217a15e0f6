import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '#tests/support/host.ts';
import { markAdvertising } from './advertising.server.ts';

/** A content server that doesn't send `sponsored`, during and after a campaign. */

const API = 'http://content.test/api';

let now = Date.parse('2026-11-20T06:00:00Z');
let start: object[] = [];
let said: object = {};
let deals: object[] = [];
const server = setupServer(
  http.get('*/content/v1/entry/7/de', () => HttpResponse.json({ id: '7', title: 'Café', ...said })),
  http.get('*/content/v1/start/de/:date?', () => HttpResponse.json(start)),
  http.get('*/content/v1/deals/de', () => HttpResponse.json(deals)),
  http.get('*/content/v1/:page/de', () => HttpResponse.json([])),
);
const disk = temporaryFolder();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  now += 3_600_000;
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  vi.stubEnv('SESSION_SECRET', 'a secret of the tests alone');
  vi.stubEnv('DATA_DIR', disk.folder);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => {
  server.close();
  vi.unstubAllEnvs();
  disk.remove();
});

const banner = [{ type: 'banner', entries: [{ id: '7', title: 'Café' }] }];
const card = [{ type: 'full', entries: [{ id: '7', title: 'Café' }] }];

/** Whether the start page's card and the entry's page are marked as advertising after a reload. */
async function isMarked(api: string) {
  const { contentClient, contentSettled } = await import('./content-client.server.ts');
  now += 120_000;
  const content = contentClient({ api, preview: null });
  const [position] = await content.page('start');
  const page = { preview: null, now };
  const [entry] = await markAdvertising([await content.entry('7')], { api, content, page });
  await contentSettled();
  return [Boolean(position?.entries[0]?.sponsored), Boolean(entry?.sponsored)];
}

it('an entry that a banner linked to stays marked when the banner is gone', async () => {
  start = card;
  expect(await isMarked(API)).toEqual([false, false]);
  start = banner;
  expect(await isMarked(API)).toEqual([true, true]);
  start = card;
  expect(await isMarked(API)).toEqual([true, true]);
});

it('an entry is not marked if the content server says that it is no advertising', async () => {
  start = card.map((shown) => ({ ...shown, entries: [{ id: '7', title: 'Café', sponsored: '0' }] }));
  said = { sponsored: false };
  expect(await isMarked(API)).toEqual([false, false]);
  said = {};
});

it('an entry is not marked for a banner on another content server or in a preview', async () => {
  const other = 'http://vehicle.test/api';
  start = banner;
  const preview = { token: 't', date: '2026-12-01T06:00', riderAddress: undefined, cookies: '' };
  const { contentClient } = await import('./content-client.server.ts');
  expect((await contentClient({ api: other, preview }).page('start'))[0]?.type).toBe('banner');
  start = card;
  expect(await isMarked(other)).toEqual([false, false]);
});

it('cached pages are marked too; pages without changes stay the same objects', async () => {
  const api = 'http://cached.test/api';
  const { contentClient } = await import('./content-client.server.ts');
  const content = contentClient({ api, preview: null });
  start = card;
  const before = await content.page('start');
  expect(before[0]?.entries[0]?.sponsored).toBeUndefined();
  expect(await content.page('start')).toBe(before);
  deals = banner;
  await content.page('deals');
  const after = await content.page('start');
  expect(after[0]?.entries[0]?.sponsored).toBe(true);
  expect(await content.page('start')).toBe(after);
});
