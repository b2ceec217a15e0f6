import { type ReactNode, useRef, useState } from 'react';
import { LARGER_DEVICES } from '#app/addresses/media.ts';
import { scrollableGroup } from '#app/components/scrollable-group.ts';
import { PhotoCaption } from './photo-caption.tsx';
import type { Photo } from './photos.ts';

/** Classes of what fills the window; its padding keeps clear of notches and system bars (shell.css). */
export const STAGE = 'stage fixed inset-0 z-50 bg-[#000] text-[#fff]';

/** Class of buttons and links on the black background. */
export const STAGE_CONTROL =
  'stage-control flex h-12 w-12 flex-none items-center justify-center rounded-full bg-[rgba(0,0,0,0.6)] text-[#fff] hover:bg-[#000]';

const PICTURE = 'absolute inset-0 h-full w-full object-scale-down';

interface PhotoStageProps {
  photo: Photo;
  /** Address of a smaller picture of it that has already loaded: shown until it has, and if it can't be had. */
  preview?: string | undefined;
  /** Such as '2 of 5'. */
  position: ReactNode;
  close: ReactNode;
  previous: ReactNode;
  next: ReactNode;
}

/** A photo in full screen, with the controls passed in by the page or the dialog. */
export function PhotoStage({ photo, preview, position, close, previous, next }: PhotoStageProps) {
  const standIn = useRef<HTMLImageElement>(null);
  const [loaded, setLoaded] = useState('');
  return (
    <>
      <div className="flex items-center justify-between p-2">
        <p className="px-2 tabular-nums" aria-live="polite">
          {position}
        </p>
        {close}
      </div>
      <div className="relative min-h-0 flex-1">
        <picture key={photo.key}>
          <source media={LARGER_DEVICES.desktop} srcSet={photo.srcs.desktop} />
          <source media={LARGER_DEVICES.tablet} srcSet={photo.srcs.tablet} />
          <img
            src={photo.srcs.smartphone}
            alt={photo.alt}
            lang={photo.lang}
            width={photo.width}
            height={photo.height}
            // Offline the worker answers with a small grey picture.
            onLoad={({ currentTarget }) =>
              currentTarget.naturalWidth >= (standIn.current?.naturalWidth ?? 0) && setLoaded(photo.key)
            }
            className={PICTURE}
          />
        </picture>
        {preview && loaded !== photo.key ? (
          <img key={preview} ref={standIn} src={preview} alt="" className={PICTURE} />
        ) : null}
      </div>
      <div className="flex items-center p-2">
        {previous}
        {/* Long captions scroll, which takes the focus in engines that don't give it to scrollers by themselves. */}
        <p
          {...(photo.headline || photo.caption || photo.credit ? scrollableGroup(photo.alt) : {})}
          lang={photo.lang}
          className="max-h-[25vh] min-w-0 flex-1 overflow-y-auto px-3 text-center"
        >
          <PhotoCaption photo={photo} />
        </p>
        {next}
      </div>
    </>
  );
}
