import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { HostedVisit } from '#app/config/hosted-app.ts';
import { memo } from '#app/contract/memo.ts';
import { type Translate, translator } from '#app/i18n/translate.ts';
import type { Visit } from '#app/visit/visit.ts';
import { LogoMark } from './logo-mark.tsx';

/** Colours, logo and a system font: the overload page must not request any file. */
const STYLE = [
  'body{margin:0;background:#f6f5f1;color:#14201a;font:16px/1.5 Arial,Roboto,sans-serif}',
  'header{background:#fff;border-bottom:1px solid #dee2dc}',
  'header div{display:flex;align-items:center;max-width:1216px;height:56px;margin:0 auto;padding:0 16px}',
  'header svg{height:28px;margin-right:8px}',
  'header b{font-size:23px;letter-spacing:-.025em}',
  'main{max-width:560px;margin:24px 16px;padding:20px;background:#fff;border-radius:8px;box-shadow:0 1px 2px #14201a14,0 8px 24px #14201a1a}',
  '@media(min-width:632px){main{margin:24px auto}}',
  'h1{margin:0;font-size:27.6px;line-height:1.15}',
  'p{margin:12px 0;color:#55615a;text-wrap:pretty}',
  'p:last-child{margin:24px 0 4px}',
  'a{display:inline-block;padding:12px 20px;border-radius:8px;background:#2b7a12;color:#fff;font-weight:700;text-decoration:none}',
  'a:hover{background:#215f0d}',
  'a:focus-visible{outline:3px solid #2b7a12;outline-offset:2px}',
].join('');

const SCREEN_STYLE = [
  'html{background:#14201a;color:#fff;text-align:center;cursor:none}',
  'h1{margin:36vh 0 0;font:700 14vh sans-serif}',
  'p{margin:0;font:5vh sans-serif}',
].join('');
const AGAIN_SECONDS = 10;

const made = memo<string>(20, 20);

/** The static page sent when the server is too busy to render. One per language and kind, built once and cached. */
export function busyPage(visit: HostedVisit): string {
  const { language, vehicleScreen } = visit as Visit;
  const forScreen = vehicleScreen !== null;
  return made(`${language} ${forScreen}`, () => {
    const t = translator(language);
    const { head, body } = forScreen ? waitingScreen(t) : words(t);
    return [
      `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"/>`,
      '<meta name="viewport" content="width=device-width, initial-scale=1"/><meta name="robots" content="noindex"/>',
      `${head}</head><body>${body}</body></html>`,
    ].join('');
  });
}

function words(t: Translate) {
  return {
    head: `<title>${t('tooManyTitle')} – ${t('appName')}</title><style>${STYLE}</style>`,
    body: [
      `<header><div>${renderToStaticMarkup(createElement(LogoMark))}<b>${t('appName')}</b></div></header>`,
      `<main><h1>${t('tooManyTitle')}</h1><p>${t('busyText')}</p><p><a href="">${t('tryAgain')}</a></p></main>`,
    ].join(''),
  };
}

/** For a vehicle screen: it shows no error and reloads by itself, because nobody is there to do it. */
function waitingScreen(t: Translate) {
  const again = `<meta http-equiv="refresh" content="${AGAIN_SECONDS}"/>`;
  return {
    head: `<title>${t('appName')}</title>${again}<style>${SCREEN_STYLE}</style>`,
    body: `<main><h1>${t('appName')}</h1><p>${t('screenGreeting')}</p></main>`,
  };
}
