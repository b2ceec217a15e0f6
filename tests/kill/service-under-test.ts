import { Host } from '../support/host.ts';

function gate(): { passed: Promise<void>; open: () => void } {
  let open: () => void = () => undefined;
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
}

/** The content service in a child process that can be killed. */
export class ServiceUnderTest {
  private host: Host | null = null;
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
    const port = String(this.port);
    this.host = await Host.start(
      { DATA_DIR: this.dataDir, PORT: port, CONTENT_PORT: port, HOST: '127.0.0.1' },
      { command: ['--import', 'tsx', 'server/standalone.ts'] },
    );
    this.up.open();
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const { host } = this;
    this.host = null;
    this.up = gate();
    await host?.stop(signal);
  }
}
