import express from 'express';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { testServer } from '#tests/support/test-server.ts';
import { fetchContent, isReachable } from './content-http.server.ts';
import { fetchBytes, RequestFailed } from './submission-request.server.ts';

const MONDAY = 'Mon, 02 Nov 2026 06:00:00 GMT';
const secondsBefore = (seconds: number) => new Date(Date.parse(MONDAY) - seconds * 1000).toUTCString();

let url = '';
let sent: Record<string, string> = {};
let status = 200;

const app = express().all('/moved', (_, response) => response.redirect(307, url));
app.use((_, response) => void response.status(status).set(sent).json([]));
const content = testServer(app);
beforeAll(() => {
  url = `${content.origin}/api/content/v1/start/de`;
});
beforeEach(() => {
  status = 200;
});

it('gets a 304 from a server on Express, which answers no request with `no-cache` by one', async () => {
  sent = { 'Last-Modified': MONDAY };
  const { etag, lastModified } = await fetchContent(url, { timeoutMs: 2000 });
  expect((await fetchContent(url, { timeoutMs: 2000, ifModifiedSince: lastModified })).body).toBeNull();
  expect((await fetchContent(url, { timeoutMs: 2000, ifNoneMatch: etag })).body).toBeNull();
});

it.each([
  [0, null],
  [1, secondsBefore(1)],
  [60, secondsBefore(60)],
])('of content saved %s s before it was sent takes %s as its time', async (seconds, taken) => {
  sent = { Date: MONDAY, 'Last-Modified': secondsBefore(seconds) };
  expect((await fetchContent(url, { timeoutMs: 2000 })).lastModified).toBe(taken);
});

it.each([
  [30, true],
  [90, false],
])('of a server whose clock is an hour ahead, takes a time %s s ahead: %s', async (seconds, isTaken) => {
  const ahead = (by: number) => new Date(Date.now() + by * 1000).toUTCString();
  sent = { Date: ahead(3600), 'Last-Modified': ahead(seconds) };
  expect((await fetchContent(url, { timeoutMs: 2000 })).lastModified !== null).toBe(isTaken);
});

it.each([201, 203, 206])('takes no content from an answer of status %i', async (told) => {
  status = told;
  await expect(fetchContent(url, { timeoutMs: 2000 })).rejects.toMatchObject({ fault: `status ${told}` });
});

it.each([
  [false, 'failed'],
  [true, 'forbidden'],
])('a 403 is a wrong token in a preview only (%s), else the server has %s', async (preview, reason) => {
  status = 403;
  await expect(fetchContent(url, { timeoutMs: 2000, preview })).rejects.toMatchObject({ reason });
});

it('follows a redirect for content, but not for a submission', async () => {
  const moved = new URL('/moved', url).href;
  expect((await fetchContent(moved, { timeoutMs: 2000 })).body).toBe('[]');
  const vote = fetchBytes('survey save', moved, { method: 'POST', isSubmission: true, timeoutMs: 2000 });
  await expect(vote).rejects.toThrow(RequestFailed);
});

it.each([
  [200, true],
  [405, true],
  [500, true],
  [502, false],
])('a server that answers the probe with %i is reachable: %s', async (told, expected) => {
  status = told;
  expect(await isReachable(url)).toBe(expected);
});

it('the probe’s answer is read to its end: a cancelled one would be logged as ended early', async () => {
  sent = {};
  const isWhole = new Promise((resolve) => {
    content.server.once('request', (_, response) =>
      response.once('close', () => resolve(response.writableFinished)),
    );
  });
  expect(await isReachable(url)).toBe(true);
  expect(await isWhole).toBe(true);
});
