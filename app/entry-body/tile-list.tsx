import type { ReactNode } from 'react';
import type { ReadyTile } from '#app/tiles/tile/ready-tile.ts';
import type { TileContext } from '#app/tiles/tile/tile-context.ts';
import { TileFrame } from '#app/tiles/tile-view.tsx';
import type { EntryOrder } from './order.ts';
import { segmentsOf } from './segments.ts';
import { TopSlider } from './top-slider.tsx';

interface TileListProps {
  order: EntryOrder;
  context: TileContext;
  /** What ends the entry; beside its texts where nothing else stands there. */
  end?: ReactNode;
}

/** An entry's tiles in their order; on wide screens, and on phones on their side, forms and facts beside the texts. */
export function TileList({ order: { top, tiles }, context, end = null }: TileListProps) {
  const sliding = !context.page.textOnly && top.length > 1;
  const segments = segmentsOf(sliding ? tiles : [...top, ...tiles]);
  const frames = (some: readonly ReadyTile[]) =>
    some.map((tile) => <TileFrame key={tile.key} tile={tile} context={context} />);
  return (
    <>
      {segments.map(({ before, beside, after }, index) => (
        <div key={before[0]?.key ?? beside[0]?.key ?? 'top'} className="entry-segment">
          <div className="entry-text">
            {sliding && index === 0 ? <TopSlider tiles={top} context={context} /> : null}
            {frames(before)}
          </div>
          <div className="entry-beside">{beside.length > 0 ? frames(beside) : end}</div>
          {after.length > 0 ? <div className="entry-text">{frames(after)}</div> : null}
        </div>
      ))}
      {segments.at(-1)?.beside.length ? end : null}
    </>
  );
}
