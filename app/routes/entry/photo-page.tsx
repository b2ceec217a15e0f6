import { EditorText } from '#app/components/editor-text.tsx';
import { Icon, type IconName } from '#app/components/icon.tsx';
import { PhotoStage, STAGE, STAGE_CONTROL } from '#app/tiles/mediaslider/photo-stage.tsx';
import { PHOTO_PARAM, type Photo } from '#app/tiles/mediaslider/photos.ts';
import { anchorOf } from '#app/tiles/tile/ready-tile.ts';
import type { TileContext } from '#app/tiles/tile/tile-context.ts';
import { currentUrlWith } from '#app/visit/page.ts';

/** A full-screen photo as a page of its own, if there is no script. */
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
  const keyAt = (step: number) => photos[(index + step + photos.length) % photos.length]?.key ?? null;
  const control = (icon: IconName, label: string, key: string | null, anchor = '') => (
    <a className={STAGE_CONTROL} href={currentUrlWith(page, { [PHOTO_PARAM]: key }) + anchor}>
      <Icon name={icon} />
      <span className="sr-only">{label}</span>
    </a>
  );
  const several = photos.length > 1;
  return (
    <div className={`photo-page flex flex-col ${STAGE}`}>
      <EditorText as="h1" className="sr-only" or={t('entryTitle')}>
        {entry.title}
      </EditorText>
      <PhotoStage
        photo={photo}
        position={t('photoOf', { index: index + 1, count: photos.length })}
        close={control('close', t('photoBack'), null, `#${anchorOf(photo.key)}`)}
        previous={several ? control('arrowLeft', t('photoPrevious'), keyAt(-1)) : null}
        next={several ? control('arrowRight', t('photoNext'), keyAt(1)) : null}
      />
    </div>
  );
}
