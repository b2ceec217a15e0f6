import { AGAIN_MARK, AGE_MARK } from '#app/config/offline-marks.ts';
import { runsScripts } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';

/**
 * An empty live region. The service worker fills it in on stored pages (`app/worker/fill-in.ts`), `offer-news.ts` on
 * pages that were in the background.
 */
export function CopyNote() {
  const { page, t } = usePage();
  const marks = { [AGE_MARK]: t('copyNote', { time: '{time}' }), [AGAIN_MARK]: t('copyReload') };
  // Texts for scripts: the page arrived after its copy was shown, or its content has changed.
  const late = runsScripts(page)
    ? { 'data-come': t('copyFresh'), 'data-news': t('pageNews'), 'data-show': t('copyShow') }
    : {};
  // No class on a text-only page: it has to stay within its byte budget. Rendered while empty: with `display: none` a
  // live region wouldn't announce its first text.
  const look = page.textOnly ? undefined : 'mx-auto max-w-page px-gutter pt-4 empty:pt-0';
  return <div {...marks} {...late} role="status" className={look} />;
}
