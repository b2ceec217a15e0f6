import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { transformSync } from 'esbuild';
import { WebSocket } from 'undici';
import { withTimeout } from '#app/contract/with-timeout.ts';
import { PAGES } from '../../oldest-engines.js';
import { findBrowser } from '../../scripts/find-browser.mjs';

/** Chromium 64 (January 2018), headless, for Linux x64; installed by `npm ci`. */
const PACKED = 'node_modules/chrome-aws-lambda/bin/chromium.br';
const UNPACKED = path.resolve('node_modules/.cache/kachel/chromium-64');
const LONGEST_MS = 30_000;
const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-zygote',
  '--single-process',
  '--hide-scrollbars',
  '--remote-debugging-port=0',
];

/** OLD_CHROMIUM_PATH overrides the packaged browser. */
function command(): string {
  if (process.env.OLD_CHROMIUM_PATH) return process.env.OLD_CHROMIUM_PATH;
  if (existsSync(UNPACKED)) return UNPACKED;
  mkdirSync(path.dirname(UNPACKED), { recursive: true });
  const unfinished = `${UNPACKED}.${process.pid}.tmp`;
  writeFileSync(unfinished, brotliDecompressSync(readFileSync(PACKED)), { mode: 0o755 });
  renameSync(unfinished, UNPACKED);
  return UNPACKED;
}

/** Shared libraries that a minimal system lacks are in the package of the other test browser. */
function environment(): NodeJS.ProcessEnv {
  const libraries = path.join(path.dirname(findBrowser()), 'al2023/lib');
  return existsSync(libraries) ? { ...process.env, LD_LIBRARY_PATH: libraries } : process.env;
}

interface Message {
  id?: number;
  method?: string;
  params?: { entry?: { source: string; text: string }; frame?: { parentId?: string } };
  result?: unknown;
  error?: { message: string };
}

/** Blocked by the Content-Security-Policy; directives that the engine doesn't know yet are no fault. */
function isBlocked(entry?: { source: string; text: string }): boolean {
  return entry?.source === 'security' && !entry.text.startsWith('Unrecognized');
}

/** A page driven by the DevTools protocol, because Playwright doesn't support an engine that old. */
export class OldPage {
  version = '';
  /** Errors and warnings since they were last read. */
  private said: string[] = [];
  private calls = new Map<number, (answer: Message) => void>();
  private loaded: () => void = () => undefined;
  private hasNavigated = false;

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
      env: environment(),
    });
    const port = await new Promise<string>((resolve, reject) => {
      let told = '';
      browser.on('exit', () => reject(new Error(`${command()} doesn't run here: ${told}`)));
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
    const { product } = (await page.call('Browser.getVersion')) as { product: string };
    page.version = product;
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

  /** Clears all cookies and sets these, as on a first visit. */
  async setCookies(url: string, cookies: Readonly<Record<string, string>>): Promise<void> {
    await this.call('Network.clearBrowserCookies');
    for (const [name, value] of Object.entries(cookies))
      await this.call('Network.setCookie', { url, name, value });
  }

  async goto(url: string): Promise<void> {
    this.hasNavigated = false;
    const loaded = new Promise<boolean>((resolve) => {
      this.loaded = () => resolve(true);
    });
    await this.call('Page.navigate', { url });
    if (!(await withTimeout(loaded, LONGEST_MS, false))) throw new Error(`no page came from ${url}`);
  }

  /** Runs a function in the page, compiled for the old engine; it can't use variables of the test. */
  async run<Value>(work: (argument?: string) => Value | Promise<Value>, argument?: string): Promise<Value> {
    // tsx wraps functions in a helper that keeps their names.
    const call = `((__name) => (${work})(${JSON.stringify(argument)}))((one) => one)`;
    const { code: expression } = transformSync(call, { target: `chrome${PAGES.chrome}` });
    const { result, exceptionDetails } = (await this.call('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    })) as { result: { value: Value }; exceptionDetails?: { exception?: { description?: string } } };
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
    return result.value;
  }

  /** Chooses a file, as the rider does. */
  async choose(selector: string, file: string): Promise<void> {
    const { root } = (await this.call('DOM.getDocument')) as { root: { nodeId: number } };
    const place = { nodeId: root.nodeId, selector };
    const { nodeId } = (await this.call('DOM.querySelector', place)) as { nodeId: number };
    await this.call('DOM.setFileInputFiles', { nodeId, files: [path.resolve(file)] });
  }

  /** Polls until true, across navigations; false on timeout. */
  async until(work: () => boolean | Promise<boolean>): Promise<boolean> {
    for (const deadline = Date.now() + LONGEST_MS; Date.now() < deadline; await setTimeout(100)) {
      // During a navigation there is no page to evaluate in.
      if (await this.run(work).catch(() => false)) return true;
    }
    return false;
  }

  async picture(): Promise<Buffer> {
    const { data } = (await this.call('Page.captureScreenshot', { format: 'png' })) as { data: string };
    return Buffer.from(data, 'base64');
  }

  takeSaid(): string[] {
    return this.said.splice(0);
  }

  private async call(method: string, params: object = {}): Promise<unknown> {
    const id = this.calls.size + 1;
    const answer = new Promise<Message>((resolve) => {
      this.calls.set(id, resolve);
    });
    this.socket.send(JSON.stringify({ id, method, params }));
    // Responses may be lost when the page navigates.
    const late = { error: { message: `no answer to ${method}` } };
    const { result, error } = await withTimeout<Message>(answer, LONGEST_MS, late);
    if (error) throw new Error(error.message);
    return result;
  }

  private receive({ id, method, params, ...answer }: Message): void {
    if (id !== undefined) this.calls.get(id)?.(answer);
    else if (method === 'Page.frameNavigated' && !params?.frame?.parentId) this.hasNavigated = true;
    // Ignore a load event of the previous page.
    else if (method === 'Page.loadEventFired' && this.hasNavigated) this.loaded();
    else if (method === 'Log.entryAdded' && isBlocked(params?.entry))
      this.said.push(params?.entry?.text ?? '');
    else if (method === 'Runtime.exceptionThrown') this.said.push(JSON.stringify(params).slice(0, 500));
    else if (method === 'Runtime.consoleAPICalled' && JSON.stringify(params).includes('"type":"error"')) {
      this.said.push(JSON.stringify(params).slice(0, 500));
    }
  }
}
