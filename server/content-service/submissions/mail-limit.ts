import { count, type NewCounter, type Refund } from '#app/contract/limiter.ts';
import { RATE_LIMITS } from '#app/contract/limits.ts';
import { mailboxOf } from '#app/contract/mailbox.ts';
import { tryLater } from '#server/kernel/submission-answers.ts';

/** Rate limit of mails per mailbox, across all forms and callers. */
export class MailLimit {
  private readonly counter;

  constructor(factor: number, newCounter: NewCounter) {
    this.counter = factor === 0 ? null : newCounter('mailbox', RATE_LIMITS.mailbox.duration);
  }

  /** Counts one mail and returns a function that uncounts it if none was sent. */
  async count(email: string): Promise<Refund> {
    const { counter } = this;
    const { points: most } = RATE_LIMITS.mailbox;
    const counted = await count(counter ? [{ counter, key: mailboxOf(email), most }] : []);
    if (typeof counted !== 'function') throw tryLater(counted.seconds);
    return counted;
  }
}
