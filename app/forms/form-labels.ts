import type { Translate } from '#app/i18n/translate.ts';

/** What the error summary calls the fields, so that each of its lines names one. */
export type FormLabels = Record<string, string>;

export function personLabels(t: Translate): FormLabels {
  return {
    firstname: t('firstname'),
    lastname: t('lastname'),
    street: t('street'),
    streetnr: t('streetnr'),
    extra: t('extra'),
    zip: t('zip'),
    city: t('city'),
    email: t('email'),
    phone: t('phone'),
  };
}

const LONGEST_LABEL = 40;

/** Editors' words may run on; the summary needs as much of them as tells the field. */
export function shortLabel(words: string): string {
  const label = words.replace(/\s+/g, ' ').trim();
  if (label.length <= LONGEST_LABEL) return label;
  const cut = label.slice(0, LONGEST_LABEL);
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : undefined)} …`;
}
