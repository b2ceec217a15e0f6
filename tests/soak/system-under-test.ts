import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Admin, createAdmin } from '#server/content-service/admin/admin.ts';
import { findRunningAdmin } from '#server/content-service/admin/admin-client.ts';
import { openDatabase } from '#server/content-service/db/open-database.ts';
import { demoContent } from '#server/content-service/demo/demo-content.ts';
import { importContent } from '#server/content-service/import/import-content.ts';
import { Cluster } from '../cluster/cluster.ts';
import { Host, NODE_ARGS, temporaryFolder } from '../support/host.ts';
import { killTestContent } from '../support/kill-content.ts';
import { type OwnServer, ownPostgres, ownRedis } from '../support/own-server.ts';
import { PlainBrowser } from '../support/plain-browser.ts';
import { TcpProxy } from '../support/tcp-proxy.ts';
import { MEMORY_REPORT_FLAGS } from './memory.ts';

const TIME_ZONE = 'Europe/Berlin';
/** Rate limits are counted but too high to be reached. */
const LIMITS = { LIMITS_FACTOR: '1000', VEHICLE_NETWORKS: '127.0.0.0/8=1000' };

export interface SystemOptions {
  engine: 'pglite' | 'postgres';
  /** The first of seven consecutive ports. */
  port: number;
  codes: number;
}

interface Lines {
  content: TcpProxy;
  postgres?: TcpProxy;
  redis: TcpProxy;
}

/**
 * nginx, two web nodes, their content service, Redis and Postgres, connected through TCP proxies that can be cut. On
 * PGlite the database runs in the content service.
 */
export class SystemUnderTest {
  /** Every process that was started, for its output. */
  readonly processes: { name: string; host: Host }[] = [];
  readonly dataDir: string;
  cluster!: Cluster;
  content!: Host;

  private constructor(
    private readonly data: ReturnType<typeof temporaryFolder>,
    private readonly port: number,
    readonly postgres: OwnServer | null,
    readonly redis: OwnServer,
    readonly lines: Lines,
  ) {
    this.dataDir = path.join(data.folder, 'data');
  }

  static async start({ engine, port, codes }: SystemOptions): Promise<SystemUnderTest> {
    const data = temporaryFolder();
    const postgres = engine === 'postgres' ? await ownPostgres(port + 4) : null;
    const redis = await ownRedis(port + 5);
    const lines: Lines = {
      content: await TcpProxy.to(`http://127.0.0.1:${port + 3}`),
      ...(postgres ? { postgres: await TcpProxy.to(postgres.url) } : {}),
      redis: await TcpProxy.to(redis.url),
    };
    const system = new SystemUnderTest(data, port, postgres, redis, lines);
    await system.fill(codes);
    await system.startContent();
    const api = new URL(lines.content.through('http://127.0.0.1')).origin;
    system.cluster = await Cluster.start({
      folder: data.folder,
      redisUrl: lines.redis.through(redis.url),
      port,
      nodePorts: [port + 1, port + 2],
      api,
      settings: LIMITS,
      command: [...MEMORY_REPORT_FLAGS, ...NODE_ARGS],
    });
    system.cluster.nodes.forEach((host, index) => {
      system.processes.push({ name: `node ${index}`, host });
    });
    return system;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get metricsPort(): number {
    return this.port + 6;
  }

  /** On PGlite only while the content service, which locks it, isn't running. */
  openDatabase() {
    return openDatabase({ databaseUrl: this.postgres?.url, dataDir: this.dataDir });
  }

  /** Admin calls while the content service runs: through the service on PGlite, directly on Postgres. */
  async openAdmin(): Promise<{ admin: Admin; close: () => Promise<void> }> {
    const running = await findRunningAdmin(this.dataDir);
    if (running) return { admin: running, close: async () => undefined };
    const { db, close } = await this.openDatabase();
    const { dataDir } = this;
    return { admin: createAdmin({ db, dataDir, timeZone: TIME_ZONE, now: () => new Date() }), close };
  }

  private async fill(codes: number): Promise<void> {
    const { db, close } = await this.openDatabase();
    const now = new Date();
    const when = { now, timeZone: TIME_ZONE };
    await importContent(db, demoContent({ ...when, mediaBase: '/api/uploads/' }), {
      ...when,
      source: 'soak',
    });
    const admin = createAdmin({ db, dataDir: this.dataDir, timeZone: TIME_ZONE, now: () => now });
    await admin.import(killTestContent(codes), { replace: false });
    await close();
  }

  async startNode(index: number): Promise<void> {
    await this.cluster.startNode(index);
    this.processes.push({ name: `node ${index}`, host: this.cluster.node(index) });
  }

  /** Restarts it until it stays up, as a supervisor does. */
  async startContent(): Promise<void> {
    const port = String(this.port + 3);
    const settings = {
      PORT: port,
      CONTENT_PORT: port,
      HOST: '127.0.0.1',
      METRICS_PORT: String(this.metricsPort),
      DATABASE_URL: (this.postgres && this.lines.postgres?.through(this.postgres.url)) ?? '',
      REDIS_URL: this.lines.redis.through(this.redis.url),
      DATA_DIR: this.dataDir,
      PREVIEW_TOKEN: 'the-same-on-all-nodes',
      PUBLIC_URL: this.origin,
      PUBLIC_API_URL: `${this.origin}/api`,
      ...LIMITS,
    };
    this.content = await Host.start(settings, {
      command: [...MEMORY_REPORT_FLAGS, 'build/host/content.js'],
      readyPath: '/readyz',
    });
    this.processes.push({ name: 'content service', host: this.content });
  }

  /**
   * Whether all dependencies work, which /readyz doesn't check: the content call needs the database, and each node's
   * page needs the content service, because it is a search that no cache has.
   */
  async isHealthy(): Promise<boolean> {
    const search = `/archivsuche?q=${Date.now()}`;
    const asked = [
      { host: this.content, address: '/api/content/v1/tabs/de/meta' },
      ...this.cluster.nodes.map((host) => ({ host, address: search })),
    ];
    const answers = await Promise.all(
      asked.map(({ host, address }) => new PlainBrowser(host.origin).open(address).catch(() => null)),
    );
    return answers.every((answer) => answer?.status === 200);
  }

  async becomesHealthy(withinMs: number): Promise<boolean> {
    for (const began = Date.now(); Date.now() - began < withinMs; await pause(100)) {
      if (await this.isHealthy()) return true;
    }
    return false;
  }

  /** Stops the content service and the nodes; returns their exit codes. */
  async stop(): Promise<(number | null)[]> {
    const codes = await Promise.all(
      [this.content, ...this.cluster.nodes].map((host) => host.stop('SIGTERM')),
    );
    await this.cluster.stop();
    return codes;
  }

  async close(): Promise<void> {
    await Promise.all(Object.values(this.lines).map((line) => line.close()));
    await this.redis.close();
    await this.postgres?.close();
    this.data.remove();
  }
}
