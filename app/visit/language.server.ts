import Negotiator from 'negotiator';
import { env } from '#app/config/env.server.ts';
import type { Language } from '#app/contract/language.ts';

function supported(candidate: string | null | undefined): Language | undefined {
  const code = candidate?.trim().slice(0, 2).toLowerCase();
  return env().SUPPORTED_LANGUAGES.find((language) => language === code);
}

/** The first supported locale of Accept-Language, by its first two letters (specification 9, 'Languages'). */
function browserLanguage(header: string | undefined): Language | undefined {
  const locales = new Negotiator({ headers: { 'accept-language': header ?? '' } }).languages();
  return supported(locales.find(supported));
}

/** `named` by the URL, else by the cookie; then Accept-Language, then the default. */
export function languageFrom(named: string | null | undefined, accepted: string | undefined): Language {
  return supported(named) ?? browserLanguage(accepted) ?? env().DEFAULT_LANGUAGE;
}
