import { setTimeout as pause } from 'node:timers/promises';
import { RECEIPT_FIELD, UPLOAD_FIELD } from '#app/contract/upload-fields.ts';
import type { Dice } from '../support/dice.ts';
import type { Ledger } from '../support/ledger.ts';
import { formIn, type PageResponse, type PlainBrowser } from '../support/plain-browser.ts';
import type { Journal } from './journal.ts';

/** A rider who isn't served within this time is a fault, whatever failed meanwhile. */
const TIMEOUT_MS = 120_000;
/** Statuses of nginx when an upstream is down. */
const GATEWAY = new Set([502, 504]);
const ASKED_AGAIN = new Set([429, 503]);

export interface Filled {
  /** The form's id, or a field that only it has. */
  form: string;
  typed: Record<string, string>;
  picture?: Blob;
  /** Receipt of a picture uploaded before the form; a page shown again has a newer one. */
  receipt?: string;
  /** The typed value is a password, which no page shows again. */
  isSecret?: boolean;
}

interface Ahead {
  page: PageResponse;
  form: string;
  field: string;
  picture: Blob;
}

/**
 * Sends forms as riders do: repeats the request if there is no response, and resubmits the returned page if asked to
 * try again. Sometimes aborts before the response, or sends an accepted form a second time.
 */
export class FormSender {
  constructor(private readonly ride: { ledger: Ledger; journal: Journal; dice: Dice }) {}

  /** Reads a cached page, which must be available whatever is down. */
  async read(browser: PlainBrowser, address: string): Promise<PageResponse> {
    for (const began = Date.now(); Date.now() - began < TIMEOUT_MS; ) {
      const seen = await browser.open(address).catch(() => null);
      if (seen?.status === 200) return seen;
      if (seen) throw new Error(`${address} answered ${seen.status}`);
      this.ride.journal.brokenOff += 1;
    }
    throw new Error(`${address} did not come for two minutes`);
  }

  /** Reloads until the page has the form, which is missing while the number of places left is unknown. */
  async readForm(browser: PlainBrowser, address: string, form: string): Promise<PageResponse> {
    for (const began = Date.now(); Date.now() - began < TIMEOUT_MS; ) {
      const seen = await this.read(browser, address);
      if (formIn(seen.html, form)) return seen;
      this.ride.journal.formsMissing += 1;
      await pause(this.ride.dice.between(200, 600));
    }
    throw new Error(`${address} had no form ${form} for two minutes`);
  }

  async send(browser: PlainBrowser, page: PageResponse, filled: Filled): Promise<PageResponse> {
    const { journal, dice } = this.ride;
    journal.formsSent += 1;
    for (let shown = page, began = Date.now(); Date.now() - began < TIMEOUT_MS; ) {
      const { action, body } = fillIn(shown, filled);
      const timeoutMs = dice.next() < 0.02 ? dice.between(1, 60) : undefined;
      const answer = await this.answerOf(browser.post(action, body, timeoutMs));
      if (answer === null) continue;
      if (ASKED_AGAIN.has(answer.status)) {
        journal.askedToRetry += 1;
        const lost = missingIn(answer, shown, filled);
        if (lost.length > 0) journal.fault(`${filled.form} lost ${lost.join(', ')}`);
        shown = answer;
        await pause(dice.between(100, 400));
        continue;
      }
      if (answer.status !== 303 && answer.status !== 200) {
        throw new Error(`${filled.form} answered ${answer.status}`);
      }
      if (dice.next() < 0.1) await this.sendAgain(browser, { action, body }, answer.status);
      return answer;
    }
    throw new Error(`${filled.form} was not taken for two minutes`);
  }

  /** Sends an accepted form again: the result must be the same and nothing may be counted twice. */
  private async sendAgain(
    browser: PlainBrowser,
    { action, body }: { action: string; body: URLSearchParams | FormData },
    status: number,
  ): Promise<void> {
    this.ride.journal.sentTwice += 1;
    const again = await this.answerOf(browser.post(action, body));
    if (again && ![status, ...ASKED_AGAIN].includes(again.status)) {
      this.ride.journal.fault(`${action} answered ${status}, and ${again.status} when it was sent again`);
    }
  }

