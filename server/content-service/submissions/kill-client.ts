import { createHash, randomUUID } from 'node:crypto';
import { picture } from '../uploads-received/test-files.ts';

/**
 * Riders for the test that kills the service again and again: they send everything that can be sent, remember what was
 * answered with success, and afterwards ask for each of it whether it is really there. They know the demo content and
 * speak only the contract.
 */
export class KillClient {
  /** What must be there: a name to report it by, and a question whose answer is yes. */
  private readonly promises: { name: string; isKept: () => Promise<boolean> }[] = [];
  private votes = 0;
  private votesBefore = 0;

  constructor(private readonly api: string) {}

  /** How much has been answered with success so far. */
  get successes(): number {
    return this.promises.length;
  }

  /** Before the first kill: what is there already. */
  async begin(): Promise<void> {
    this.votesBefore = await this.countVotes();
  }

  /** Sends one thing after another until it is told to stop. What fails, fails: the service is being killed. */
  async run(until: AbortSignal): Promise<void> {
    const journeys = [this.compete, this.vote, this.participate, this.sendPicture, this.redeem];
    for (let n = Math.floor(Math.random() * journeys.length); !until.aborted; n += 1) {
      await journeys[n % journeys.length]?.call(this).catch(() => undefined);
    }
  }

  /** The names of what was answered with success and is gone. Empty is what the service promises. */
  async missing(): Promise<string[]> {
    const missing: string[] = [];
    for (const { name, isKept } of this.promises) {
      if (!(await isKept())) missing.push(name);
    }
    const counted = (await this.countVotes()) - this.votesBefore;
    if (counted < this.votes) missing.push(`${this.votes - counted} votes`);
    return missing;
  }

  private promise(name: string, isKept: () => Promise<boolean>): void {
    this.promises.push({ name, isKept });
  }

  /** Sends a form, and promises that its answer is given again for the bare ids: only a kept one can be. */
  private async sendForm(path: string, ids: Record<string, string>, form: object): Promise<Json> {
    const answer = await this.post(path, { ...ids, ...form });
    if (answer.state !== 'error') {
      this.promise(`${path} ${ids.submission_id}`, async () => {
        const again = await this.post(path, ids);
        return JSON.stringify(again) === JSON.stringify(answer);
      });
    }
    return answer;
  }

  private async compete(): Promise<void> {
    const ids = { submission_id: randomUUID(), entry_id: '113', competition_id: '1' };
    await this.sendForm('/competition/v1/save', ids, { firstname: 'Erika', lastname: 'Muster', agb: true });
  }

  private async vote(): Promise<void> {
    const ids = { submission_id: randomUUID(), entry_id: '140', survey_id: '140' };
    const answer = await this.sendForm('/survey/v1/save', ids, { answer1: 'Alda' });
    if (answer.state === 'success') this.votes += 1;
  }

  private async countVotes(): Promise<number> {
    return Number((await this.get('/survey/v1/info/140/140')).answer1);
  }

  private async participate(): Promise<void> {
    const id = randomUUID();
    const ids = { submission_id: id, entry_id: '127', action_id: '1' };
    const answer = await this.sendForm('/action/v1/save', ids, { ...person(id), cb1: true });
    if (answer.state === 'error') return;
    this.promise(`participation ${id}`, async () => {
      const { info } = await this.get(`/action/v1/extinfo/127/1/${id}`);
      return (info as { received?: unknown } | undefined)?.received === true;
    });
  }

  private async sendPicture(): Promise<void> {
    const id = randomUUID();
    const bytes = await picture('jpeg', `#${id.slice(0, 6)}`);
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), 'bild.jpg');
    const answer = await this.call(`/action/v1/upload/${id}`, {
      method: 'POST',
      headers: { 'Idempotency-Key': createHash('sha256').update(bytes).digest('hex') },
      body: form,
    });
    if (answer.state !== 'success') return;
    this.promise(`upload ${id}`, async () => {
      const { info } = await this.get(`/action/v1/extinfo/120/1/${id}`);
      return Number((info as { uploads?: unknown } | undefined)?.uploads) === 1;
    });
  }

  /** Gets a voucher and redeems it; both are for good. */
  private async redeem(): Promise<void> {
    const id = randomUUID();
    const ids = { submission_id: id, entry_id: '129', action_id: '1' };
    const { code } = await this.sendForm('/action/v1/save', ids, { ...person(id), cb1: true });
    if (typeof code !== 'string' || code === '') return;
    const use = (submission: string) =>
      this.post('/voucher/v1/use', {
        submission_id: submission,
        id: '129',
        action: '1',
        voucher: code,
        password: 'kachel-demo',
      });
    const answer = await use(randomUUID());
    if (answer.state !== 'success') return;
    this.promise(`voucher ${code}`, async () => (await use(randomUUID())).errormessage === 'CODE USED');
  }

  private get(path: string): Promise<Json> {
    return this.call(path, {});
  }

  private post(path: string, body: object): Promise<Json> {
    const headers = { 'Content-Type': 'application/json' };
    return this.call(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  private async call(path: string, init: RequestInit): Promise<Json> {
    const response = await fetch(`${this.api}${path}`, { ...init, signal: AbortSignal.timeout(5000) });
    return (await response.json()) as Json;
  }
}

type Json = Record<string, unknown>;

function person(id: string) {
  return { firstname: 'Erika', lastname: 'Muster', email: `${id}@example.org` };
}
