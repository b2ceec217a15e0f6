import { Card } from '#app/components/card.tsx';
import { Carousel } from '#app/components/carousel.tsx';
import { pictureWords } from './altkachel/picture-words.ts';
import type { ReadyTile } from './ready-tile.ts';
import type { TileContext } from './tile-context.ts';
import { TileView } from './tile-view.tsx';

/** The tiles that an editor flagged for the top, side by side. */
export function TopSlider({ tiles, context }: { tiles: readonly ReadyTile[]; context: TileContext }) {
  return (
    <div className="mb-section break-inside-avoid">
      <Card padded={false}>
        <Carousel
          id="top"
          label={context.t('topSlider')}
          slides={tiles.map((tile) => ({
            key: tile.key,
            title: titleOf(tile, context),
            content: (
              <div className="[&_figcaption]:px-4 [&_img]:rounded-none">
                <TileView tile={tile} context={context} />
              </div>
            ),
          }))}
        />
      </Card>
    </div>
  );
}

function titleOf(tile: ReadyTile, { entry }: TileContext): string {
  if (tile.type === 'altkachel') return pictureWords(tile, entry.title).headline;
  return 'title' in tile && tile.title.trim() ? tile.title : entry.title;
}
