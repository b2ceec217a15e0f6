import { readEntry } from '#app/contract/content/entry.ts';
import { orderTiles } from '#app/entry-body/order.ts';
import { readyEntry } from '#app/entry-body/ready-entry.server.ts';
import { translator } from '#app/i18n/translate.ts';
import type { ReadyEntry } from '#app/tiles/tile/ready-tile.ts';
import type { TileContext } from '#app/tiles/tile/tile-context.ts';
import type { RawTile } from '#app/tiles/tile/tile-fixtures.ts';
import { tileRegistry } from '#app/tiles/tile-registry.tsx';
import { TileView } from '#app/tiles/tile-view.tsx';
import { hrefFor, type Page } from '#app/visit/page.ts';
import { renderOnPage, testPage } from './render.tsx';

const TEST_WIDGETS = Object.fromEntries(
  [1, 2, 3, 4, 5, 6, 7, 8, 9].map((type) => [String(type), `https://widgets.example/${type}/{id}`]),
);

/** An entry with these raw tiles; throws if one is invalid. */
export function entryOf(tiles: readonly RawTile[], page: Page = testPage()): ReadyEntry {
  const raw = {
    id: '101',
    title: 'Ein Beitrag',
    kacheln: tiles,
    share: true,
    publish_from: '2026-11-20 06:00:00',
    publish_till: '',
  };
  const entry = readEntry(raw, 'test', () => undefined);
  if (!entry || entry.unreadable.length > 0) throw new Error(JSON.stringify(entry?.unreadable));
  return readyEntry(entry, page);
}

export function contextOf(entry: ReadyEntry, page: Page, changes: Partial<TileContext> = {}): TileContext {
  const context: TileContext = {
    page,
    t: translator(page.language),
    entry,
    headline: page.screen === 'entry' ? entry.title : null,
    href: (path) => hrefFor(page, path),
    gathered: orderTiles(entry, { hasWidget: () => true }).gathered,
    widgets: TEST_WIDGETS,
    mediaFacts: {},
    participation: null,
    show: (tile) => <TileView tile={tile} context={context} />,
    ...changes,
  };
  return context;
}

/** The HTML of a single tile; errors are thrown instead of being replaced by an error card. */
export function renderTile(
  raw: RawTile,
  {
    page: changes = {},
    others = [],
    context = {},
  }: { page?: Partial<Page>; others?: readonly RawTile[]; context?: Partial<TileContext> } = {},
): string {
  const page = testPage({ path: '/beitrag/101', screen: 'entry', ...changes });
  const entry = entryOf([raw, ...others], page);
  const [tile] = entry.kacheln;
  if (!tile) throw new Error('no tile');
  const Component = tileRegistry[tile.type] as React.ComponentType<{ tile: unknown; context: TileContext }>;
  return renderOnPage(<Component tile={tile} context={contextOf(entry, page, context)} />, page);
}
