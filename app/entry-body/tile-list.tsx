import type { ReactNode } from 'react';
import { formIdOf } from '#app/participation/participation.ts';
import type { ReadyTile } from '#app/tiles/tile/ready-tile.ts';
import type { TileContext } from '#app/tiles/tile/tile-context.ts';
import { TileFrame } from '#app/tiles/tile-view.tsx';
import type { Page } from '#app/visit/page.ts';
import type { EntryOrder } from './order.ts';
import { type Segment, segmentsOf } from './segments.ts';
import { TopSlider } from './top-slider.tsx';

interface TileListProps {
  order: EntryOrder;
  context: TileContext;
  /** Shown at the end of the entry: in the second column, or below it if that ends with a long form. */
  end?: ReactNode;
}

/** Whether the top tiles form a slider: more than one, and not in text-only mode. */
function slides({ top }: EntryOrder, { textOnly }: Page): boolean {
  return !textOnly && top.length > 1;
}

function segmentsIn(order: EntryOrder, page: Page): Segment[] {
  return slides(order, page) ? segmentsOf(order.tiles, true) : segmentsOf([...order.top, ...order.tiles]);
}

/** Whether the layout has a second column. */
export function hasSecondColumn(order: EntryOrder, page: Page): boolean {
  return segmentsIn(order, page).some(({ beside }) => beside.length > 0);
}

/** An entry's tiles; on wide or landscape screens forms and facts are in a second column. */
export function TileList({ order, context, end = null }: TileListProps) {
  const { top } = order;
  const sliding = slides(order, context.page);
  const segments = segmentsIn(order, context.page);
  const frames = (some: readonly ReadyTile[]) =>
    some.map((tile) => <TileFrame key={tile.key} tile={tile} context={context} />);
  const slider = sliding ? <TopSlider tiles={top} context={context} /> : null;
  const last = segments.at(-1);
  if (end === null && last && !hasSecondColumn(order, context.page)) {
    return (
      <div className="entry-text mx-auto max-w-column">
        {slider}
        {frames(last.before)}
      </div>
    );
  }
  const endsUnder = last?.beside.some((tile) => isLong(tile, context)) === true;
  const endsBeside = !endsUnder && last?.after.length === 0;
  return (
    <>
      {segments.map((segment) => {
        const { before, beside, after } = segment;
        const endsHere = segment === last;
        const under = endsHere && endsUnder ? end : null;
        return (
          <div key={before[0]?.key ?? beside[0]?.key ?? 'top'} className="entry-segment">
            <div className="entry-text">
              {segment === segments[0] ? slider : null}
              {frames(before)}
            </div>
            <div className="entry-beside">
              {frames(beside)}
              {endsHere && endsBeside ? end : null}
            </div>
            {after.length > 0 || under ? (
              <div className="entry-text">
                {frames(after)}
                {under}
              </div>
            ) : null}
          </div>
        );
      })}
      {endsBeside || endsUnder ? null : end}
    </>
  );
}

/** An open form may be taller than the texts beside it; its outcome or opening time isn't. */
function isLong(tile: ReadyTile, { participation }: TileContext): boolean {
  const state = participation?.forms[formIdOf(tile)];
  return (
    state !== undefined &&
    'opening' in state &&
    'constraint' in state &&
    state.opening === 'running' &&
    state.outcome === null &&
    !('places' in state && state.places === 'usedUp') &&
    !('draw' in state && state.draw !== null && state.draw !== 'won')
  );
}
