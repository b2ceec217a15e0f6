import { count, type NewCounter, type Refund } from '#app/contract/limiter.ts';
import { RATE_LIMITS } from '#app/contract/limits.ts';
import { mailboxOf } from '#app/contract/mailbox.ts';
import { tryLater } from '#server/kernel/submission-answers.ts';

/**
 * Rate limit of mails per mailbox, across all forms and callers: counts one mail and returns a function that uncounts
 * it if none was sent.
 */
export type MailLimit = (email: string) => Promise<Refund>;

export function mailLimit(factor: number, newCounter: NewCounter): MailLimit {
  const { duration, points: most } = RATE_LIMITS.mailbox;
  const counter = factor === 0 ? null : newCounter('mailbox', duration);
  return async (email) => {
    const counted = await count(counter ? [{ counter, key: mailboxOf(email), most }] : []);
    if (typeof counted !== 'function') throw tryLater(counted.seconds);
    return counted;
  };
}
