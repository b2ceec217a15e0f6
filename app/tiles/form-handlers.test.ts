import { expect, it } from 'vitest';
import type { SubmissionClient } from '#app/content/submission-client.server.ts';
import { type Entry, readEntry } from '#app/contract/content/entry.ts';
import { readTile } from '#app/contract/tiles/tile-types.ts';
import { translator } from '#app/i18n/translate.ts';
import type { LoadRequest } from '#app/participation/form-handler.ts';
import type { Page } from '#app/visit/page.ts';
import { testPage } from '#tests/support/render.tsx';
import { visitTo } from '#tests/support/visit.ts';
import { fixtures as actions } from './action/action.fixtures.ts';
import { actionHandler } from './action/action.server.ts';
import { fixtures as deals } from './deal/deal.fixtures.ts';
import { dealHandler } from './deal/deal.server.ts';

/** As the embedded service says of an entry that is still a draft. */
const unknown = async () => ({ state: 'error' as const, errormessage: 'INVALID' });

const request = (page: Partial<Page>): LoadRequest => ({
  visit: visitTo('http://tram.test/beitrag/101'),
  page: testPage(page),
  t: translator('de'),
  client: { actionInfo: unknown, dealInfo: unknown } as unknown as SubmissionClient,
  entry: readEntry({ id: '101', title: 'Ein Beitrag' }, 'test', () => undefined) as Entry,
  form: 'form-1',
  outcome: null,
});

it.each([
  ['failed', null],
  ['unlimited', { token: 't', date: '' }],
] as const)('places of an unknown tile are %s where the preview is %j', async (places, preview) => {
  const action = readTile({ ...actions.missing, maxCalls: 3 }).tile;
  const deal = readTile({ ...deals.missing, maxCalls: 3 }).tile;
  if (action?.type !== 'action' || deal?.type !== 'deal') throw new Error('faulty tiles');
  expect(await actionHandler.load(action, request({ preview }))).toMatchObject({ places });
  expect(await dealHandler.load(deal, request({ preview }))).toMatchObject({ places });
});
