import { randomUUID } from 'node:crypto';

/** Everything confirmed to riders, which must therefore be stored exactly once. */
export class Ledger {
  readonly raffle = new Set<string>();
  readonly optins = new Set<string>();
  /** Codes of vouchers. */
  readonly issued = new Set<string>();
  /** Confirmation keys from mails that are not used yet. */
  readonly links: string[] = [];
  deals = 0;
  votes = 0;
  redeemed = 0;
  pictures = 0;
  confirmed = 0;
  draws = 0;
  wins = 0;
  /** Number of requests without a response, whose outcome was unknown to the client. */
  lostAnswers = 0;

  /** Throws if a voucher was issued twice. */
  issue(code: string): void {
    if (this.issued.has(code)) throw new Error(`The voucher ${code} was handed out twice`);
    this.issued.add(code);
  }

  get actions(): number {
    return this.issued.size + this.pictures + this.optins.size + this.wins;
  }

  get total(): number {
    return this.raffle.size + this.deals + this.votes + this.redeemed + this.actions + this.confirmed;
  }
}

/** A unique e-mail address; it identifies a rider in the ledger. */
export function newAddress(): string {
  return `${randomUUID()}@kachel.example`;
}

/** What was confirmed to riders, which must be stored, and what is. */
export type Counts = Record<string, [expected: number, stored: number]>;

/** A sentence for each difference. */
export function differences(counts: Counts): string[] {
  return Object.entries(counts).flatMap(([name, [expected, stored]]) =>
    expected === stored ? [] : [`${stored} ${name} instead of ${expected}`],
  );
}
