import { translator } from '#app/i18n/translate.ts';
import { languageFrom } from '#app/request/language.server.ts';

const made = new Map<string, string>();

/** A page that costs nothing: it is sent when there is no time to make one. */
export function busyPage(acceptLanguage: string | undefined): string {
  const language = languageFrom(null, undefined, acceptLanguage);
  let page = made.get(language);
  if (!page) {
    const t = translator(language);
    page = [
      `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"/>`,
      '<meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="robots" content="noindex"/>',
      `<title>${t('tooManyTitle')} – ${t('appName')}</title></head><body><main>`,
      `<h1>${t('tooManyTitle')}</h1><p>${t('busyText')}</p><p><a href="">${t('busyAgain')}</a></p>`,
      '</main></body></html>',
    ].join('');
    made.set(language, page);
  }
  return page;
}
