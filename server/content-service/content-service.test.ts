import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPositions } from '#app/contract/content/position.ts';
import { parseServerSettings } from '../env.ts';
import { createLog } from '../http/logger.ts';
import { limitersOn } from '../shared/limiters.ts';
import { findRunningAdmin } from './admin/admin-client.ts';
import { type ContentService, createContentService } from './content-service.ts';

let dataDir: string;
let service: ContentService;
let server: Server;
let api: string;

const options = (folder: string) => ({
  settings: parseServerSettings({ DATA_DIR: folder }),
  log: createLog('silent'),
  now: () => new Date('2026-11-20T11:00:00Z'),
  newLimiter: limitersOn(null),
});

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kachel-service-'));
  service = await createContentService(options(dataDir));
  const app = express();
  app.use('/api', service.router);
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(dataDir, { recursive: true, force: true });
});

const FAULT = (where: string, fault: string) => {
  throw new Error(`${where}: ${fault}`);
};

describe('the embedded content service on a fresh machine', () => {
  it('is ready and serves the demo without a fault', async () => {
    expect(await service.ready()).toBe(true);
    for (const page of ['start', 'line', 'events', 'prizes', 'deals', 'about']) {
      const answer = await (await fetch(`${api}/content/v1/${page}/de`)).json();
      expect(readPositions(answer, page, FAULT)?.length).toBeGreaterThan(0);
    }
  });

  it('serves the pictures that its content names', async () => {
    const start = await (await fetch(`${api}/content/v1/start/de`)).text();
    const [, picture] = /"mediaURL":"\/api\/uploads\/([^"]+\.jpg)"/.exec(start) ?? [];
    const resized = await fetch(`${api}/uploads/resize/640/70/${picture}`, {
      headers: { Accept: 'image/webp' },
    });
    expect(resized.status).toBe(200);
    expect(resized.headers.get('Content-Type')).toBe('image/webp');
  });

  it('has an entrance for the commands of the same user', async () => {
    const admin = await findRunningAdmin(dataDir);
    expect(Object.keys((await admin?.export()) ?? {})).toContain('entries');
  });

  it.each([
    '/content/v1/none',
    '/content/v1/entry/%',
    '/content/v1/%E0%A4%A/de',
    '/uploads/%00',
    '/elsewhere',
    '/',
  ])('has nothing at %s', async (path) => {
    const response = await fetch(`${api}${path}`);
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Type')).toContain('json');
  });

  it('gives everything back when it closes', async () => {
    await service.close();
    expect(await service.ready()).toBe(false);
    expect((await readdir(dataDir)).sort()).not.toContain('db.lock');
    expect(await findRunningAdmin(dataDir)).toBeNull();
    const again = await createContentService(options(dataDir));
    expect(await again.ready()).toBe(true);
    await again.close();
  });
});
