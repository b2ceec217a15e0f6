import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { WebSocket } from 'undici';

/** A package of the npm registry that holds Chromium 64 (January 2018), headless, for Linux on x64. */
const PACKAGE = 'chrome-aws-lambda@64.0.3264';
const SHA_512 = '3XpUhpg5Qlbq8V/Pk5gzfSqcq3wSlfT1N98yzDY8a+PrrROx9XUCntkg4W1ZmisqLsWhmRLZQrKtDjTRBttwig==';
const FOLDER = path.resolve('node_modules/.cache/kachel/chromium-64');
const LONGEST_LOAD_MS = 30_000;
const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-zygote',
  '--single-process',
  '--hide-scrollbars',
  '--remote-debugging-port=0',
];

/** Fetched once, into a folder that goes with node_modules. */
function command(): string {
  const file = path.join(FOLDER, 'chromium');
  if (existsSync(file)) return file;
  mkdirSync(FOLDER, { recursive: true });
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', PACKAGE, '--json', '--pack-destination', FOLDER], { encoding: 'utf8' }),
  ) as { filename: string }[];
  const archive = path.join(FOLDER, packed?.filename ?? '');
  if (createHash('sha512').update(readFileSync(archive)).digest('base64') !== SHA_512) {
    throw new Error(`${PACKAGE} is not what it was.`);
  }
  execFileSync('tar', ['-xzf', archive, '-C', FOLDER, 'package/bin/chromium.br']);
  writeFileSync(file, brotliDecompressSync(readFileSync(path.join(FOLDER, 'package/bin/chromium.br'))));
  chmodSync(file, 0o755);
  rmSync(archive);
  rmSync(path.join(FOLDER, 'package'), { recursive: true });
  return file;
}

interface Message {
  id?: number;
  method?: string;
  params?: { entry: { source: string; text: string } };
  result?: unknown;
  error?: { message: string };
}

/** By the page's policy; directives that are newer than the engine are no fault. */
function isBlocked(entry?: { source: string; text: string }): boolean {
  return entry?.source === 'security' && !entry.text.startsWith('Unrecognized');
}

/** One page of it, by its DevTools protocol: Playwright speaks to no engine that old. */
export class OldPage {
  /** Errors and warnings since they were last read. */
  private said: string[] = [];
  private calls = new Map<number, (answer: Message) => void>();
  private loaded: () => void = () => undefined;

  private constructor(
    private readonly browser: ChildProcess,
    private readonly profile: string,
    private readonly socket: WebSocket,
  ) {
    socket.onmessage = ({ data }) => this.receive(JSON.parse(String(data)));
  }

  static async open(): Promise<OldPage> {
    const profile = mkdtempSync(path.join(tmpdir(), 'kachel-old-'));
    const browser = spawn(command(), [...ARGUMENTS, `--user-data-dir=${profile}`, 'about:blank'], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const port = await new Promise<string>((resolve, reject) => {
      let told = '';
      browser.on('exit', () => reject(new Error(`Chromium 64 doesn't run here: ${told}`)));
      browser.stderr?.on('data', (piece) => {
        told += piece;
        const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(told);
        if (found?.[1]) resolve(found[1]);
      });
    });
    const target = (await (await fetch(`http://127.0.0.1:${port}/json/new`)).json()) as {
      webSocketDebuggerUrl: string;
    };
    const socket = new WebSocket(target.webSocketDebuggerUrl);
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    const page = new OldPage(browser, profile, socket);
    for (const domain of ['Page', 'Runtime', 'Network', 'Log']) await page.call(`${domain}.enable`);
    return page;
  }

  async close(): Promise<void> {
    this.socket.close();
    this.browser.removeAllListeners('exit');
    const ended = new Promise((resolve) => this.browser.on('exit', resolve));
    this.browser.kill('SIGKILL');
    await ended;
    rmSync(this.profile, { recursive: true, force: true });
  }

  async resize(width: number, height: number): Promise<void> {
    const metrics = { width, height, deviceScaleFactor: 1, mobile: false };
    await this.call('Emulation.setDeviceMetricsOverride', metrics);
  }

  /** A first visit where nothing is kept. */
  async setCookies(url: string, cookies: Readonly<Record<string, string>>): Promise<void> {
    await this.call('Network.clearBrowserCookies');
    for (const [name, value] of Object.entries(cookies))
      await this.call('Network.setCookie', { url, name, value });
  }

  async goto(url: string): Promise<void> {
    await this.loads(() => this.call('Page.navigate', { url }));
  }

  /** What a press brings: another page. */
  async loads(press: () => Promise<unknown>): Promise<void> {
    const loaded = new Promise<void>((resolve, reject) => {
      this.loaded = resolve;
      setTimeout(() => reject(new Error('no page came')), LONGEST_LOAD_MS).unref();
    });
    await press();
    await loaded;
  }

  /** The function runs in the page as it is written here: in a syntax that it knows. */
  async run<Value>(work: (argument?: string) => Value | Promise<Value>, argument?: string): Promise<Value> {
    // tsx wraps functions in a helper that keeps their names.
    const expression = `(function (__name) { return (${work})(${JSON.stringify(argument)}) })(function (f) { return f })`;
    const { result, exceptionDetails } = (await this.call('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    })) as { result: { value: Value }; exceptionDetails?: { exception?: { description?: string } } };
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
    return result.value;
  }

  async picture(): Promise<Buffer> {
    const { data } = (await this.call('Page.captureScreenshot', { format: 'png' })) as { data: string };
    return Buffer.from(data, 'base64');
  }

  takeSaid(): string[] {
    return this.said.splice(0);
  }

  private call(method: string, params: object = {}): Promise<unknown> {
    const id = this.calls.size + 1;
    return new Promise((resolve, reject) => {
      this.calls.set(id, ({ result, error }) => (error ? reject(new Error(error.message)) : resolve(result)));
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }

  private receive({ id, method, params, ...answer }: Message): void {
    if (id !== undefined) this.calls.get(id)?.(answer);
    else if (method === 'Page.loadEventFired') this.loaded();
    else if (method === 'Log.entryAdded' && isBlocked(params?.entry))
      this.said.push(params?.entry.text ?? '');
    else if (method === 'Runtime.exceptionThrown') this.said.push(JSON.stringify(params).slice(0, 500));
    else if (method === 'Runtime.consoleAPICalled' && JSON.stringify(params).includes('"type":"error"')) {
      this.said.push(JSON.stringify(params).slice(0, 500));
    }
  }
}
