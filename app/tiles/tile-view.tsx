import { type ComponentType, Suspense } from 'react';
import { Notice } from '#app/components/notice.tsx';
import { contentLanguage } from '#app/lib/page.ts';
import { anchorOf, type ReadyTile } from './ready-tile.ts';
import type { TileContext, TileProps } from './tile-context.ts';
import { tileRegistry } from './tile-registry.tsx';
import type { TileType } from './tile-schemas.ts';

interface TileViewProps {
  tile: ReadyTile;
  context: TileContext;
}

/** One tile by its type. On the server a Suspense boundary is what catches a tile that breaks: the page stays. */
export function TileView({ tile, context }: TileViewProps) {
  // The registry pairs each type with the component for its own tiles; TypeScript can't follow that through a union.
  const Component = tileRegistry[tile.type] as ComponentType<TileProps<TileType>>;
  return (
    <Suspense fallback={<Notice kind="warning">{context.t('tileFailed')}</Notice>}>
      <Component tile={tile} context={context} />
    </Suspense>
  );
}

/** Text flows on into the next column; everything else stays in one piece. */
const FLOWS: ReadonlySet<TileType> = new Set(['text', 'dpa-infoline-entry']);

/** Tiles that hold no word of ours; the others mark what their editors wrote. */
const WRITTEN: ReadonlySet<TileType> = new Set(['quote', 'altkachel', 'akkordeon']);

export function TileFrame({ tile, context }: TileViewProps) {
  const whole = FLOWS.has(tile.type) ? '' : 'break-inside-avoid';
  return (
    <div
      id={anchorOf(tile.key)}
      lang={WRITTEN.has(tile.type) ? contentLanguage(context.page) : undefined}
      className={`mb-section empty:hidden ${whole}`}
    >
      <TileView tile={tile} context={context} />
    </div>
  );
}
