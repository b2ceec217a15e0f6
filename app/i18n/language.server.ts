import { RemixI18Next } from 'remix-i18next/server';
import { env } from '#app/config/env.server.ts';
import type { Language } from '#app/config/settings.ts';
import { cookiesOf } from '#app/lib/cookies.server.ts';

export const LANGUAGE_PARAM = 'lang';
export const LANGUAGE_COOKIE = 'lang';

function supported(candidate: string | null | undefined): Language | null {
  const code = candidate?.trim().slice(0, 2).toLowerCase();
  return env().SUPPORTED_LANGUAGES.find((language) => language === code) ?? null;
}

/** The first supported of the browser's preferred locales, by its first two letters (specification 9, 'Languages'). */
export function fromAcceptLanguage(header: string | null): Language | null {
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

let detector: RemixI18Next | undefined;

/** `?lang=`, cookie, browser, default. remix-i18next's own header parsing misses `fr,en;q=0.8`; hence findLocale. */
export async function languageOf(request: Request): Promise<Language> {
  detector ??= new RemixI18Next({
    detection: {
      supportedLanguages: [...env().SUPPORTED_LANGUAGES],
      fallbackLanguage: env().DEFAULT_LANGUAGE,
      order: ['custom'],
      findLocale: async (asked) =>
        supported(new URL(asked.url).searchParams.get(LANGUAGE_PARAM)) ??
        supported(cookiesOf(asked)[LANGUAGE_COOKIE]) ??
        fromAcceptLanguage(asked.headers.get('Accept-Language')) ??
        env().DEFAULT_LANGUAGE,
    },
  });
  return (await detector.getLocale(request)) as Language;
}
