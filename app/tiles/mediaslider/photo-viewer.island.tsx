import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { island } from '#app/islands/island.tsx';
import { isPlainClick } from '#app/lib/plain-click.ts';
import type { PhotoDialog, PhotoLabels } from './photo-dialog.tsx';
import type { Photo } from './photos.ts';

interface PhotoViewerProps {
  photos: Photo[];
  labels: PhotoLabels;
}

interface OpenedDialog {
  Dialog: ComponentType<ComponentProps<typeof PhotoDialog>>;
  first: number;
  /** A new key for each opening, so that the dialog begins with its `first` again. */
  opening: number;
  open: boolean;
  /** Gets the focus when the dialog closes: the link of the last photo shown. */
  link: HTMLElement;
}

/** The photo link of a plain click; modified clicks are left to the browser. */
function clickedPhotoLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || !isPlainClick(event)) return null;
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-photo]') : null;
}

function linkTo(slider: HTMLElement | null, key: string | undefined): HTMLElement | undefined {
  const links = [...(slider?.querySelectorAll<HTMLElement>('a[data-photo]') ?? [])];
  return links.find(({ dataset }) => dataset.photo === key);
}

/** The slide's picture, if it has loaded. */
function previewIn(slider: HTMLElement | null, key: string): string | undefined {
  const picture = linkTo(slider, key)?.querySelector('img');
  return picture?.naturalWidth ? picture.currentSrc : undefined;
}

/** Scrolls the slider to a photo through its dot link. */
function showInSlider(slider: HTMLElement | null, key: string | undefined): HTMLElement | null {
  const link = linkTo(slider, key);
  const slide = link?.closest('.carousel-slide');
  if (!link || !slide) return null;
  slider?.querySelector<HTMLElement>(`a[href="#${slide.id}"]`)?.click();
  return link;
}

/** Opens a photo in a full-screen dialog; without a script its link leads to a full-screen page. */
function PhotoViewerInner({ photos, labels, children }: PhotoViewerProps & { children?: ReactNode }) {
  const [opened, setOpened] = useState<OpenedDialog | null>(null);
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const slider = frame.current;
    const open = (event: MouseEvent) => {
      const link = clickedPhotoLink(event);
      const first = photos.findIndex(({ key }) => key === link?.dataset.photo);
      if (!link || first === -1) return;
      event.preventDefault();
      import('./photo-dialog.tsx').then(
        ({ PhotoDialog }) =>
          setOpened((before) => ({
            Dialog: PhotoDialog,
            first,
            opening: (before?.opening ?? 0) + 1,
            open: true,
            link,
          })),
        // The dialog's script failed to load (offline): follow the link.
        () => location.assign(link.href),
      );
    };
    slider?.addEventListener('click', open);
    return () => slider?.removeEventListener('click', open);
  }, [photos]);

  // The dialog can't restore the focus from before its script was loaded.
  useEffect(() => {
    if (opened?.open === false) opened.link.focus({ preventScroll: true });
  }, [opened]);

  return (
    <div ref={frame}>
      {children}
      {opened ? (
        <opened.Dialog
          key={opened.opening}
          photos={photos}
          labels={labels}
          first={opened.first}
          open={opened.open}
          previewOf={({ key }) => previewIn(frame.current, key)}
          onClose={(last) => {
            const link = showInSlider(frame.current, photos[last]?.key) ?? opened.link;
            setOpened({ ...opened, open: false, link });
          }}
        />
      ) : null}
    </div>
  );
}

export const PhotoViewer = island<PhotoViewerProps>({ name: 'photo-viewer' }, PhotoViewerInner);
