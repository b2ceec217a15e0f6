import { bandsOf, SLIDER_HEIGHT } from './tile-bands.ts';
import type { TileContext } from './tile-context.ts';
import type { EntryOrder } from './tile-order.ts';
import { TileFrame } from './tile-view.tsx';
import { TopSlider } from './top-slider.tsx';

/** An entry's tiles in their order: one column, or two where the screen is wide or lies on its side. */
export function TileList({ order, context }: { order: EntryOrder; context: TileContext }) {
  const { top, tiles } = order;
  const sliding = !context.page.textOnly && top.length > 1;
  const bands = sliding ? bandsOf(tiles, SLIDER_HEIGHT) : bandsOf([...top, ...tiles]);
  return (
    <>
      {bands.map((band, index) => (
        <div key={band[0]?.key ?? 'top'} className="mb-section gap-4 landscape:columns-2 md:columns-2">
          {sliding && index === 0 ? <TopSlider tiles={top} context={context} /> : null}
          {band.map((tile) => (
            <TileFrame key={tile.key} tile={tile} context={context} />
          ))}
        </div>
      ))}
    </>
  );
}
