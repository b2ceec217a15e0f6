import type { Page } from '@playwright/test';
import { freePort, Host, temporaryFolder } from './host.ts';
import { screenContent } from './screen-content.ts';
import { StubContentServer } from './stub-content-server.ts';

/** A separate host for vehicle screens, which tests can stop and restart. */
export class ScreenHost {
  private constructor(
    readonly content: StubContentServer,
    private readonly settings: Record<string, string>,
    private readonly remove: () => void,
    private host: Host,
  ) {}

  static async start(
    pages: Record<string, unknown[]>,
    more: Record<string, string> = {},
  ): Promise<ScreenHost> {
    const content = new StubContentServer(screenContent(pages));
    await content.start();
    const { folder, remove } = temporaryFolder();
    const settings = {
      CONTENT_API_URL: content.api,
      SESSION_SECRET: 'demo-secret-of-this-test',
      DATA_DIR: folder,
      PORT: String(await freePort()),
      ...more,
    };
    return new ScreenHost(content, settings, remove, await Host.start(settings));
  }

  get origin(): string {
    return this.host.origin;
  }

  at(path: string): string {
    return `${this.origin}${path}`;
  }

  /** Opens a screen whose time the test advances. The picture of story 102 is broken. */
  async open(page: Page, path: string): Promise<void> {
    await servePictures(page, ['102']);
    const now = Date.now();
    // `pauseAt` can't go back, and may come late on a busy machine.
    await page.clock.install({ time: now - 60_000 });
    await page.clock.pauseAt(now);
    await page.goto(this.at(path));
  }

  async kill(): Promise<void> {
    await this.host.stop('SIGKILL');
  }

  async restart(): Promise<void> {
    this.host = await Host.start(this.settings);
  }

  async stop(): Promise<void> {
    await this.kill();
    await this.content.stop();
    this.remove();
  }
}

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Serves pictures, but invalid bytes for URLs that contain one of `broken`. */
export async function servePictures(page: Page, broken: readonly string[] = []): Promise<void> {
  await page.route('**/uploads/**', (route) => {
    const isBroken = broken.some((name) => route.request().url().includes(name));
    return route.fulfill({ contentType: 'image/png', body: isBroken ? Buffer.from('no picture') : PIXEL });
  });
}

export const headline = (page: Page) => page.locator('.stage .story').last().locator('h1');

/** The headlines shown in so many turns of ten seconds. */
export async function headlinesSeen(page: Page, turns: number): Promise<string[]> {
  const headlines: string[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    headlines.push((await headline(page).innerText()).replaceAll('\u00ad', ''));
    await page.clock.runFor(10_000);
  }
  return headlines;
}
