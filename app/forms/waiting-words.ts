import type { Translate } from '#app/i18n/translate.ts';
import type { WaitingWords } from '#app/outbox/waiting-form.ts';

/** What a form says of itself while it waits; scripts put the page's title in. */
export function waitingWords(t: Translate): WaitingWords {
  const title = '{title}';
  return {
    waiting: t('waitsToBeSent', { title }),
    cancel: t('waitsNoLonger'),
    accepted: t('waitedArrived', { title }),
    show: t('waitedShow'),
    refused: t('waitedRefused', { title }),
    look: t('waitedLook'),
  };
}
