import { SLIDER_HEIGHT } from '#app/contract/tiles/tile-type.ts';
import type { TileContext } from '#app/tiles/tile/tile-context.ts';
import { TileFrame } from '#app/tiles/tile-view.tsx';
import { bandsOf } from './bands.ts';
import type { EntryOrder } from './order.ts';
import { TopSlider } from './top-slider.tsx';

/** An entry's tiles in their order: one column, or two where the screen is wide or lies on its side. */
export function TileList({ order, context }: { order: EntryOrder; context: TileContext }) {
  const { top, tiles } = order;
  const sliding = !context.page.textOnly && top.length > 1;
  const bands = sliding ? bandsOf(tiles, SLIDER_HEIGHT) : bandsOf([...top, ...tiles]);
  return (
    <>
      {bands.map((band, index) => (
        <div key={band[0]?.key ?? 'top'} className="mb-section gap-4 two-columns:columns-2">
          {sliding && index === 0 ? <TopSlider tiles={top} context={context} /> : null}
          {band.map((tile) => (
            <TileFrame key={tile.key} tile={tile} context={context} />
          ))}
        </div>
      ))}
    </>
  );
}
