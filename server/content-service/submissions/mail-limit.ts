import { count, limitsOf, type NewCounter, type Refund } from '#app/contract/limiter.ts';
import { RATE_LIMITS } from '#app/contract/limits.ts';
import { mailboxOf } from '#app/contract/mailbox.ts';
import { newBrowserLimit } from '#app/contract/network-of.ts';
import { tryLater } from '#server/kernel/submission-answers.ts';
import type { SubmissionSettings } from '../core/submission-context.ts';

/**
 * Rate limit of mails per mailbox and per network, across all forms and callers: counts one mail and returns a function
 * that uncounts it if none was sent.
 */
export type MailLimit = (email: string, address: string) => Promise<Refund>;

export function mailLimit(
  { LIMITS_FACTOR: factor, VEHICLE_NETWORKS }: Pick<SubmissionSettings, 'LIMITS_FACTOR' | 'VEHICLE_NETWORKS'>,
  newCounter: NewCounter,
): MailLimit {
  const { mailbox, networkMails } = RATE_LIMITS;
  const perMailbox = newCounter('mailbox', mailbox.duration);
  const perNetwork = newCounter('mails', networkMails.duration);
  return async (email, address) => {
    const mostFrom = newBrowserLimit(address, VEHICLE_NETWORKS) * networkMails.points * factor;
    const limits = [
      { counter: perMailbox, key: mailboxOf(email), most: mailbox.points },
      ...limitsOf(perNetwork, address, mostFrom, VEHICLE_NETWORKS),
    ];
    const counted = await count(factor === 0 ? [] : limits);
    if (typeof counted !== 'function') throw tryLater(counted.seconds);
    return counted;
  };
}
