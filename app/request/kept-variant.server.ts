import type { Page } from './page.ts';
import { isShared } from './page-variant.server.ts';

/**
 * The variant that a device may keep a page as, in the words of the address; null where the page is one rider's alone,
 * a preview, a form's outcome or a voucher. The time zone is the one that the copy's age is told in.
 */
export function keptVariant(request: Request, page: Page, headers: Headers): string | null {
  const isForAll = headers.get('Cache-Control')?.includes('public') === true;
  if (request.method !== 'GET' || !isForAll || page.preview !== null || !isShared(new URL(request.url))) {
    return null;
  }
  const { language, textOnly, dark, channel, embedded, wifiLoginUrl, consent, timeZone } = page;
  return new URLSearchParams({
    lang: language,
    consent,
    zone: timeZone,
    ...(textOnly ? { text: 'on' } : {}),
    ...(dark === 'off' ? {} : { dark }),
    ...(embedded ? { app: 'on' } : {}),
    ...(wifiLoginUrl === null ? {} : { login: 'true' }),
    ...(channel === null ? {} : { channel }),
  }).toString();
}
