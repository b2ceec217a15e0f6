import { type ComponentType, Suspense } from 'react';
import { Notice } from '#app/components/notice.tsx';
import { type TileType, traitsOf } from '#app/contract/tiles/tile-types.ts';
import { anchorOf, type ReadyTile } from './tile/ready-tile.ts';
import type { TileContext, TileProps } from './tile/tile-context.ts';
import { tileRegistry } from './tile-registry.tsx';

interface TileViewProps {
  tile: ReadyTile;
  context: TileContext;
}

/**
 * A tile by its type. On the server the Suspense boundary catches errors, so that a broken tile doesn't break the page.
 */
export function TileView({ tile, context }: TileViewProps) {
  // The registry pairs each type with the component for its own tiles; TypeScript can't follow that through a union.
  const Component = tileRegistry[tile.type] as ComponentType<TileProps<TileType>>;
  return (
    <Suspense fallback={<Notice kind="warning">{context.t('tileFailed')}</Notice>}>
      <Component tile={tile} context={context} />
    </Suspense>
  );
}

export function TileFrame({ tile, context }: TileViewProps) {
  const { flows } = traitsOf(tile.type);
  return (
    <div id={anchorOf(tile.key)} className={`mb-section empty:hidden ${flows ? '' : 'break-inside-avoid'}`}>
      <TileView tile={tile} context={context} />
    </div>
  );
}
