import { type Translate, translator } from '#app/i18n/translate.ts';
import { languageFrom } from '#app/request/language.server.ts';
import { isVehicleScreen } from '#app/request/rider.server.ts';

/** The house's colours and nothing to fetch. */
const STYLE = [
  'body{margin:0;padding:24px 16px;background:#f6f5f1;color:#14201a;font:16px/1.5 system-ui,sans-serif}',
  'main{max-width:568px;margin:0 auto;padding:16px 20px;background:#fff;border-radius:8px}',
  'h1{margin:0;font-size:28px;line-height:1.2}',
  'a{display:inline-block;padding:12px 20px;border-radius:8px;background:#2b7a12;color:#fff;font-weight:700;text-decoration:none}',
].join('');

const SCREEN_STYLE = [
  'html{background:#14201a;color:#fff;text-align:center;cursor:none}',
  'h1{margin:36vh 0 0;font:700 14vh sans-serif}',
  'p{margin:0;font:5vh sans-serif}',
].join('');
const AGAIN_SECONDS = 10;

const made = new Map<string, string>();

/** A page that costs nothing: it is sent when there is no time to make one. */
export function busyPage(target: string, acceptLanguage: string | undefined): string {
  const forScreen = isVehicleScreen(target);
  const language = languageFrom(null, undefined, forScreen ? null : acceptLanguage);
  const key = `${language} ${forScreen}`;
  let page = made.get(key);
  if (!page) {
    const t = translator(language);
    const { head, body } = forScreen ? calmScreen(t) : words(t);
    page = [
      `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"/>`,
      '<meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="robots" content="noindex"/>',
      `${head}</head><body><main>${body}</main></body></html>`,
    ].join('');
    made.set(key, page);
  }
  return page;
}

interface Parts {
  head: string;
  body: string;
}

function words(t: Translate): Parts {
  return {
    head: `<title>${t('tooManyTitle')} – ${t('appName')}</title><style>${STYLE}</style>`,
    body: `<h1>${t('tooManyTitle')}</h1><p>${t('busyText')}</p><p><a href="">${t('busyAgain')}</a></p>`,
  };
}

/** A screen in a vehicle has nobody who would load it again, and shows no fault. */
function calmScreen(t: Translate): Parts {
  const again = `<meta http-equiv="refresh" content="${AGAIN_SECONDS}"/>`;
  return {
    head: `<title>${t('appName')}</title>${again}<style>${SCREEN_STYLE}</style>`,
    body: `<h1>${t('appName')}</h1><p>${t('screenCalm')}</p>`,
  };
}
