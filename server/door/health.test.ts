import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { health } from './health.ts';

let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

async function told(path: string, isStopping: boolean) {
  const app = express().use(health(() => isStopping));
  await new Promise<void>((resolve) => {
    server = app.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  return { code: answer.status, body: await answer.json() };
}

describe('a process', () => {
  it.each([
    ['/healthz', false, 200, 'ok'],
    ['/healthz', true, 200, 'ok'],
    ['/readyz', false, 200, 'ok'],
    ['/readyz', true, 503, 'stopping'],
  ])(
    'says at %s, stopping: %s, %i and nothing of what it depends on',
    async (path, isStopping, code, status) => {
      expect(await told(path, isStopping)).toEqual({ code, body: { status } });
    },
  );
});
