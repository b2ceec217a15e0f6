import i18next, { type i18n } from 'i18next';
import type { Language } from '#app/contract/language.ts';
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
function i18nextInstance(): i18n {
  if (instance) return instance;
  instance = i18next.createInstance();
  void instance.init({
    lng: 'de',
    fallbackLng: false,
    initImmediate: false,
    resources: { de: { translation: de }, en: { translation: en } },
    keySeparator: false,
    nsSeparator: false,
    saveMissing: true,
    missingKeyHandler: (languages, _namespace, key) => warnOfMissing(languages.join(','), key),
  });
  return instance;
}

const texts: Record<Language, Record<TextKey, string>> = { de, en };
const PLACEHOLDER = /\{(\w+)\}/g;

/** A page has hundreds of texts, and most are just said: i18next's own interpolation took a twentieth of its making. */
export function translator(language: Language): Translate {
  const known = texts[language];
  return (key, values) => {
    const text = Object.hasOwn(known, key) ? known[key] : i18nextInstance().getFixedT(language)(key);
    if (!text.includes('{')) return text;
    return text.replace(PLACEHOLDER, (_, name: string) => String(values?.[name] ?? ''));
  };
}