  /** Uploads a file before its form; returns the receipt. */
  async sendAhead(browser: PlainBrowser, address: string, { page, form, field, picture }: Ahead) {
    const id = fieldOf(page, form, 'submission_id');
    for (const began = Date.now(); Date.now() - began < TIMEOUT_MS; ) {
      const body = new FormData();
      body.set('medium', 'image');
      body.set('submission_id', id);
      body.set(field, picture, 'picture.jpg');
      const answer = await this.answerOf(browser.post(address, body));
      if (answer === null) continue;
      const { uploads } = JSON.parse(answer.html) as { uploads: { receipt: string }[] };
      if (answer.status === 200 && uploads[0]) return uploads[0].receipt;
      throw new Error(`${address} answered ${answer.status}: ${answer.html.slice(0, 200)}`);
    }
    throw new Error(`${address} took no file for two minutes`);
  }

  /** Opens a confirmation link of the content service; returns the URL it redirects to. */
  async openLink(browser: PlainBrowser, address: string): Promise<string> {
    for (const began = Date.now(); Date.now() - began < TIMEOUT_MS; ) {
      const answer = await this.answerOf(browser.open(address));
      if (answer === null) continue;
      if (answer.location !== null) return answer.location;
      if (!ASKED_AGAIN.has(answer.status)) throw new Error(`a link answered ${answer.status}`);
      await pause(this.ride.dice.between(100, 400));
    }
    throw new Error('a link did not open for two minutes');
  }

  /** Follows the redirect after a form. */
  follow(browser: PlainBrowser, answer: PageResponse): Promise<PageResponse> {
    if (answer.location === null) throw new Error(`${answer.status} leads nowhere`);
    return this.read(browser, answer.location.split('#')[0] ?? '');
  }

  /** Null without a response; the outcome is then unknown. */
  private async answerOf(asked: Promise<PageResponse>): Promise<PageResponse | null> {
    const answer = await asked.catch(() => null);
    if (answer !== null && !GATEWAY.has(answer.status)) return answer;
    this.ride.ledger.lostAnswers += 1;
    await pause(this.ride.dice.between(50, 300));
    return null;
  }
}

function heldBy(page: PageResponse, form: string) {
  const found = formIn(page.html, form);
  if (!found) throw new Error(`no form ${form} (status ${page.status})`);
  return found;
}

function fieldOf(page: PageResponse, form: string, name: string): string {
  return heldBy(page, form).hidden.find(([field]) => field === name)?.[1] ?? '';
}

/** Leaves the file out if the page already has its receipt. */
function fillIn(page: PageResponse, { form, typed, picture, receipt }: Filled) {
  const { action, hidden } = heldBy(page, form);
  const fields = [...hidden.filter(([name]) => !Object.hasOwn(typed, name)), ...Object.entries(typed)];
  if (!picture && !receipt) return { action, body: new URLSearchParams(fields) };
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  if (hidden.some(([name]) => name === RECEIPT_FIELD)) return { action, body };
  if (receipt) body.append(RECEIPT_FIELD, receipt);
  if (picture) body.append(UPLOAD_FIELD, picture, 'picture.jpg');
  return { action, body };
}

/** Typed values that are missing from a page that asks to try again. */
function missingIn(answer: PageResponse, before: PageResponse, { form, typed, isSecret }: Filled): string[] {
  const id = fieldOf(before, form, 'submission_id');
  const isSameId = formIn(answer.html, form) !== null && fieldOf(answer, form, 'submission_id') === id;
  const lost = Object.entries(typed).filter(([name, value]) => {
    if (isSecret || name === 'intent' || name === 'decision') return false;
    return value.length > 3 && !answer.html.includes(value);
  });
  return [...(isSameId ? [] : ['its id']), ...lost.map(([name]) => name)];
}
