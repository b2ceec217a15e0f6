import { expect, it } from 'vitest';
import { ContentError } from '#app/content/content-error.ts';
import { readEntry } from '#app/contract/content/entry.ts';
import type { RequestContext } from '#app/visit/request-context.server.ts';
import { testPage } from '#tests/support/render.tsx';
import { loadEntry } from './entry.server.ts';

const LEVELS = { gastro: { page: 'deals' }, sport: { page: 'start' } };

async function linkOf(external_link: string, levels: () => Promise<object> = async () => LEVELS) {
  const entry = readEntry({ id: '101', title: 'Los', external_link }, 'test', expect.fail);
  const requestContext = {
    page: testPage({ path: '/beitrag/101' }),
    api: 'https://cms.example/api',
    content: { entry: async () => entry, page: async () => [], levels },
  };
  const loaded = await loadEntry(requestContext as unknown as RequestContext, async () => null);
  return loaded?.state === 'loaded' ? loaded.entry.external_link : expect.fail('not loaded');
}

const refused = () => Promise.reject(new ContentError('failed', 'tabs/de'));

it.each([
  ['{address}/gastro', '/deal/gastro'],
  ['{address}sport', '/heute/sport'],
  ['{address}/unknown', '{address}/unknown'],
  ['https://theater.example/', 'https://theater.example/'],
])(
  'links from an entry’s own page lead to the level, below whichever page it is: %s',
  async (link, target) => {
    expect(await linkOf(link)).toBe(target);
  },
);

it('the link stays as it is while the levels can’t be loaded', async () => {
  expect(await linkOf('{address}/gastro', refused)).toBe('{address}/gastro');
});
