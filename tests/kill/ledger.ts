import { randomUUID } from 'node:crypto';

/** What riders were told is done, and so must be there for ever, once. */
export class Ledger {
  readonly raffle = new Set<string>();
  readonly optins = new Set<string>();
  /** Codes of vouchers. */
  readonly issued = new Set<string>();
  /** Keys out of mails that nobody has opened yet. */
  readonly links: string[] = [];
  deals = 0;
  votes = 0;
  redeemed = 0;
  pictures = 0;
  confirmed = 0;
  draws = 0;
  wins = 0;
  /** Not a submission: how often an answer never came, so that nobody knew whether it was done. */
  lostAnswers = 0;

  /** Nobody gets a voucher that somebody has. */
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

/** By its address a rider is known in the ledger. */
export function newAddress(): string {
  return `${randomUUID()}@kachel.example`;
}

/** What riders were told, and what was found. */
export type Sides = Record<string, [told: number, found: number]>;

/** Sentences for what differs; none where nothing does. */
export function differences(sides: Sides): string[] {
  return Object.entries(sides).flatMap(([name, [expected, found]]) =>
    expected === found ? [] : [`${found} ${name} instead of ${expected}`],
  );
}
