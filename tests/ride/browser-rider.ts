import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import type { FormResult, SentForm, Tap } from './ledger.ts';
import { answerOf, PAGES, type Sign, signsOf } from './page-signs.ts';
import { type FilledForm, type Ride, Rider } from './rider.ts';

/** A rider gives up on a page after this time. */
const TIMEOUT_MS = 20_000;
/** Longer, because the page shows that the photo is being uploaded. */
const PHOTO_TIMEOUT_MS = 120_000;
/** Time from the first text of a page until the outcome further down is there. */
const REST_OF_PAGE_MS = 5000;
/** After this long a rider who sees the network come back loads the copy again. */
const AGAIN_MS = 3000;
/** More than the minute for which claims of pages that were left last. */
const ARRIVE_MS = 120_000;

const RESULTS: Partial<Record<Sign['what'], FormResult>> = {
  outcome: 'thanks',
  refused: 'refused',
  unsent: 'unsent',
};
const NOTES: Partial<Record<Sign['what'], FormResult>> = {
  // Also after the rider's timeout.
  outcome: 'thanks',
  waits: 'waits',
  taken: 'thanks',
  'turned down': 'refused',
};

/** A rider whose browser runs scripts and the service worker; taps links and buttons of the page that is shown. */
export class BrowserRider extends Rider {
  private readonly signs: Sign[] = [];
  private tunnelEnd = 0;

  private constructor(
    ride: Ride,
    private readonly context: BrowserContext,
    private readonly page: Page,
    private readonly driver: CDPSession,
  ) {
    super(ride);
  }

  static async board(browser: Browser, ride: Ride): Promise<BrowserRider> {
    const viewport = { width: 375, height: 667 };
    const context = await browser.newContext({ viewport, locale: ride.language });
    let rider: BrowserRider | undefined;
    await signsOf(context, (sign) => rider?.see(sign));
    const page = await context.newPage();
    rider = new BrowserRider(ride, context, page, await context.newCDPSession(page));
    page.on('framenavigated', (frame) => {
      const isError = frame === page.mainFrame() && frame.url().startsWith('chrome-error:');
      if (isError) rider?.see({ what: 'error', text: '', at: Date.now(), document: -Date.now() });
    });
    return rider;
  }

  /** Waits until no form is queued any more. */
  async arrive(): Promise<void> {
    await this.openStart();
    const waits = () => this.forms.some(({ results }) => results.length === 0 || results.at(-1) === 'waits');
    await this.until(() => !waits(), ARRIVE_MS);
    await this.context.close();
  }

  protected async open(): Promise<void> {
    await this.openStart();
    await this.follow('consent', '[data-consent] button[value=accept]');
  }

  protected go(kind: string, path: string): Promise<boolean> {
    // An entry's URL may continue with its title, and a link's with settings that no cookie has.
    const place = kind === 'story' ? 'main' : kind === 'archive' ? '.drawer-panel' : '.shell-tabs';
    return this.follow(kind, `${place} :is(a[href="${path}"], a[href^="${path}-"], a[href^="${path}?"])`);
  }

  protected openAnyStory(): Promise<boolean> {
    return this.follow('story', 'main a[href^="/beitrag/"]', this.ride.dice.next());
  }

  protected goBack(): Promise<boolean> {
    return this.follow('back', 'a[data-back]');
  }

  protected async searchFor(word: string): Promise<void> {
    await this.run(`document.querySelector('main [name=q]').value = '${word}'`);
    await this.follow('search', 'main form:has([name=q]) button');
  }

  protected async fillIn({ form, typed, photo }: FilledForm): Promise<string | null> {
    const id = await this.run(`(() => {
      const form = document.querySelector('main form#${form}');
      for (const [name, value] of Object.entries(${JSON.stringify(typed)})) {
        const field = form?.querySelector('[name="' + name + '"]');
        if (field?.type === 'radio' || field?.type === 'checkbox') field.click();
        else if (field) field.value = value;
      }
      return form && (form.elements.submission_id?.value ?? location.pathname + ' ${form}');
    })()`);
    if (typeof id !== 'string') return null;
    if (photo) await this.choosePhoto(photo);
    return id;
  }

