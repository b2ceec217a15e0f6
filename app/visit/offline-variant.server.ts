import { env } from '#app/config/env.server.ts';
import type { Page } from './page.ts';
import type { Visit } from './visit.ts';

/**
 * The variant that a device may keep a page as, in the words of the address; null at addresses of one rider's alone: a
 * preview, a form's outcome, a search, a voucher. A story found by a search is kept, though only its rider's own caches may
 * know the way back from it. The time zone is the one that the copy's age is told in. None is kept while SERVICE_WORKER=off,
 * for a worker that has not gone yet stores what it shows.
 */
export function offlineVariant(visit: Visit, page: Page): string | null {
  if (env().SERVICE_WORKER === 'off' || page.preview !== null || !visit.isShared) return null;
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
