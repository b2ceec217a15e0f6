import { randomUUID } from 'node:crypto';

/** What was answered with success, and so must be there for ever. */
export interface Kept {
  emails: Set<string>;
  votes: number;
  deals: number;
  vouchers: string[];
}

export const ENTRY = '1';
export const PASSWORD = 'kill-test';
export const voucherCode = (n: number) => `K-${n}`;

/** Content with one tile of each kind, made for this test. */
export function killTestContent(codes: number) {
  const open = { startDate: '2020-01-01', endDate: '2099-12-31' };
  return {
    entries: [
      {
        id: ENTRY,
        title: 'Kill test',
        publish_from: '2020-01-01',
        kacheln: [
          {
            type: 'competition',
            id: '1',
            title: 'Raffle',
            email: 'mandatory',
            phone: 'none',
            freetext: 'none',
            ...open,
          },
          { type: 'deal', id: '1', buttonText: 'Deal', email: 'deal@kachel.example', ...open },
          { type: 'survey', id: '1', question: 'Yes?', answer1: 'Yes', answer2: 'No', endDate: '2099-12-31' },
        ],
      },
    ],
    vouchers: [
      {
        entry: ENTRY,
        action: '1',
        password: PASSWORD,
        endDate: '2099-12-31',
        codes: Array.from({ length: codes }, (_, n) => voucherCode(n)),
      },
    ],
  };
}

/** Sends one submission of each kind after the other until the service is gone. */
export class Rider {
  constructor(
    private readonly api: string,
    private readonly kept: Kept,
    private readonly nextVoucher: () => string,
  ) {}

  async rideOn(): Promise<void> {
    for (;;) {
      const answered =
        (await this.enter()) && (await this.save()) && (await this.vote()) && (await this.redeem());
      if (!answered) return;
    }
  }

  private async enter(): Promise<boolean> {
    const email = `${randomUUID()}@kachel.example`;
    const answer = await this.post('/competition/v1/save', {
      competition_id: '1',
      firstname: 'Kim',
      lastname: 'Muster',
      email,
      agb: true,
    });
    if (answer) this.kept.emails.add(email);
    return answer;
  }

  private async save(): Promise<boolean> {
    const answer = await this.post('/deal/v1/save', { deal_id: '1' });
    if (answer) this.kept.deals += 1;
    return answer;
  }

  private async vote(): Promise<boolean> {
    const answer = await this.post('/survey/v1/save', {
      survey_id: '1',
      answer1: 'Yes',
      answer2: null,
      answer3: null,
      answer4: null,
    });
    if (answer) this.kept.votes += 1;
    return answer;
  }

  private async redeem(): Promise<boolean> {
    const voucher = this.nextVoucher();
    const answer = await this.post('/voucher/v1/use', {
      id: ENTRY,
      action: '1',
      voucher,
      password: PASSWORD,
    });
    if (answer) this.kept.vouchers.push(voucher);
    return answer;
  }

  /** Whether it was accepted; false when the service was killed before it answered. */
  private async post(path: string, body: object): Promise<boolean> {
    let text: string;
    try {
      const response = await fetch(`${this.api}${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ submission_id: randomUUID(), entry_id: ENTRY, ...body }),
      });
      text = await response.text();
    } catch {
      return false;
    }
    if ((JSON.parse(text) as { state?: string }).state === 'success') return true;
    throw new Error(`${path} answered ${text}`);
  }
}
