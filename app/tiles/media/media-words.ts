import type { Language } from '#app/contract/language.ts';
import type { Translate } from '#app/i18n/translate.ts';
import type { MediaFacts } from '../tile/tile-context.ts';

const MEGABYTE = 1_000_000;

/** '1:05 Min., etwa 3,2 MB': what is known of a video or a recording before playback; '' if nothing. */
export function mediaWords(facts: MediaFacts | undefined, t: Translate, language: Language): string {
  const words: string[] = [];
  if (facts?.seconds) {
    const seconds = Math.round(facts.seconds);
    const rest = String(seconds % 60).padStart(2, '0');
    words.push(t('mediaLength', { minutes: Math.floor(seconds / 60), seconds: rest }));
  }
  if (facts?.bytes) {
    const size = Math.max(0.1, facts.bytes / MEGABYTE);
    const digits = new Intl.NumberFormat(language, { maximumFractionDigits: size < 10 ? 1 : 0 });
    words.push(t('mediaSize', { size: digits.format(size) }));
  }
  return words.join(', ');
}
