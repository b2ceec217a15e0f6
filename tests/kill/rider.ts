import { createHash, randomInt, randomUUID } from 'node:crypto';
import { ENTRY, PASSWORD, TILE } from '../support/kill-content.ts';
import { type Ledger, newAddress } from '../support/ledger.ts';
import type { ServiceUnderTest } from './service-under-test.ts';

/** A picture of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const PICTURE_HASH = createHash('sha256').update(PICTURE).digest('hex');

/** Number of recent calls that are repeated to compare their responses. */
const REMEMBERED = 8;
/** A call that fails this often while the service is up is a fault. */
const MAX_TRIES = 10;

const ACCEPTED: ReadonlySet<unknown> = new Set(['success', 'optin', 'autorespond', '/optin-ok']);

interface Call {
  path: string;
  init: () => RequestInit;
}

/**
 * Sends submissions of all kinds as the web app does: a call without a response is repeated with the same ids once the
 * service is back, so that every submission completes and must be stored exactly once.
 */
export class Rider {
  private readonly answered: { call: Call; answer: string }[] = [];
  private readonly journeys = [
    () => this.enterRaffle(),
    () => this.useDeal(),
    () => this.vote(),
    () => this.winVoucher(),
    () => this.sendPicture(),
    () => this.optIn(),
    () => this.confirm(),
    () => this.draw(),
  ];

  constructor(
    private readonly service: ServiceUnderTest,
    private readonly ledger: Ledger,
  ) {}

  async rideUntil(over: () => boolean): Promise<void> {
    while (!over()) await this.journeys[randomInt(this.journeys.length)]?.();
  }

  /** Repeats earlier calls: the responses must be identical. */
  async repeat(): Promise<void> {
    for (const { call, answer } of [...this.answered]) {
      const again = await this.answerTo(call);
      if (again !== answer) throw new Error(`${call.path} answered ${answer} at first, and then ${again}`);
    }
  }

  private async enterRaffle(): Promise<void> {
    const email = newAddress();
    const person = { firstname: 'Kim', lastname: 'Muster', email, agb: true };
    await this.post('/competition/v1/save', { competition_id: TILE.raffle, ...person });
    this.ledger.raffle.add(email);
  }

  private async useDeal(): Promise<void> {
    await this.post('/deal/v1/save', { deal_id: TILE.deal });
    this.ledger.deals += 1;
  }

  private async vote(): Promise<void> {
    await this.post('/survey/v1/save', { survey_id: TILE.survey, answer1: 'Yes' });
    this.ledger.votes += 1;
  }

  private async winVoucher(): Promise<void> {
    const { code } = await this.post('/action/v1/save', { action_id: TILE.voucher });
    this.ledger.issue(String(code));
    const voucher = { id: ENTRY, action: TILE.voucher, voucher: code, password: PASSWORD };
    await this.post('/voucher/v1/use', voucher);
    this.ledger.redeemed += 1;
  }

  private async sendPicture(): Promise<void> {
    const submission = randomUUID();
    await this.call({
      path: `/action/v1/upload/${submission}`,
      init: () => {
        const body = new FormData();
        body.append('file', new Blob([PICTURE], { type: 'image/png' }), 'picture.png');
        return { method: 'POST', headers: { 'Idempotency-Key': PICTURE_HASH }, body };
      },
    });
    await this.post('/action/v1/save', { action_id: TILE.picture, submission_id: submission, uploads: 0 });
    this.ledger.pictures += 1;
  }

  private async optIn(): Promise<void> {
    const email = newAddress();
    await this.post('/action/v1/save', { action_id: TILE.optin, email });
    this.ledger.optins.add(email);
  }

  private async confirm(): Promise<void> {
    const key = this.ledger.links.pop();
    if (key === undefined) return;
    await this.call({ path: `/action/v1/optin/${key}`, init: () => ({ redirect: 'manual' }) });
    this.ledger.confirmed += 1;
  }

  private async draw(): Promise<void> {
    const submission = randomUUID();
    const { token } = await this.call({
      path: `/action/v1/token/${ENTRY}/${TILE.draw}`,
      init: () => ({ headers: { 'Idempotency-Key': submission } }),
    });
    this.ledger.draws += 1;
    if (token === undefined) return;
    await this.post('/action/v1/save', { action_id: TILE.draw, submission_id: submission, token });
    this.ledger.wins += 1;
  }

  private post(path: string, fields: object): Promise<Record<string, unknown>> {
    const body = JSON.stringify({ submission_id: randomUUID(), entry_id: ENTRY, ...fields });
    const headers = { 'Content-Type': 'application/json' };
    return this.call({ path, init: () => ({ method: 'POST', headers, body }) });
  }

  private async call(call: Call): Promise<Record<string, unknown>> {
    const answer = await this.answerTo(call);
    const body = JSON.parse(answer) as Record<string, unknown>;
    if (!ACCEPTED.has(body.state) && body.errormessage !== 'NO TOKEN') {
      throw new Error(`${call.path} answered ${answer}`);
    }
    this.answered.push({ call, answer });
    if (this.answered.length > REMEMBERED) this.answered.shift();
    return body;
  }

  private async answerTo({ path, init }: Call): Promise<string> {
    for (let attempt = 1; ; attempt += 1) {
      await this.service.running;
      try {
        const response = await fetch(`${this.service.api}${path}`, init());
        const text = await response.text();
        return text.startsWith('{')
          ? text
          : JSON.stringify({ state: response.headers.get('location') ?? text });
      } catch (error) {
        if (attempt === MAX_TRIES) throw error;
        this.ledger.lostAnswers += 1;
      }
    }
  }
}
