import type { Page } from './page.ts';
import type { Visit } from './visit.ts';

/**
 * The variant that a device may keep a page as, in the words of the address; null where the page is one rider's alone,
 * a preview, a form's outcome or a voucher. The time zone is the one that the copy's age is told in.
 */
export function offlineVariant(visit: Visit, page: Page, headers: Headers): string | null {
  const isForAll = headers.get('Cache-Control')?.includes('public') === true;
  if (!isForAll || page.preview !== null || !visit.isShared) return null;
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
