import { createServer, type Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type ContentAnswer, sendContent } from './conditional-answer.ts';

let server: Server;
let answer: ContentAnswer;

beforeAll(async () => {
  const app = express();
  app.get('/', (request, response) => sendContent(request, response, answer));
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

/** What the response's end() was given. */
async function sentBy(text: string): Promise<unknown> {
  // A new object each time, as from the database.
  answer = { body: [{ text }], lastModified: new Date('2026-11-20T11:00:00Z') };
  const end = vi.spyOn(ServerResponse.prototype, 'end');
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect(await response.json()).toEqual([{ text }]);
  const [[body] = []] = end.mock.calls;
  end.mockRestore();
  return body;
}

it('equal answers share one buffer, because slow readers keep it in memory', async () => {
  const first = await sentBy('Straße');
  expect(first).toBeInstanceOf(Buffer);
  expect(await sentBy('Straße')).toBe(first);
  expect(await sentBy('Platz')).not.toBe(first);
});
