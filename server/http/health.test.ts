import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { health } from './health.ts';

let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

async function readiness(databaseOpen: () => Promise<boolean>) {
  const checks = { stopping: () => false, contentReachable: async () => true, databaseOpen };
  const app = express().use(health(checks, 20));
  await new Promise<void>((resolve) => {
    server = app.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
  return { code: answer.status, ...((await answer.json()) as object) };
}

describe('readiness', () => {
  it('is told while all answer', async () => {
    expect(await readiness(async () => true)).toEqual({
      code: 200,
      status: 'ok',
      content: true,
      database: true,
    });
  });

  it.each([
    ['fails', () => Promise.reject(new Error('gone'))],
    ['hangs', () => new Promise<boolean>(() => undefined)],
  ])('is denied, and soon, where the database %s', async (_, databaseOpen) => {
    expect(await readiness(databaseOpen)).toEqual({
      code: 503,
      status: 'unavailable',
      content: true,
      database: false,
    });
  });
});
