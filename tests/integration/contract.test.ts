import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ContractCheck } from '../contract/check-contract.ts';
import { demoFolder } from '../support/demo-folder.ts';
import { Host } from '../support/host.ts';
import { stubContent } from '../support/stub-content.ts';
import { StubContentServer } from '../support/stub-content-server.ts';
import { serverForTest } from '../support/test-server.ts';

/** `npm run contract` passes the embedded content service and names what another server does wrong. */

const PATHS = {
  entry: '/content/v1/',
  action: '/action/v1/',
  competition: '/competition/v1/',
  deal: '/deal/v1/',
  survey: '/survey/v1/',
  voucher: '/voucher/v1/',
  uploads: '/uploads/',
};
const data = demoFolder();
let host: Host;

beforeAll(async () => {
  host = await Host.start(
    { DATA_DIR: data.folder, PREVIEW_TOKEN: 'kachel-preview' },
    { readyPath: '/readyz' },
  );
});

afterAll(async () => {
  await host.stop();
  data.remove();
});

it('finds no fault in the embedded service', async () => {
  const results = await new ContractCheck(`${host.origin}/api`, PATHS, 'kachel-preview').run();
  expect(results.filter(({ faults }) => faults.length > 0)).toEqual([]);
  expect(results.length).toBeGreaterThan(30);
  const calls = results.map(({ call }) => call).join('\n');
  for (const asked of ['resize/640/80/', '-high.m3u8', '/upload/', '/token/', 'voucher/v1/info'])
    expect(calls).toContain(asked);
});

it('names what the web app would leave out, and what can’t be had', async () => {
  const content = stubContent();
  const film = { type: 'videokachel', mediaURL: '/uploads/film', title: 'Film' };
  content.answers['content/v1/line/de'] = [
    { type: 'full', entries: [{ id: '1', title: 'Bahn', kacheln: [{ type: 'survey', id: '7' }, film] }] },
  ];
  content.answers['content/v1/events/de'] = { positions: [] };
  const server = new StubContentServer(content);
  await server.start();
  const results = await new ContractCheck(server.api, PATHS, undefined).run();
  await server.stop();
  const faultsOf = (call: string) => results.find((result) => result.call.includes(call))?.faults.join(' ');
  expect(faultsOf('line/de')).toMatch(/entry 1 tile 0 \(id 7\): .*question/);
  expect(faultsOf('events/de')).toContain('not what the contract says');
  const playlist = results.find(({ call }) => call.includes('/uploads/film-high.m3u8'));
  expect(playlist?.told).toContain('pages on its own origin only');
  expect(faultsOf('competition/v1/save')).toMatch(/status|answer/);
});

it('gets a 304 from a server on Express', async () => {
  const lastModified = 'Mon, 02 Nov 2026 06:00:00 GMT';
  const app = express().use((_, response) => void response.set('Last-Modified', lastModified).json([]));
  const { origin } = await serverForTest(app);
  const results = await new ContractCheck(`${origin}/api`, PATHS, undefined).run();
  expect(results.find(({ call }) => call === 'HEAD, If-Modified-Since')?.faults).toEqual([]);
});

it.each([
  ['older', {}, /^Last-Modified is older than the publish_from of an entry \(2026-11-06T06:00:00\)/],
  ['older, but there is an ETag', { ETag: '"1"' }, /^$/],
  ['newer', { 'Last-Modified': 'Fri, 06 Nov 2026 05:00:00 GMT' }, /^$/],
])('wants an entry’s beginning to change Last-Modified: %s', async (_, headers, told) => {
  const entry = { id: '1', title: 'Bahn', publish_from: '2026-11-06 06:00:00' };
  const later = { ...entry, id: '2', publish_from: '2999-01-01 00:00:00' };
  const modified = { 'Last-Modified': 'Fri, 06 Nov 2026 04:59:59 GMT', ...headers };
  const page = [{ type: 'full', entries: [later, entry] }];
  const app = express()
    .set('etag', false)
    .use((_request, response) => void response.set(modified).json(page));
  const { origin } = await serverForTest(app);
  const results = await new ContractCheck(`${origin}/api`, PATHS, undefined).run();
  expect(results.find(({ call }) => call === 'HEAD, If-Modified-Since')?.faults.join()).toMatch(told);
});
