import i18next, { type i18n } from 'i18next';
import type { Language } from '#app/config/settings.ts';
import { de, type TextKey } from './de.ts';
import { en } from './en.ts';

/** Texts in code: `t('minutesAgo', { count: 3 })`. Placeholders stand in curly braces; unfilled ones are removed. */
export type Translate = (key: TextKey, values?: Record<string, string | number>) => string;

const warned = new Set<string>();

function warnOfMissing(language: string, key: string): void {
  const label = `${language}:${key}`;
  if (warned.has(label)) return;
  warned.add(label);
  console.warn(`Missing translation label ${key} (${language})`);
}

let instance: i18n | undefined;

/** One i18next for all requests; a request picks its language with `translator`. */
export function i18nextInstance(): i18n {
  if (instance) return instance;
  instance = i18next.createInstance();
  void instance.init({
    lng: 'de',
    fallbackLng: false,
    initImmediate: false,
    resources: { de: { translation: de }, en: { translation: en } },
    keySeparator: false,
    nsSeparator: false,
    // React escapes; a count must not choose a plural form that has no text of its own.
    interpolation: { escapeValue: false, prefix: '{', suffix: '}', skipOnVariables: true },
    pluralSeparator: '\u0000',
    missingInterpolationHandler: () => '',
    saveMissing: true,
    missingKeyHandler: (languages, _namespace, key) => warnOfMissing(languages.join(','), key),
  });
  return instance;
}

export function translator(language: Language): Translate {
  const t = i18nextInstance().getFixedT(language);
  return (key, values) => t(key, values as Record<string, unknown>) as string;
}
