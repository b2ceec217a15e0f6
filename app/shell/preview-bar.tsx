import { dateAndTime } from '#app/contract/dates.ts';
import { currentUrlWith } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';

/** Marks an editor's preview, so that it isn't mistaken for the live page. */
export function PreviewBar() {
  const { page, t } = usePage();
  if (page.preview === null) return null;
  return (
    <aside
      aria-label={t('previewBarTitle')}
      className="on-color flex flex-wrap items-center justify-center bg-sun px-gutter py-1 text-sm text-on-sun"
    >
      <p className="mr-4 font-bold">
        {t('previewBar', { date: dateAndTime(page.now, page.language, page.timeZone) })}
      </p>
      <a
        href={currentUrlWith(page, { token: null, date: null })}
        className="inline-flex min-h-[44px] items-center underline"
      >
        {t('previewEnd')}
      </a>
    </aside>
  );
}
