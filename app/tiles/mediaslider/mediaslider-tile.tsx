import { Card } from '#app/components/card.tsx';
import { Carousel } from '#app/components/carousel/carousel.tsx';
import { EditorText } from '#app/components/editor-text.tsx';
import { Icon } from '#app/components/icon.tsx';
import { Picture } from '#app/components/picture.tsx';
import { ENTRY } from '#app/components/picture-places.ts';
import { naturalSize } from '#app/content/natural-size.ts';
import { currentUrlWith } from '#app/visit/page.ts';
import { pictureAlternative } from '../altkachel/picture-words.ts';
import type { MediaTile } from '../tile/gathered.ts';
import { anchorOf, type ReadyTileOf } from '../tile/ready-tile.ts';
import type { TileContext, TileProps } from '../tile/tile-context.ts';
import { PhotoCaption } from './photo-caption.tsx';
import { PhotoViewer } from './photo-viewer.island.tsx';
import { isPhoto, PHOTO_PARAM, type Photo, photosOf } from './photos.ts';

/**
 * The entry's photos and videos in a slider; in the text-only view one below the other, of photos without words, which
 * would each repeat the entry's title, the first only.
 */
export function MediasliderTile({ context }: TileProps<'mediaslider'>) {
  const { page, t, entry, gathered } = context;
  const { media } = gathered;
  if (page.textOnly) {
    const wordless = media.filter((tile) => isPhoto(tile) && pictureAlternative(tile, '') === '');
    return (
      <div>
        {media
          .filter((tile) => tile === wordless[0] || !wordless.includes(tile))
          .map((tile) => (
            <div key={tile.key} id={anchorOf(tile.key)} className="mb-section last:mb-0">
              {context.show(tile)}
            </div>
          ))}
      </div>
    );
  }
  const photos = photosOf(media, entry, page);
  return (
    <PhotoViewer
      photos={photos}
      labels={{
        close: t('photoClose'),
        next: t('photoNext'),
        previous: t('photoPrevious'),
        position: t('photoOf', { index: '{index}', count: '{count}' }),
      }}
    >
      <Card padded={false}>
        <Carousel
          id="media"
          label={t('mediaSlider')}
          slides={media.map((tile) => {
            const photo = photos.find(({ key }) => key === tile.key);
            return {
              key: tile.key,
              title: titleOf(tile, photo, entry.title),
              content:
                isPhoto(tile) && photo ? (
                  <PhotoSlide tile={tile} photo={photo} context={context} />
                ) : (
                  <div id={anchorOf(tile.key)} className="p-4">
                    {context.show(tile)}
                  </div>
                ),
            };
          })}
        />
      </Card>
    </PhotoViewer>
  );
}

function titleOf(tile: MediaTile, photo: Photo | undefined, fallback: string): string {
  if (photo) return photo.headline || photo.alt;
  return 'title' in tile && tile.title.trim() ? tile.title : fallback;
}

interface PhotoSlideProps {
  tile: ReadyTileOf<'altkachel'>;
  photo: Photo;
  context: TileContext;
}

function PhotoSlide({ tile, photo, context }: PhotoSlideProps) {
  const { t, page } = context;
  return (
    <figure id={anchorOf(tile.key)}>
      <a
        href={currentUrlWith(page, { [PHOTO_PARAM]: photo.key })}
        data-photo={photo.key}
        className="ratio-picture ratio-picture-whole ring-above"
      >
        <Picture
          src={tile.mediaURL}
          alt=""
          width={1280}
          height={960}
          eager={context.gathered.first === tile.key}
          place={ENTRY}
          atMost={naturalSize(tile)}
        />
        <span className="sr-only">
          {t('photoOpen')}: <EditorText>{photo.headline || photo.alt}</EditorText>
        </span>
        <span className="absolute right-2 top-2 flex h-11 w-11 items-center justify-center rounded-full bg-[rgba(0,0,0,0.6)] text-[#fff]">
          <Icon name="fullscreen" className="h-5 w-5" />
        </span>
      </a>
      {photo.headline || photo.caption || photo.credit ? (
        <figcaption className="p-4">
          <PhotoCaption photo={photo} />
        </figcaption>
      ) : null}
    </figure>
  );
}
