import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

const TIMEOUT_MS = 120_000;

function gate(): { passed: Promise<void>; open: () => void } {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
}

/** The content service in a child process that can be killed. */
export class ServiceUnderTest {
  private child: ChildProcess | null = null;
  private errors = '';
  private up = gate();

  constructor(
    private readonly dataDir: string,
    private readonly port: number,
  ) {}

  get api(): string {
    return `http://127.0.0.1:${this.port}/api`;
  }

  /** Resolves while the service is up; after a kill, once it is back. */
  get running(): Promise<void> {
    return this.up.passed;
  }

  async start(): Promise<void> {
    this.errors = '';
    const child = spawn(process.execPath, ['--import', 'tsx', 'server/standalone.ts'], {
      env: {
        ...process.env,
        DATA_DIR: this.dataDir,
        CONTENT_PORT: String(this.port),
        HOST: '127.0.0.1',
        LOG_LEVEL: 'error',
        LIMITS_FACTOR: '0',
        DATABASE_URL: '',
        SMTP_URL: '',
        ENV_FILE: '/dev/null',
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    child.stderr?.on('data', (data: Buffer) => {
      this.errors += data.toString();
    });
    this.child = child;
    const deadline = Date.now() + TIMEOUT_MS;
    while (!(await this.isReady())) {
      if (child.exitCode !== null || Date.now() > deadline) {
        throw new Error(`The service did not start: ${this.errors}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    this.up.open();
  }

  /** Kills it with SIGKILL. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.child;
    this.child = null;
    this.up = gate();
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }

  private async isReady(): Promise<boolean> {
    return fetch(`${this.api}/content/v1/tabs/de/meta`).then(
      (response) => response.ok,
      () => false,
    );
  }
}
