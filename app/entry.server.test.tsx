import { createRequestHandler, data, type ServerBuild } from '@remix-run/node';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { visitTo } from '#tests/support/visit.ts';
import { renewSettings } from './config/env.server.ts';
import * as entry from './entry.server.tsx';
import { documentHeaders } from './shell/document-headers.ts';
import { plainPage } from './visit/plain-page.ts';
import type { Visit } from './visit/visit.ts';

const root = {
  id: 'root',
  path: '',
  module: {
    default: () => <html lang="de" />,
    headers: documentHeaders,
    loader: () => ({ page: plainPage, tabs: null }),
  },
};

/** The response to a visit, whose loader sets this Cache-Control. */
async function answered(visit: Visit, said: string | null = null, status = 200) {
  const headers: Record<string, string> = said === null ? {} : { 'Cache-Control': said };
  const screen = {
    id: 'screen',
    parentId: 'root',
    path: '*',
    module: {
      default: () => null,
      headers: documentHeaders,
      loader: () => data(null, { status, headers }),
    },
  };
  const build = {
    routes: { root, screen },
    entry: { module: entry },
    assets: {
      version: '1',
      entry: { module: '', imports: [] },
      routes: { root, screen },
      url: '',
    },
    publicPath: '/',
    basename: '/',
    future: { v3_singleFetch: true },
    isSpaMode: false,
  } as unknown as ServerBuild;
  const make = createRequestHandler(build, 'production');
  const answer = await make(new Request(visit.origin + visit.path), { visit });
  return {
    caching: answer.headers.get('Cache-Control'),
    vary: answer.headers.get('Vary'),
    isStored: answer.headers.has('Kachel-Page'),
  };
}

const PUBLIC = 'public, max-age=0, must-revalidate';
const PRIVATE = 'private, no-cache';

const from = (page: string) => ({ referrer: `https://tram.test${page}` });
const sharedBy = (visit: Visit) => visit.cache?.forEveryone() as Visit;

afterEach(() => {
  vi.unstubAllEnvs();
  renewSettings();
});

describe('a page', () => {
  it('isn’t cached offline while SERVICE_WORKER=off, even by a worker that is still registered', async () => {
    vi.stubEnv('SERVICE_WORKER', 'off');
    renewSettings();
    expect((await answered(visitTo('/linie'))).isStored).toBe(false);
  });

  it.each([
    ['a rider’s own', visitTo('/archivsuche?q=geheim'), false],
    ['opened to a photo', visitTo('/beitrag/101?photo=1'), false],
    ['opened to be shared', visitTo('/beitrag/101?share=1'), false],
    ['a survey’s, for a screen', visitTo('/surveyresult/140/140'), false],
    ['found by a search', visitTo('/beitrag/101', from('/archivsuche?q=geheim')), true],
    ['that stores what its address names', visitTo('/linie?lang=en'), true],
    ['in a portal’s window', visitTo('/linie', { userAgent: 'CaptiveNetworkSupport' }), true],
  ])('%s is private, whatever its loader leaves unsaid', async (_, visit, isStored) => {
    expect(await answered(visit)).toEqual({ caching: PRIVATE, vary: null, isStored });
    expect((await answered(visit, 'no-cache')).caching).toBe(PRIVATE);
    expect((await answered(visit, null, 404)).caching).toBe(PRIVATE);
  });

  it.each([
    ['for everyone', sharedBy(visitTo('/linie?lang=en')), null],
    [
      'one for everyone that another host asks for',
      visitTo('/linie'),
      expect.not.stringContaining('Referer'),
    ],
    ['with a way back', visitTo('/beitrag/101', from('/linie')), expect.stringContaining('Referer')],
  ])('%s is public', async (_, visit, vary) => {
    expect(await answered(visit)).toEqual({ caching: PUBLIC, vary, isStored: true });
    expect((await answered(visit, null, 404)).caching).toBe('no-cache');
  });

  it.each([
    ['a form’s', PRIVATE],
    ['a voucher’s', 'private, no-store'],
    ['one that is not there', 'no-store'],
  ])('%s is what its loader says, and stored on no device', async (_, said) => {
    for (const visit of [visitTo('/linie'), visitTo('/qr/1/1/CODE')]) {
      const { caching, isStored } = await answered(visit, said);
      expect([caching, isStored]).toEqual([said, false]);
    }
  });
});
