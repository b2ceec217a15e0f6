import { tinySize } from '#app/content/natural-size.ts';
import type { AltkachelTile } from '#app/contract/tiles/altkachel.ts';
import { Picture, type PictureProps } from './picture.tsx';
import { type PicturePlace, THUMB } from './picture-places.ts';

interface CardPictureProps extends Partial<Pick<PictureProps, 'alt' | 'lang' | 'width' | 'height'>> {
  tile: AltkachelTile;
  place: PicturePlace;
  eager: boolean;
}

/** A card's picture, 4:3 and without `alt` unless the card says otherwise. */
export function CardPicture({ tile, place, ...others }: CardPictureProps) {
  const size = place === THUMB ? { width: 640, height: 480 } : { width: 1280, height: 960 };
  return (
    <Picture
      src={tile.mediaURL}
      alt=""
      {...size}
      color={tile.mediaColor}
      place={place}
      atMost={tinySize(tile, place === THUMB ? 'thumb' : 'column')}
      {...others}
    />
  );
}