  private async choosePhoto(buffer: Buffer): Promise<void> {
    const input = this.page.locator('main input[type=file]');
    await this.tapBy('photo chosen', async () => {
      await input.scrollIntoViewIfNeeded();
      await input.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer });
      return true;
    });
    await this.rest();
  }

  protected async send(record: SentForm, { form }: FilledForm): Promise<void> {
    const first = this.signs.length;
    record.place = `${new URL(this.page.url()).pathname} ${form}`;
    const results = () => this.signs.slice(first).flatMap(({ what }) => RESULTS[what] ?? []);
    const tap = await this.tap(record.kind, `#${form} button:not([name]):not([type=button])`);
    if (tap?.last === 'fresh') await this.until(() => results().length > 0, REST_OF_PAGE_MS);
    record.results.push(...results());
    await this.rest();
  }

  private get forms(): SentForm[] {
    return this.ride.ledger.forms.filter(({ rider }) => rider === this.ride.name);
  }

  private see(sign: Sign): void {
    this.signs.push(sign);
    const result = NOTES[sign.what];
    const form =
      result && this.forms.findLast(({ id, place }) => sign.text === (sign.what === 'outcome' ? place : id));
    if (form && form.results.at(-1) !== result) form.results.push(result);
  }

  /** The only page that is opened without a link. */
  private openStart(): Promise<Tap | null> {
    return this.tapBy('start', async () => {
      this.page.goto(this.ride.link.origin, { waitUntil: 'commit' }).catch(() => undefined);
      return true;
    });
  }

  /** Taps and reads; true if the page or its offline copy came. */
  private async follow(kind: string, selector: string, share = 0): Promise<boolean> {
    const tap = await this.tap(kind, selector, share);
    if (tap) await this.rest();
    return tap?.last === 'fresh' || tap?.last === 'copy';
  }

  /** Taps a link or button; of several, the one at this share of them. */
  private tap(kind: string, selector: string, share = 0): Promise<Tap | null> {
    const press = `(() => {
      const all = document.querySelectorAll(${JSON.stringify(selector)});
      const one = all[Math.floor(${share} * all.length)];
      one?.scrollIntoView({ block: 'center' });
      one?.click();
      return one !== undefined;
    })()`;
    return this.tapBy(kind, async () => (await this.run(press)) === true);
  }

  /** Null if there is nothing to tap on this page. */
  private async tapBy(kind: string, press: () => Promise<boolean>): Promise<Tap | null> {
    const { ledger, name, link } = this.ride;
    const at = Date.now();
    const before = this.signs.at(-1)?.document;
    const first = this.signs.length;
    if (!(await press())) return null;
    const tap = ledger.tapOf(name, kind, link.reception, at);
    const isAnswered = () => {
      for (const sign of this.signs.slice(first)) {
        const answer = answerOf(sign, before);
        if (!answer) continue;
        tap.firstMs ??= sign.at - at;
        tap.first ??= answer;
        // After a status text, wait for the page itself.
        if (answer === 'words' && kind !== 'photo chosen') continue;
        tap.lastMs = sign.at - at;
        tap.last = answer;
        return true;
      }
      return false;
    };
    await this.until(isAnswered, kind === 'photo' ? PHOTO_TIMEOUT_MS : TIMEOUT_MS);
    return tap;
  }

  /** Reads; if an offline copy is shown when a tunnel ends, loads the fresh page. */
  protected override async rest(): Promise<void> {
    let isOver = false;
    const reading = super.rest().then(() => {
      isOver = true;
    });
    for (; !isOver; await pause(200)) {
      const end = this.ride.link.reception.tunnelEndBefore(Date.now());
      if (end <= this.tunnelEnd) continue;
      this.tunnelEnd = end;
      await this.freshAfter(end);
    }
    await reading;
  }

  private async freshAfter(tunnelEnd: number): Promise<void> {
    const { ledger, name, link } = this.ride;
    const shown = this.signs.filter(({ what, at }) => at <= tunnelEnd && what in PAGES).at(-1);
    const after = ledger.taps.filter(({ rider }) => rider === name).at(-1);
    const { at = 0, lastMs = TIMEOUT_MS, last } = after ?? {};
    const wasWaiting = at <= tunnelEnd && at + lastMs > tunnelEnd && last !== 'queued';
    if (shown?.what === 'fresh' && !wasWaiting) return;
    const fresh = () =>
      this.signs.find(({ what, at }) => at > tunnelEnd && (what === 'fresh' || what === 'offered'));
    await this.until(() => fresh() !== undefined, tunnelEnd + AGAIN_MS - Date.now());
    if (!fresh()) await this.tap('again', '[data-kept-note] a, main p > a[href=""]');
    const ms = fresh() ? link.reception.carriedMs(tunnelEnd, fresh()?.at ?? 0) : null;
    ledger.returns.push({ rider: name, at: tunnelEnd, after, ms });
  }

  private async until(holds: () => boolean, withinMs: number): Promise<void> {
    for (const began = Date.now(); !holds() && Date.now() - began < withinMs; ) await pause(20);
  }

  /** By the protocol: the driver's own calls wait while a page is on its way. */
  private run(expression: string): Promise<unknown> {
    const result = this.driver
      .send('Runtime.evaluate', { expression, returnByValue: true, userGesture: true })
      .then(({ result }) => result.value as unknown)
      .catch(() => undefined);
    return Promise.race([result, pause(REST_OF_PAGE_MS)]);
  }
}
