import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { createCounters } from '#app/config/counters.server.ts';
import type {
  SubmissionContext,
  SubmissionSettings,
} from '#server/content-service/core/submission-context.ts';
import { entries } from '#server/content-service/db/content-tables.ts';
import type { OpenDatabase } from '#server/content-service/db/open-database.ts';
import { createSubmissionRoutes } from '#server/content-service/submissions/routes.ts';
import { type Engine, openTestDatabase, type TestDatabase } from './database.ts';

/** 12:00 in Berlin. */
export const NOON = new Date('2026-11-20T11:00:00Z');

const testSettings: SubmissionSettings = {
  PORT: 3000,
  PUBLIC_URL: 'https://kachel.example',
  PUBLIC_API_URL: undefined,
  TIME_ZONE: 'Europe/Berlin',
  LIMITS_FACTOR: 0,
  VEHICLE_NETWORKS: [],
  ACTION_PATH: '/action/v1/',
  COMPETITION_PATH: '/competition/v1/',
  DEAL_PATH: '/deal/v1/',
  SURVEY_PATH: '/survey/v1/',
  VOUCHER_PATH: '/voucher/v1/',
  SMTP_URL: undefined,
  MAIL_FROM: 'Kachel <kachel@kachel.example>',
};

export interface Reply {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

export type TestTile = { type: string } & Record<string, unknown>;

/** The submission calls on a real database behind a real HTTP server, with a clock that the test sets. */
export class TestSubmissionServer {
  readonly log: { level: string; line: string }[] = [];
  now = NOON;
  /** Random number of the next draw: 0 always wins, 1 never does. */
  random = 0;
  /** How often the mailer was woken. */
  woken = 0;
  private server: Server | null = null;
  private elsewhere: string | null = null;
  private lastEntry = 1000;

  constructor(
    readonly database: TestDatabase | (OpenDatabase & { dataDir: string }),
    private readonly settings: Partial<SubmissionSettings> = {},
  ) {}

  static async open(
    engine: Engine,
    settings: Partial<SubmissionSettings> = {},
  ): Promise<TestSubmissionServer> {
    const service = new TestSubmissionServer(await openTestDatabase(engine), settings);
    await service.listen();
    return service;
  }

  get db() {
    return this.database.db;
  }

  context(): SubmissionContext {
    const note = (level: string) => (fields: unknown, text?: string) => {
      this.log.push({ level, line: `${JSON.stringify(fields)} ${text ?? ''}` });
    };
    return {
      db: this.db,
      dataDir: this.database.dataDir,
      settings: { ...testSettings, ...this.settings },
      now: () => this.now,
      newCounter: createCounters(null),
      mailer: {
        wake: () => {
          this.woken += 1;
        },
      },
      random: () => this.random,
      log: { info: note('info'), warn: note('warn'), error: note('error') },
    };
  }

  async listen(): Promise<void> {
    const app = express();
    app.set('trust proxy', 'loopback');
    app.use('/api', createSubmissionRoutes(this.context()));
    const server = createServer(app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.server = server;
  }

  /** The same database through another server process. */
  at(origin: string): TestSubmissionServer {
    const other = new TestSubmissionServer(this.database);
    other.elsewhere = origin;
    return other;
  }

  get origin(): string {
    if (this.elsewhere !== null) return this.elsewhere;
    const address = this.server?.address() as AddressInfo;
    return `http://127.0.0.1:${address.port}`;
  }

  async close(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
    await this.database.close();
  }

  /** Adds an entry with these tiles; returns its id. */
  async addEntry(tiles: TestTile[], more: Partial<typeof entries.$inferInsert> = {}): Promise<string> {
    this.lastEntry += 1;
    const id = more.id ?? String(this.lastEntry);
    await this.db.insert(entries).values({
      document: { id, title: 'Ein Beitrag', kacheln: tiles },
      updatedAt: NOON,
      ...more,
      id,
    });
    return id;
  }

  async send(path: string, init: RequestInit = {}): Promise<Reply> {
    const response = await fetch(`${this.origin}/api${path}`, { redirect: 'manual', ...init });
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      body: json ? (JSON.parse(text) as Record<string, unknown>) : { text },
    };
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Reply> {
    return this.send(path, { headers });
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    return this.send(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }
}

export const uuid = () => randomUUID();

/** 'success' or the error message. */
export function outcome({ body }: Reply): string {
  return String(body.errormessage ?? body.state);
}

export function tally(replies: Reply[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const reply of replies) counts[outcome(reply)] = (counts[outcome(reply)] ?? 0) + 1;
  return counts;
}
