import { ButtonLink } from '#app/components/button.tsx';
import { Heading } from '#app/components/heading.tsx';
import { Notice } from '#app/components/notice.tsx';
import { pathTo } from '#app/route-table.ts';
import { documentHeaders } from '#app/shell/document-headers.ts';
import { titleMeta } from '#app/shell/meta.ts';
import { usePage } from '#app/visit/page-context.tsx';

export const headers = documentHeaders;
export const meta = titleMeta('optinOkTitle', 'optinOkText');

/** Target of the link in a confirmation mail after confirming. */
export default function OptinOkScreen() {
  const { t } = usePage();
  return (
    <div className="mx-auto max-w-column">
      <Heading>{t('optinOkTitle')}</Heading>
      <div className="mb-section">
        <Notice kind="success">{t('optinOkText')}</Notice>
      </div>
      <ButtonLink to={pathTo('prizes')}>{t('optinToPrizes')}</ButtonLink>
    </div>
  );
}
