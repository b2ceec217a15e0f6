import type { Translate } from '#app/i18n/translate.ts';

/** 'in 3 Minuten'; 'soon' if the number is unknown. */
export function waitText(seconds: number | null, t: Translate): string {
  const minutes = Math.ceil((seconds ?? 0) / 60);
  if (minutes === 0) return t('tryLaterSoon');
  return t('tryLaterMinutes', { count: minutes });
}
