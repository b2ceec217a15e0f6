import express from 'express';
import { beforeEach, expect, it, vi } from 'vitest';
import { testServer } from '#tests/support/test-server.ts';
import type { Log } from '../kernel/logger.ts';
import { requestLog } from './request-log.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const app = express();
app.use(requestLog(log as unknown as Log));
app.use('/fails', (_request, response) => void response.sendStatus(500));
app.use('/cut', (_request, response) => void response.destroy());
// The page for a refused request is rendered under another address.
app.use((request, response) => {
  request.url = '/refused';
  response.sendStatus(403);
});
const server = testServer(app);
beforeEach(() => void Object.values(log).forEach((level) => void level.mockClear()));

const ask = (path: string, init: RequestInit = {}) => fetch(server.origin + path, init);

it('logs a refused post under its requested address and the id that the rider sees', async () => {
  const { headers } = await ask('/beitrag/11?name=Eva', { method: 'POST', body: 'a=b' });
  await vi.waitFor(() => expect(log.info).toHaveBeenCalledOnce());
  expect(log.info.mock.calls[0]?.[0]).toMatchObject({
    id: headers.get('X-Request-Id'),
    method: 'POST',
    path: '/beitrag/11',
    status: 403,
  });
});

it.each([
  ['of failures as errors', '/fails', 'error', 'request'],
  ['of what ended early as such', '/cut', 'warn', 'request ended early'],
] as const)('tells %s', async (_, path, level, title) => {
  await ask(path).catch(() => undefined);
  await vi.waitFor(() => expect(log[level]).toHaveBeenCalledOnce());
  expect(log[level].mock.calls[0]?.[1]).toBe(title);
});

it('doesn’t log health checks', async () => {
  await ask('/healthz');
  await ask('/after');
  await vi.waitFor(() => expect(log.info).toHaveBeenCalledOnce());
  expect(log.info.mock.calls[0]?.[0]).toMatchObject({ path: '/after' });
});

it('takes the id that a proxy gave, if it is fit for a log', async () => {
  const idFor = async (given: string) =>
    (await ask('/', { headers: { 'X-Request-Id': given } })).headers.get('X-Request-Id');
  expect(await idFor('0123456789abcdef')).toBe('0123456789abcdef');
  expect(await idFor('a b')).toMatch(/^[\w-]{36}$/);
});
