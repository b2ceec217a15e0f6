import { Badge } from '#app/components/badge.tsx';
import { EditorText } from '#app/components/editor-text.tsx';
import { Notice } from '#app/components/notice.tsx';
import { isPast } from '#app/content/entry-time.ts';
import { fullDate } from '#app/contract/dates.ts';
import { instantOf, isoInstant } from '#app/contract/time.ts';
import { ownColor, readableOn } from '#app/lib/color.ts';
import type { TileContext } from '#app/tiles/tile/tile-context.ts';

/** Title and date, on the entry's background colour if it has one. */
export function EntryHead({ context }: { context: Pick<TileContext, 'page' | 't' | 'entry'> }) {
  const { page, t, entry } = context;
  const published = instantOf(entry.publish_from, page.timeZone);
  const color = ownColor(entry.backgroundColor);
  return (
    <header
      className={color ? 'on-color mb-section rounded px-4 py-5 sd:px-6' : 'mb-5'}
      style={color ? { backgroundColor: color, color: readableOn(color) } : undefined}
    >
      <AdvertisingLabel entry={entry} />
      <EditorText as="h1" className="text-3xl md:text-4xl" or={t('entryTitle')}>
        {entry.title}
      </EditorText>
      {published === null ? null : (
        <p className={`mt-2 text-sm ${color ? '' : 'text-soft'}`}>
          <span className="sr-only">{t('entryPublished')} </span>
          <time dateTime={isoInstant(published)}>{fullDate(published, page.language, page.timeZone)}</time>
        </p>
      )}
    </header>
  );
}

/** Before the headline, so that it is read first. */
export function AdvertisingLabel({ entry: { sponsored } }: Pick<TileContext, 'entry'>) {
  return sponsored ? (
    <p className="mb-2">
      <Badge kind="sponsored" />
    </p>
  ) : null;
}

/** A notice that the entry's period is over; archived entries stay readable. An end at midnight is the day before's. */
export function EntryEndedNotice({ context }: { context: Pick<TileContext, 'page' | 't' | 'entry'> }) {
  const { page, t, entry } = context;
  const till = instantOf(entry.publish_till, page.timeZone, 'end');
  if (till === null || !isPast(entry, page)) return null;
  return (
    <div className="mb-section">
      <Notice kind="warning" title={t('entryPastTitle')}>
        <p>{t('entryPastText', { date: fullDate(till - 1, page.language, page.timeZone) })}</p>
      </Notice>
    </div>
  );
}
