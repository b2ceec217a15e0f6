import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { contentRouter } from '#server/content-service/content/content-router.ts';
import { importContent } from '#server/content-service/import/import-content.ts';
import { parseServerSettings } from '#server/kernel/env.ts';
import { createLog } from '#server/kernel/logger.ts';
import { type Engine, openTestDatabase, type TestDatabase } from './database.ts';

export const TOKEN = 'editor-token';

/** The content calls on a real database behind a real HTTP server, with a clock that the test sets. */
export class TestContent {
  /** 12:00 in Berlin. */
  now = new Date('2026-11-20T11:00:00Z');

  private constructor(
    readonly database: TestDatabase,
    private readonly server: Server,
  ) {}

  private get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  static async open(engine: Engine): Promise<TestContent> {
    const database = await openTestDatabase(engine);
    const settings = parseServerSettings({
      DATABASE_URL: 'postgres://unused',
      PREVIEW_TOKEN: TOKEN,
      TIME_ZONE: 'Europe/Berlin',
    });
    const app = express();
    app.set('trust proxy', true);
    const content = new TestContent(database, createServer(app));
    const now = () => content.now;
    app.use(
      '/content/',
      contentRouter({ settings, log: createLog('silent'), now, database, previewToken: () => TOKEN }),
    );
    await new Promise<void>((resolve) => content.server.listen(0, '127.0.0.1', resolve));
    return content;
  }

  async import(file: unknown, options: { replace?: boolean } = {}) {
    return importContent(this.database.db, file, {
      now: this.now,
      timeZone: 'Europe/Berlin',
      source: 'import',
      ...options,
    });
  }

  get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
    return fetch(`http://127.0.0.1:${this.port}/content/${path}`, { headers, method });
  }

  async json(path: string, headers: Record<string, string> = {}): Promise<unknown> {
    const response = await this.get(path, headers);
    if (response.status !== 200) throw new Error(`${path}: status ${response.status}`);
    return response.json();
  }

  async lastModified(path: string): Promise<string> {
    return (await this.get(path, {}, 'HEAD')).headers.get('Last-Modified') ?? '';
  }

  /** Sets the clock to a local time of the test's day. */
  at(time: string): void {
    this.now = new Date(`2026-11-20T${time}+01:00`);
  }

  async close(): Promise<void> {
    await new Promise((resolve) => this.server.close(resolve));
    await this.database.close();
  }
}

let lastId = 100;

/** An entry with one picture card. */
export function entry(fields: Record<string, unknown> = {}): Record<string, unknown> & { id: string } {
  lastId += 1;
  return {
    id: String(lastId),
    title: `Nachricht ${lastId}`,
    kacheln: [
      { type: 'station-altkachel', teaser: 'big', mediaURL: '/api/uploads/tram.jpg', header: 'Tram' },
    ],
    ...fields,
  };
}
