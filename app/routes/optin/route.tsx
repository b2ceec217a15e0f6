import type { LoaderFunction, MetaFunction } from '@remix-run/node';
import { ButtonLink } from '#app/components/button.tsx';
import { Heading } from '#app/components/heading.tsx';
import { Notice } from '#app/components/notice.tsx';
import { pathTo } from '#app/route-table.ts';
import { documentHeaders } from '#app/shell/document-headers.ts';
import { pageIn, titleMeta } from '#app/shell/meta.ts';
import type { Page } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';

const OK = { kind: 'success', title: 'optinOkTitle', text: 'optinOkText' } as const;
const FAILED = { kind: 'error', title: 'optinFailedTitle', text: 'optinFailedText' } as const;

const resultOn = ({ screen }: Page) => (screen === 'optinOk' ? OK : FAILED);

export const headers = documentHeaders;
export const meta: MetaFunction<LoaderFunction> = (args) => {
  const { title, text } = resultOn(pageIn(args.matches));
  return titleMeta(title, text)(args);
};

/** Target of the link in a confirmation mail: whether confirming worked. */
export default function OptinScreen() {
  const { page, t } = usePage();
  const { kind, title, text } = resultOn(page);
  return (
    <div className="mx-auto max-w-column">
      <Heading>{t(title)}</Heading>
      <div className="mb-section">
        <Notice kind={kind}>{t(text)}</Notice>
      </div>
      <p className="print:hidden">
        <ButtonLink to={pathTo('prizes')}>{t('wayToPrizes')}</ButtonLink>
      </p>
    </div>
  );
}
