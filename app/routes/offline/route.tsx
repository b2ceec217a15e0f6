import { ButtonLink } from '#app/components/button.tsx';
import { Card } from '#app/components/card.tsx';
import { Heading } from '#app/components/heading.tsx';
import { Notice } from '#app/components/notice.tsx';
import { LIST_MARK, UNSENT_MARK } from '#app/config/kept-page.ts';
import { usePage } from '#app/request/page-context.tsx';
import { documentHeaders } from '#app/shell/document-headers.ts';
import { titleMeta } from '#app/shell/meta.ts';

export const headers = documentHeaders;
export const meta = titleMeta('offlineTitle', 'offlineDescription', { indexed: false });

/**
 * Kept on the device by the service worker and shown in place of what isn't there; the worker fills in the hidden parts
 * (app/worker/written-in.ts). It stands at the missing page's address, so that loading again opens that.
 */
export default function OfflineScreen() {
  const { t } = usePage();
  return (
    <div className="mx-auto max-w-column">
      <Heading lead={t('offlineText')}>{t('offlineTitle')}</Heading>
      <div {...{ [UNSENT_MARK]: '' }} hidden className="mb-section">
        <Notice kind="error" role="alert">
          {t('offlineUnsent')}
        </Notice>
      </div>
      <p className="mb-section">
        <ButtonLink href="">{t('tryAgain')}</ButtonLink>
      </p>
      <div {...{ [LIST_MARK]: '' }} hidden>
        <Card as="section">
          <h2 className="mb-3 text-xl">{t('offlineReadable')}</h2>
          <ul className="divide-y divide-line">
            <li>
              <a href="#kept" className="flex min-h-[48px] items-center py-2 hover:underline">
                {'{title}'}
              </a>
            </li>
          </ul>
        </Card>
      </div>
    </div>
  );
}
