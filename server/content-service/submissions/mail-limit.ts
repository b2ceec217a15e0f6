import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { RATE_LIMITS } from '#app/contract/limits.ts';
import { mailboxOf } from '#app/contract/mailbox.ts';
import type { NewLimiter } from '#server/kernel/limiters.ts';
import { tryLater } from '#server/kernel/submission-answers.ts';

/** Mails to each mailbox, whoever asks for them and whichever way. */
export class MailLimit {
  private readonly limiter: RateLimiterAbstract | null;

  constructor(factor: number, newLimiter: NewLimiter) {
    this.limiter = factor === 0 ? null : newLimiter('mailbox', RATE_LIMITS.mailbox);
  }

  /** Counts one mail, and gives what takes it back where none was sent. */
  async count(email: string): Promise<() => Promise<void>> {
    const mailbox = mailboxOf(email);
    try {
      await this.limiter?.consume(mailbox);
      return async () => void (await this.limiter?.reward(mailbox));
    } catch (refused) {
      if (refused instanceof RateLimiterRes) throw tryLater(Math.ceil(refused.msBeforeNext / 1000));
      throw refused;
    }
  }
}
