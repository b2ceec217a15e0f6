import type { TextKey } from '#app/i18n/de.ts';
import type { Translate } from '#app/i18n/translate.ts';

/** A field's name in the summary, its message if missing and, unless the default applies, if invalid. */
export interface FieldMessages {
  label?: string;
  /** Whether an editor wrote the label. */
  byEditor?: boolean;
  missing?: string;
  wrong?: string;
}
export type FormMessages = Readonly<Record<string, FieldMessages>>;

export function personFieldMessages(t: Translate): FormMessages {
  const words = (label: TextKey, missing: TextKey, wrong: TextKey = 'formInvalid') => ({
    label: t(label),
    missing: t(missing),
    wrong: t(wrong),
  });
  return {
    firstname: words('firstname', 'firstnameRequired'),
    lastname: words('lastname', 'lastnameRequired'),
    street: words('street', 'streetRequired'),
    streetnr: words('streetnr', 'streetnrRequired'),
    extra: words('extra', 'formInvalid'),
    zip: words('zip', 'zipRequired'),
    city: words('city', 'cityRequired'),
    email: words('email', 'emailRequired', 'emailInvalid'),
    phone: words('phone', 'phoneRequired', 'phoneInvalid'),
  };
}

export function freetextWords(label: string, t: Translate): FieldMessages {
  return {
    label: shortLabel(label) || t('freetext'),
    byEditor: shortLabel(label) !== '',
    missing: t('freetextRequired'),
    wrong: t('formInvalid'),
  };
}

/** A required checkbox has one message, for missing and invalid alike. */
export function consentWords(label: string, t: Translate): FieldMessages {
  const message = t('consentRequired');
  return { label, missing: message, wrong: message };
}

const LONGEST_LABEL = 40;

/** Shortens an editor's label to 40 characters for the summary; its '…' stays on the line of the last word. */
export function shortLabel(words: string): string {
  const label = words.replace(/\s+/g, ' ').trim();
  if (label.length <= LONGEST_LABEL) return label;
  const cut = label.slice(0, LONGEST_LABEL);
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : undefined)}\u00a0…`;
}
