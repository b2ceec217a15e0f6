import { ButtonLink } from '#app/components/button.tsx';
import { Heading } from '#app/components/heading.tsx';
import { Notice } from '#app/components/notice.tsx';
import { pathTo } from '#app/route-table.ts';
import { documentHeaders } from '#app/shell/document-headers.ts';
import { titleMeta } from '#app/shell/meta.ts';
import { usePage } from '#app/visit/page-context.tsx';

export const headers = documentHeaders;
export const meta = titleMeta('optinFailedTitle', 'optinFailedText');

/** Target of the link in a confirmation mail if confirming failed. */
export default function OptinFailedScreen() {
  const { t } = usePage();
  return (
    <div className="mx-auto max-w-column">
      <Heading>{t('optinFailedTitle')}</Heading>
      <div className="mb-section">
        <Notice kind="error">{t('optinFailedText')}</Notice>
      </div>
      <ButtonLink to={pathTo('prizes')}>{t('optinToPrizes')}</ButtonLink>
    </div>
  );
}
