import type { ReactNode } from 'react';
import { Notice } from '#app/components/notice.tsx';
import { widgetAddress } from '#app/tiles/external/widget-address.ts';
import { TargetButton } from '#app/tiles/tile/target-button.tsx';
import type { TileContext } from '#app/tiles/tile/tile-context.ts';
import { TileView } from '#app/tiles/tile-view.tsx';
import { hrefFor } from '#app/visit/page.ts';
import { type EntryOrder, orderTiles } from './order.ts';
import { TileList } from './tile-list.tsx';
import { UnreadableTiles } from './unreadable-tiles.tsx';

export interface Body {
  order: EntryOrder;
  context: TileContext;
}

/** An entry's tiles in display order, and their context. */
export function bodyOf(known: Omit<TileContext, 'headline' | 'href' | 'gathered' | 'show'>): Body {
  const { entry, page, widgets } = known;
  const order = orderTiles(entry, {
    hasWidget: (extType) => widgetAddress(widgets, { extType, extId: '' }) !== null,
    isPreview: page.preview !== null,
  });
  // A wire article's title becomes the page's h1, unless a tile with headings of its own is shown above it.
  const isWire =
    order.tiles[0]?.type === 'dpa-infoline-entry' && order.top.every(({ type }) => type === 'dpa-image');
  const context: TileContext = {
    ...known,
    headline: page.screen === 'entry' && !isWire ? entry.title : null,
    href: (path) => hrefFor(page, path),
    gathered: order.gathered,
    show: (tile) => <TileView tile={tile} context={context} />,
  };
  return { order, context };
}

/**
 * An entry without its head; in preview also the tiles that couldn't be parsed. Vehicle screens and the archive always
 * link to an entry's page, other cards to its external_link if it has one: without tiles the page shows that link.
 */
export function EntryBody({
  body: { order, context },
  nothing,
  end = null,
}: {
  body: Body;
  nothing: string;
  end?: ReactNode;
}) {
  const { external_link: target } = context.entry;
  const isEmpty = order.top.length + order.tiles.length === 0;
  return (
    <>
      {isEmpty ? (
        <>
          <div className="mb-section">
            {target === '' ? (
              <Notice>{nothing}</Notice>
            ) : (
              <TargetButton url={target} context={context}>
                {context.t('entryReadOn')}
              </TargetButton>
            )}
          </div>
          {end}
        </>
      ) : (
        <TileList order={order} context={context} end={end} />
      )}
      {context.page.preview ? <UnreadableTiles context={context} /> : null}
    </>
  );
}
