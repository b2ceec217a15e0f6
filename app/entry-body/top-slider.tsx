import { Card } from '#app/components/card.tsx';
import { Carousel } from '#app/components/carousel/carousel.tsx';
import { pictureWords } from '#app/tiles/altkachel/picture-words.ts';
import { isPhoto } from '#app/tiles/mediaslider/photos.ts';
import { anchorOf, type ReadyTile } from '#app/tiles/tile/ready-tile.ts';
import type { TileContext } from '#app/tiles/tile/tile-context.ts';
import { TileView } from '#app/tiles/tile-view.tsx';

/** The slider of tiles that an editor flagged for the top. */
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
              <div id={anchorOf(tile.key)} className={isPhoto(tile) ? 'picture-slide' : 'p-4 sd:p-6'}>
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
