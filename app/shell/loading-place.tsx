import { runsScripts } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';
import type { LoadingWords } from './loading.ts';

/** An empty live region that loading.ts fills while the next page loads. */
export function LoadingPlace() {
  const { page, t } = usePage();
  if (!runsScripts(page)) return null;
  const words: LoadingWords = {
    story: t('msgEntryPageLoading'),
    page: t('msgTeaserPageLoading'),
    slow: t('slowNetwork'),
    copy: t('slowCopy'),
  };
  return <div role="status" data-loading={JSON.stringify(words)} className="loading" />;
}
