import { ButtonLink } from '#app/components/button.tsx';
import { Heading } from '#app/components/heading.tsx';
import { LIST_MARK, UNSENT_MARK } from '#app/config/offline-marks.ts';
import { documentHeaders } from '#app/shell/document-headers.ts';
import { titleMeta } from '#app/shell/meta.ts';
import { usePage } from '#app/visit/page-context.tsx';

export const headers = documentHeaders;
export const meta = titleMeta('offlineTitle', 'offlineDescription');

/**
 * Offline page. The service worker caches it, fills in the marked elements (app/worker/fill-in.ts), and serves it at
 * the missing page's URL, so that reloading requests that page.
 */
export default function OfflineScreen() {
  const { t } = usePage();
  return (
    <div className="mx-auto max-w-column">
      <Heading lead={t('offlineText')}>{t('offlineTitle')}</Heading>
      <div {...{ [UNSENT_MARK]: t('offlineUnsent') }} />
      <p className="mb-section">
        <ButtonLink href="">{t('tryAgain')}</ButtonLink>
      </p>
      <div {...{ [LIST_MARK]: t('offlineReadable') }} />
    </div>
  );
}
