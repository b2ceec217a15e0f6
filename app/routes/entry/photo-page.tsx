import { Icon } from '#app/components/icon.tsx';
import { hereWith } from '#app/lib/page.ts';
import { PhotoCaption } from '#app/tiles/mediaslider/photo-caption.tsx';
import { PHOTO_PARAM, type Photo } from '#app/tiles/mediaslider/photos.ts';
import type { TileContext } from '#app/tiles/tile-context.ts';

const ROUND =
  'flex h-12 w-12 flex-none items-center justify-center rounded-full bg-[rgba(0,0,0,0.6)] text-[#fff]';

/** A photo on the whole screen, for where no script opens it in place. */
export function PhotoPage({
  photos,
  index,
  context,
}: {
  photos: readonly Photo[];
  index: number;
  context: TileContext;
}) {
  const { page, t, entry } = context;
  const photo = photos[index];
  if (!photo) return null;
  const to = (step: number) => {
    const { key = '' } = photos[(index + step + photos.length) % photos.length] ?? {};
    return hereWith(page, { [PHOTO_PARAM]: key });
  };
  return (
    <div className="fixed inset-0 z-50 flex flex-col bg-[#000] text-[#fff]">
      <h1 className="sr-only">{entry.title}</h1>
      <div className="flex items-center justify-between p-2">
        <p className="px-2 tabular-nums">{t('photoOf', { index: index + 1, count: photos.length })}</p>
        <a className={ROUND} href={hereWith(page, { [PHOTO_PARAM]: null })} aria-label={t('photoBack')}>
          <Icon name="close" />
        </a>
      </div>
      <div className="relative min-h-0 flex-1">
        <img
          src={photo.src}
          alt={photo.alt}
          width={photo.width}
          height={photo.height}
          className="absolute inset-0 h-full w-full object-contain"
        />
      </div>
      <div className="flex items-center p-2">
        {photos.length > 1 ? (
          <a className={ROUND} href={to(-1)} aria-label={t('photoPrevious')}>
            <Icon name="arrowLeft" />
          </a>
        ) : null}
        <p className="max-h-[25vh] min-w-0 flex-1 overflow-y-auto px-3 text-center">
          <PhotoCaption photo={photo} />
        </p>
        {photos.length > 1 ? (
          <a className={ROUND} href={to(1)} aria-label={t('photoNext')}>
            <Icon name="arrowRight" />
          </a>
        ) : null}
      </div>
    </div>
  );
}
