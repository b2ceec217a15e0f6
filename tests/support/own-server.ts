import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** Starts a separate Redis or Postgres that a test may kill. */

const TIMEOUT_MS = 60_000;

interface LaunchOptions {
  url: string;
  spawn: () => ChildProcess;
  isUp: () => Promise<boolean>;
  folder: string;
}

export class OwnServer {
  private child: ChildProcess | null = null;
  private constructor(private readonly options: LaunchOptions) {}

  static async start(options: LaunchOptions): Promise<OwnServer> {
    const server = new OwnServer(options);
    await server.start();
    return server;
  }

  get url(): string {
    return this.options.url;
  }

  /** Retries until the server responds: after a kill, its port or shared memory may be in use for a moment. */
  async start(): Promise<void> {
    const deadline = Date.now() + TIMEOUT_MS;
    while (Date.now() < deadline) {
      if (this.child === null || hasEnded(this.child)) this.child = this.options.spawn();
      if (await this.options.isUp()) return;
      await pause(50);
    }
    throw new Error(`nothing answers on ${this.url}`);
  }

  /** Suspends the process: its connections stay open, and nothing answers. */
  suspend(): void {
    this.child?.kill('SIGSTOP');
  }

  resume(): void {
    this.child?.kill('SIGCONT');
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.child;
    this.child = null;
    if (child === null || hasEnded(child)) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }

  async close(): Promise<void> {
    await this.end('SIGINT');
    rmSync(this.options.folder, { recursive: true, force: true });
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;
const isInstalled = (command: string) => !('error' in spawnSync(command, ['--version']));
export const hasRedis = isInstalled('redis-server');

export function ownRedis(port: number): Promise<OwnServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kachel-redis-'));
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder];
  return OwnServer.start({
    folder,
    url: `redis://127.0.0.1:${port}`,
    spawn: () => spawn('redis-server', settings, { stdio: 'ignore' }),
    isUp: () => listens(port),
  });
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

/** Debian installs these programs outside PATH. */
function postgresBin(): string | null {
  if (isInstalled('initdb') && isInstalled('postgres')) return '';
  const versions = '/usr/lib/postgresql';
  try {
    const [newest] = readdirSync(versions).sort((one, other) => Number(other) - Number(one));
    return newest ? `${versions}/${newest}/bin/` : null;
  } catch {
    return null;
  }
}

const bin = postgresBin();
export const hasPostgres = bin !== null;

export async function ownPostgres(port: number): Promise<OwnServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kachel-postgres-'));
  const user = unprivileged();
  if (user) chownSync(folder, user.uid, user.gid);
  execFileSync(`${bin}initdb`, ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...user,
    stdio: 'ignore',
  });
  const settings = ['-D', folder, '-p', String(port), '-k', folder, '-h', '127.0.0.1'];
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  return OwnServer.start({
    folder,
    url,
    spawn: () => spawn(`${bin}postgres`, settings, { ...user, stdio: 'ignore' }),
    isUp: () => answers(url),
  });
}

/** Postgres refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
