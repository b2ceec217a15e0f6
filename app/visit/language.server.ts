import { LRUCache } from 'lru-cache';
import { env } from '#app/config/env.server.ts';
import type { Language } from '#app/contract/language.ts';

function supported(candidate: string | null | undefined): Language | null {
  const code = candidate?.trim().slice(0, 2).toLowerCase();
  return env().SUPPORTED_LANGUAGES.find((language) => language === code) ?? null;
}

/** The first supported of the browser's preferred locales, by its first two letters (specification 9, 'Languages'). */
function fromAcceptLanguage(header: string | null): Language | null {
  const preferred = (header ?? '')
    .split(',')
    .map((part, index) => {
      const [locale = '', ...parameters] = part.trim().split(';');
      const quality = Number(
        /^\s*q=([\d.]+)$/.exec(parameters.find((p) => p.includes('q=')) ?? 'q=1')?.[1] ?? 1,
      );
      return { locale, quality, index };
    })
    .filter(({ locale, quality }) => locale !== '' && locale !== '*' && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index);
  for (const { locale } of preferred) {
    const language = supported(locale);
    if (language) return language;
  }
  return null;
}

/** No browser's list of languages is longer. */
const LONGEST_HEADER = 200;

/** Browsers say one of a few things; what they mean is worked out once. */
const meant = new LRUCache<string, Language>({ max: 500 });

function browserLanguage(header: string | null | undefined): Language {
  if (!header) return env().DEFAULT_LANGUAGE;
  let language = meant.get(header);
  if (!language) {
    language = fromAcceptLanguage(header) ?? env().DEFAULT_LANGUAGE;
    if (header.length <= LONGEST_HEADER) meant.set(header, language);
  }
  return language;
}

/** What the address names, else the cookie, else what the browser prefers. */
export function languageFrom(
  named: string | null,
  held: string | undefined,
  accepted: string | null | undefined,
): Language {
  return supported(named) ?? supported(held) ?? browserLanguage(accepted);
}
