import { RelativeTime, relativeText } from '#app/islands/relative-time.island.tsx';
import { usePage } from '#app/lib/page-context.tsx';
import { dateAndTime, instantOf, isoInstant } from '#app/lib/time.ts';

/** Source and time of a wire headline: 'dpa · vor 12 Min.', after a day the date. */
export function WireTime({ publishTime }: { publishTime: string }) {
  const { page, t } = usePage();
  const published = instantOf(publishTime, page.timeZone);
  if (published === null) return <p className="mt-1 text-sm text-soft">{t('wireSource')}</p>;
  const labels = {
    justNow: t('justNow'),
    minutes: t('minutesAgo', { count: '{count}' }),
    hours: t('hoursAgo', { count: '{count}' }),
  };
  const ageMs = page.now - published;
  const iso = isoInstant(published);
  const relative = ageMs < 0 ? null : relativeText(ageMs, labels);
  return (
    <div className="mt-1 text-sm text-soft">
      {t('wireSource')} ·{' '}
      {relative === null || page.textOnly ? (
        <time dateTime={iso}>{relative ?? dateAndTime(published, page.language, page.timeZone)}</time>
      ) : (
        <RelativeTime iso={iso} text={relative} ageMs={ageMs} labels={labels} />
      )}
    </div>
  );
}
