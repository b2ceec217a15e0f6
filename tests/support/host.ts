import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDemo } from '#app/contract/settings.ts';

/** The production build in a separate process, with only the settings that a test names. */

/**
 * Below 32768, where Linux's ephemeral ports begin. Otherwise a server that listens on port 0, such as the content
 * service's admin server, could take this port before the host does, and answer in its place.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_768);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}

export function temporaryFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'kachel-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** An empty settings file, so that no test reads the developer's `.env`. */
const NO_FILE = '/dev/null';

/** Settings that are required outside demo mode. */
export const OPERATOR = {
  OPERATOR_NAME: 'Verkehr Nordheim GmbH',
  OPERATOR_ADDRESS: 'Am Depot 1, 12345 Nordheim',
  OPERATOR_EMAIL: 'post@nordheim.example',
};

/** Node's arguments as in package.json and the Dockerfile. */
export const NODE_ARGS = ['--max-semi-space-size=8', '--v8-pool-size=1', 'build/host/index.js'];

export class Host {
  readonly output: string[] = [];
  private constructor(
    readonly child: ChildProcess,
    readonly origin: string,
  ) {}

  static async start(
    settings: Record<string, string>,
    { program = process.execPath, command = NODE_ARGS, readyPath = '/healthz', cwd = '.' } = {},
  ): Promise<Host> {
    const port = settings.PORT ?? String(await freePort());
    const child = spawn(program, command, {
      cwd,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        DRAIN_MS: '0',
        LIMITS_FACTOR: '0',
        ENV_FILE: NO_FILE,
        ...(isDemo(settings) ? {} : OPERATOR),
        ...settings,
        PORT: port,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const host = new Host(child, `http://127.0.0.1:${port}`);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => host.output.push(text));
    }
    await host.answers(readyPath);
    return host;
  }

  /** Polls the readiness URL until the host responds; throws if it exits. */
  private async answers(readyPath: string): Promise<void> {
    const deadline = Date.now() + 120_000;
    while (Date.now() < deadline) {
      if (this.child.exitCode !== null) throw new Error(`host ended: ${this.output.join('')}`);
      const response = await fetch(`${this.origin}${readyPath}`).catch(() => null);
      if (response) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    this.child.kill();
    throw new Error(`host not ready: ${this.output.join('')}`);
  }

  get(address: string, init?: RequestInit): Promise<Response> {
    return fetch(`${this.origin}${address}`, { redirect: 'manual', ...init });
  }

  /** The log so far: sends a request and waits until its log line has arrived. Needs LOG_LEVEL=info. */
  async log(): Promise<string> {
    const id = randomUUID();
    const headers = { 'X-Request-Id': id };
    await (await this.get('/', { method: 'POST', headers })).text();
    const deadline = Date.now() + 20_000;
    while (!this.output.join('').includes(`"id":"${id}"`)) {
      if (Date.now() > deadline) throw new Error(`no line of ${id} in the log`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return this.output.join('');
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (this.child.exitCode !== null) return this.child.exitCode;
    this.child.kill(signal);
    await once(this.child, 'exit');
    return this.child.exitCode;
  }
}

/** Runs the host until it exits. */
export async function runToEnd(
  settings: Record<string, string>,
): Promise<{ code: number | null; errors: string }> {
  const child = spawn(process.execPath, ['build/host/index.js'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ENV_FILE: NO_FILE, ...OPERATOR, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  await once(child, 'exit');
  return { code: child.exitCode, errors };
}
