import { RemixI18Next } from 'remix-i18next/server';
import { type Language, SUPPORTED } from '#app/contract/language.ts';
import type { AnyKey, ValuesFor } from './de.ts';
import { TEXTS } from './texts.ts';

/** `t('minutesAgo', { count: 3 })`. A missing placeholder value is a compile error. */
export type Translate = <Key extends AnyKey>(key: Key, ...values: ValuesFor<Key>) => string;

const i18n = new RemixI18Next({
  // The language is decided once per request (app/visit/language.server.ts).
  detection: { supportedLanguages: SUPPORTED, fallbackLanguage: 'de' },
  i18next: {
    resources: Object.fromEntries(SUPPORTED.map((language) => [language, { translation: TEXTS[language] }])),
    fallbackLng: false,
    load: 'currentOnly',
    keySeparator: false,
    nsSeparator: false,
    // Escaping is left to React and our HTML writers.
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
    missingInterpolationHandler: () => '',
    saveMissing: true,
    missingKeyHandler: (languages, _namespace, key) =>
      console.warn(`Missing translation label ${key} (${languages})`),
  },
});

type UntypedTranslate = (key: AnyKey, values?: Record<string, string | number>) => string;

/** Caches texts without values: looking them up in i18next took a fifth of the rendering time. */
async function cachedTranslator(language: Language): Promise<Translate> {
  const t: UntypedTranslate = await i18n.getFixedT(language);
  const cache = new Map<AnyKey, string>();
  return (key, ...[values]) => {
    if (values) return t(key, values);
    const text = cache.get(key) ?? t(key);
    cache.set(key, text);
    return text;
  };
}

const translators = Object.fromEntries(
  await Promise.all(SUPPORTED.map(async (language) => [language, await cachedTranslator(language)] as const)),
) as Record<Language, Translate>;

export function translator(language: Language): Translate {
  return translators[language];
}
