import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchContent } from './content-http.server.ts';

const MONDAY = 'Mon, 02 Nov 2026 06:00:00 GMT';
const secondsBefore = (seconds: number) => new Date(Date.parse(MONDAY) - seconds * 1000).toUTCString();

let server: Server;
let url = '';
let sent: Record<string, string> = {};

beforeAll(async () => {
  const app = express().use((_, response) => void response.set(sent).json([]));
  server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/content/v1/start/de`;
});
afterAll(() => void server.close());

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
