import type { Translate } from '#app/i18n/translate.ts';
import type { WaitingWords } from '#app/outbox/waiting-form.ts';

/**
 * Texts of a queued form's note. Scripts replace the placeholders by the page's title and the server's answer. `waitsTill`
 * is the time by which a prize's form must arrive.
 */
export function waitingWords(t: Translate, waitsTill?: string): WaitingWords {
  const title = '{title}';
  const answer = '{answer}';
  return {
    waiting: waitsTill ? t('waitsForPrize', { title, time: waitsTill }) : t('waitsToBeSent', { title }),
    cancel: t('waitsNoLonger'),
    cancelled: t('waitsCancelled', { title }),
    answered: t('waitedAnswer', { title, answer }),
    sent: t('waitedArrived', { title }),
    show: t('waitedShow'),
    refused: t('waitedRefused', { title, answer }),
    unsent: t('waitedUnsent', { title }),
    look: t('waitedLook'),
  };
}
