import { ServerResponse } from 'node:http';
import express from 'express';
import { expect, it, vi } from 'vitest';
import { testServer } from '#tests/support/test-server.ts';
import { type ContentAnswer, sendContent } from './conditional-answer.ts';

let answer: ContentAnswer;

const server = testServer(express().get('/', (request, response) => sendContent(request, response, answer)));

/** What the response's end() was given. */
async function sentBy(text: string): Promise<unknown> {
  // A new object each time, as from the database.
  answer = { body: [{ text }], lastModified: new Date('2026-11-20T11:00:00Z') };
  const end = vi.spyOn(ServerResponse.prototype, 'end');
  const response = await fetch(server.origin);
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
