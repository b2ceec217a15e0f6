import { Notice } from '#app/components/notice.tsx';
import { ErrorSummary } from '#app/forms/error-summary.tsx';
import { hrefFor } from '#app/lib/page.ts';
import { widgetAddress } from '#app/tiles/external/widget-address.ts';
import { PHOTO_PARAM, photosOf } from '#app/tiles/mediaslider/photos.ts';
import { ShareBlock } from '#app/tiles/share/share-block.tsx';
import type { TileContext } from '#app/tiles/tile-context.ts';
import { TileList } from '#app/tiles/tile-list.tsx';
import { orderTiles } from '#app/tiles/tile-order.ts';
import { EntryHead, PastNotice } from './entry-head.tsx';
import { PhotoPage } from './photo-page.tsx';
import { UnreadableTiles } from './unreadable-tiles.tsx';

type EntryPageProps = Omit<TileContext, 'href' | 'gathered'>;

export function EntryPage(props: EntryPageProps) {
  const { entry, page, t, widgets } = props;
  const order = orderTiles(entry, {
    hasWidget: (extType) => widgetAddress(widgets, { extType, extId: '' }) !== null,
  });
  const context: TileContext = { ...props, href: (path) => hrefFor(page, path), gathered: order.gathered };
  const photos = page.textOnly ? [] : photosOf(order.gathered.media, entry, page.uploads);
  const shown = photos.findIndex(({ key }) => key === new URLSearchParams(page.query).get(PHOTO_PARAM));
  if (shown !== -1) return <PhotoPage photos={photos} index={shown} context={context} />;
  const isWire = order.tiles.some(({ type }) => type === 'dpa-infoline-entry');
  const failure = props.participation?.failure;
  const isEmpty = order.top.length + order.tiles.length === 0;
  return (
    <div className="mx-auto max-w-column landscape:max-w-entry md:max-w-entry">
      {failure && !failure.calm ? <ErrorSummary failure={failure} t={t} /> : null}
      {isWire ? null : <EntryHead context={context} />}
      <PastNotice context={context} />
      {isEmpty ? <Notice>{t('entryNothing')}</Notice> : <TileList order={order} context={context} />}
      {page.preview ? <UnreadableTiles context={context} /> : null}
      {entry.share ? <ShareBlock context={context} /> : null}
    </div>
  );
}
