import { env } from '#app/config/env.server.ts';
import type { Page } from './page.ts';
import type { Visit } from './visit.ts';

/**
 * The variant under which a device may store this page, as URL parameters; null for personal pages (previews, form
 * outcomes, searches, vouchers) and vehicle screens. A story reached from a search may be stored on the device, but not
 * in shared caches. The time zone is for the copy's age notice. Null under SERVICE_WORKER=off, because an old worker
 * may still be active.
 */
export function offlineVariant(visit: Visit, page: Page): string | null {
  if (env().SERVICE_WORKER === 'off' || page.preview !== null || !visit.isShared) return null;
  if (page.vehicleScreen !== null) return null;
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
