import { AGAIN_MARK, AGE_MARK } from '#app/config/offline-marks.ts';
import { runsScripts } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';

/** Filled in on copies by the service worker (`app/worker/fill-in.ts`), on a page that was left for a while by `offer-news.ts`. */
export function CopyNote() {
  const { page, t } = usePage();
  const marks = { [AGE_MARK]: t('copyNote', { time: '{time}' }), [AGAIN_MARK]: t('copyReload') };
  // Said by a script, where the page itself comes after its copy was shown, or another has taken its place.
  const late = runsScripts(page)
    ? { 'data-come': t('copyFresh'), 'data-news': t('pageNews'), 'data-show': t('copyShow') }
    : {};
  // A text-only page has no byte to spare.
  const look = page.textOnly ? undefined : 'mx-auto max-w-page px-gutter pt-4 empty:hidden';
  return <div {...marks} {...late} role="status" className={look} />;
}
