import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '#app/components/icon.tsx';
import { island } from '#app/islands/island.tsx';
import { PhotoCaption } from './photo-caption.tsx';
import type { Photo } from './photos.ts';

interface PhotoViewerProps {
  photos: Photo[];
  labels: { close: string; next: string; previous: string; position: string };
}

const ROUND =
  'flex h-12 w-12 flex-none items-center justify-center rounded-full bg-[rgba(0,0,0,0.6)] text-[#fff] hover:bg-[#000]';

/** Shows a photo of the slider inside it on the whole screen. Without it the photo's link leads to a page that does. */
function PhotoViewerInner({ photos, labels, children }: PhotoViewerProps & { children?: ReactNode }) {
  const [index, setIndex] = useState<number | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const slider = frame.current;
    const open = (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.defaultPrevented) return;
      const link =
        event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-photo]') : null;
      const found = photos.findIndex(({ key }) => key === link?.dataset.photo);
      if (found === -1 || typeof dialog.current?.showModal !== 'function') return;
      event.preventDefault();
      setIndex(found);
      dialog.current.showModal();
    };
    slider?.addEventListener('click', open);
    return () => slider?.removeEventListener('click', open);
  }, [photos]);

  const turn = (by: number) => setIndex((now) => ((now ?? 0) + by + photos.length) % photos.length);
  const photo = index === null ? undefined : photos[index];
  const position = labels.position
    .replace('{index}', String((index ?? 0) + 1))
    .replace('{count}', String(photos.length));

  return (
    <div ref={frame}>
      {children}
      <dialog
        ref={dialog}
        aria-label={photo?.headline || photo?.alt || labels.position}
        className="m-0 h-screen max-h-none w-screen max-w-none bg-[#000] p-0 text-[#fff]"
        onClose={() => setIndex(null)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowRight') turn(1);
          if (event.key === 'ArrowLeft') turn(-1);
        }}
      >
        {photo ? (
          <div className="flex h-full flex-col">
            <div className="flex items-center justify-between p-2">
              <p className="px-2 tabular-nums" aria-live="polite">
                {position}
              </p>
              <button
                type="button"
                className={ROUND}
                onClick={() => dialog.current?.close()}
                aria-label={labels.close}
              >
                <Icon name="close" />
              </button>
            </div>
            <div className="relative min-h-0 flex-1">
              <img
                key={photo.key}
                src={photo.src}
                alt={photo.alt}
                width={photo.width}
                height={photo.height}
                className="absolute inset-0 h-full w-full object-contain"
              />
            </div>
            <div className="flex items-center p-2">
              {photos.length > 1 ? (
                <button type="button" className={ROUND} onClick={() => turn(-1)} aria-label={labels.previous}>
                  <Icon name="arrowLeft" />
                </button>
              ) : null}
              <p className="max-h-[25vh] min-w-0 flex-1 overflow-y-auto px-3 text-center">
                <PhotoCaption photo={photo} />
              </p>
              {photos.length > 1 ? (
                <button type="button" className={ROUND} onClick={() => turn(1)} aria-label={labels.next}>
                  <Icon name="arrowRight" />
                </button>
              ) : null}
            </div>
          </div>
        ) : null}
      </dialog>
    </div>
  );
}

export const PhotoViewer = island<PhotoViewerProps>({ name: 'photo-viewer' }, PhotoViewerInner);
