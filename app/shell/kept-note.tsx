import { AGE_MARK } from '#app/config/kept-page.ts';
import { usePage } from '#app/request/page-context.tsx';

/** Seen on copies only: the service worker writes the time in and takes `hidden` away. */
export function KeptNote() {
  const { t } = usePage();
  return (
    <div {...{ [AGE_MARK]: '' }} hidden role="status" className="mx-auto max-w-page px-gutter pt-4">
      <p className="rounded bg-info-tint px-3 text-sm">
        {t('keptNote', { time: '{time}' })}{' '}
        {/* biome-ignore lint/a11y/useValidAnchor: the empty address is this one */}
        <a href="" className="inline-flex min-h-[44px] items-center underline">
          {t('keptAgain')}
        </a>
      </p>
    </div>
  );
}
