import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { mailboxOf } from '#app/contract/mailbox.ts';
import type { NewLimiter } from '#server/shared/limiters.ts';
import { tryLater } from '../kernel/answers.ts';

/** As the web app allows (app/content/limits.server.ts): the mails of a form go to somebody who may not have asked. */
const MAILS = { points: 10, duration: 60 * 60 };

/** Mails to each mailbox, whoever asks for them and whichever way. */
export class MailLimit {
  private readonly limiter: RateLimiterAbstract | null;

  constructor(factor: number, newLimiter: NewLimiter) {
    this.limiter = factor === 0 ? null : newLimiter('call-mailbox', MAILS);
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
