import { expiresBy } from '#app/config/hosted-app.ts';
import { dateAndTime } from '#app/contract/dates.ts';
import { instantOf, isoInstant } from '#app/contract/time.ts';
import { useCacheHints } from '#app/visit/cache-hints-context.ts';
import { usePage } from '#app/visit/page-context.tsx';
import { agesAround, RelativeTime, relativeText } from './relative-time.island.tsx';

/** Source and time of a wire headline: 'dpa · vor 12 Min.', after a day the date. */
export function WireTime({ publishTime }: { publishTime: string }) {
  const { page, t } = usePage();
  const cacheHints = useCacheHints();
  const published = instantOf(publishTime, page.timeZone);
  if (published === null) return <p className="mt-1 text-sm text-soft">{t('wireSource')}</p>;
  const labels = {
    justNow: t('justNow'),
    minutes: t('minutesAgo', { count: '{count}' }),
    hours: t('hoursAgo', { count: '{count}' }),
  };
  const ageMs = page.now - published;
  const [leastMs, nextMs] = agesAround(ageMs);
  expiresBy(cacheHints, published + nextMs);
  const iso = isoInstant(published);
  const relative = ageMs < 0 ? null : relativeText(ageMs, labels);
  return (
    <div className="mt-1 text-sm text-soft">
      {`${t('wireSource')} · `}
      {relative === null || page.textOnly ? (
        <time dateTime={iso}>
          {relative ?? t('wirePublished', { date: dateAndTime(published, page.language, page.timeZone) })}
        </time>
      ) : (
        <RelativeTime iso={iso} text={relative} leastMs={leastMs} labels={labels} />
      )}
    </div>
  );
}
