import { Dialog, DialogPanel, DialogTitle } from '@headlessui/react';
import { useEffect, useRef, useState } from 'react';
import { Icon, type IconName } from '#app/components/icon.tsx';
import { PhotoStage, STAGE, STAGE_CONTROL } from './photo-stage.tsx';
import type { Photo } from './photos.ts';

export interface PhotoLabels {
  close: string;
  next: string;
  previous: string;
  position: string;
}

declare const CloseWatcher: undefined | (new () => { onclose: () => void; destroy(): void });

interface PhotoDialogProps {
  photos: readonly Photo[];
  first: number;
  open: boolean;
  labels: PhotoLabels;
  previewOf: (photo: Photo) => string | undefined;
  /** Called with the index of the last photo shown. */
  onClose: (index: number) => void;
}

/** Full-screen photos in a dialog: buttons and arrow keys change the photo, Escape closes it and returns the focus. */
export function PhotoDialog({ photos, first, open, labels, previewOf, onClose }: PhotoDialogProps) {
  const [index, setIndex] = useState(first);
  const close = useRef<() => void>(() => undefined);
  close.current = () => onClose(index);
  useEffect(() => {
    // Android's Back closes the photo instead of leaving the page.
    if (!open || typeof CloseWatcher === 'undefined') return;
    const watcher = new CloseWatcher();
    watcher.onclose = () => close.current();
    return () => watcher.destroy();
  }, [open]);
  const photo = photos[index];
  if (!photo) return null;
  const turn = (by: number) => setIndex((index + by + photos.length) % photos.length);
  const control = (icon: IconName, label: string, act: () => void) => (
    <button type="button" className={STAGE_CONTROL} onClick={act} aria-label={label}>
      <Icon name={icon} />
    </button>
  );
  const several = photos.length > 1;
  return (
    <Dialog
      open={open}
      onClose={() => onClose(index)}
      className={STAGE}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') turn(1);
        if (key === 'ArrowLeft') turn(-1);
      }}
    >
      <DialogPanel
        className="flex h-full flex-col"
        // On iPhones Headless UI cancels every touchmove that reaches the document: a photo could not be zoomed.
        onTouchMove={(event) => {
          if (event.touches.length > 1 || (window.visualViewport?.scale ?? 1) > 1) event.stopPropagation();
        }}
      >
        <DialogTitle lang={photo.lang} className="sr-only">
          {photo.headline || photo.alt}
        </DialogTitle>
        <PhotoStage
          photo={photo}
          preview={previewOf(photo)}
          position={labels.position
            .replace('{index}', String(index + 1))
            .replace('{count}', String(photos.length))}
          close={control('close', labels.close, () => onClose(index))}
          previous={several ? control('arrowLeft', labels.previous, () => turn(-1)) : null}
          next={several ? control('arrowRight', labels.next, () => turn(1)) : null}
        />
      </DialogPanel>
    </Dialog>
  );
}
