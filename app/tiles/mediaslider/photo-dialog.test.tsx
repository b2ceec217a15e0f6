// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { testPage } from '#tests/support/render.tsx';
import { entryOf } from '#tests/support/tiles.tsx';
import type { MediaTile } from '../tile/gathered.ts';
import { PhotoDialog } from './photo-dialog.tsx';
import { PhotoViewer } from './photo-viewer.island.tsx';
import { type Photo, photosOf } from './photos.ts';

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main') as HTMLElement);
});

afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const labels = { close: 'close', next: 'next', previous: 'previous', position: '' };

function show(onClose: (index: number) => void, open = true): Promise<void> {
  const srcs = { smartphone: '/a.jpg', tablet: '/a.jpg', desktop: '/a.jpg' };
  const photo = { key: 'a', srcs, alt: 'Brücke' } as Photo;
  return act(async () =>
    root.render(
      <PhotoDialog
        photos={[photo]}
        first={0}
        open={open}
        labels={labels}
        previewOf={() => undefined}
        onClose={onClose}
      />,
    ),
  );
}

it('on an iPhone touchmove is prevented for one finger, not for two nor in a zoomed viewport', async () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('iPhone');
  await show(() => undefined);
  const isMoved = (fingers: number) => {
    const move = new Event('touchmove', { bubbles: true, cancelable: true });
    Object.assign(move, { touches: Array.from({ length: fingers }) });
    return document.querySelector('img')?.dispatchEvent(move);
  };
  expect([isMoved(1), isMoved(2)]).toEqual([false, true]);
  vi.stubGlobal('visualViewport', { scale: 2 });
  expect(isMoved(1)).toBe(true);
});

it('Android’s Back closes the photo by one CloseWatcher, if the browser has it', async () => {
  const watchers: { onclose?: () => void; destroy: () => void }[] = [];
  vi.stubGlobal(
    'CloseWatcher',
    class {
      destroy = vi.fn();
      constructor() {
        watchers.push(this);
      }
    },
  );
  const onClose = vi.fn();
  await show(onClose);
  expect(watchers).toHaveLength(1);
  watchers[0]?.onclose?.();
  expect(onClose).toHaveBeenCalledExactlyOnceWith(0);
  await show(onClose, false);
  expect(watchers[0]?.destroy).toHaveBeenCalledOnce();
  expect(watchers).toHaveLength(1);
});

it('a photo is loaded in its device’s quality, under the slide’s picture until it has loaded', async () => {
  const page = testPage();
  const names = ['Hafen', 'Kran'];
  const entry = entryOf(names.map((name) => ({ type: 'altkachel', mediaURL: `/uploads/${name}.jpg` })));
  const photos = photosOf(entry.kacheln as MediaTile[], entry, page);
  const Viewer = PhotoViewer.inner;
  await act(async () =>
    root.render(
      <Viewer photos={photos} labels={labels}>
        {photos.map(({ key }) => (
          <a key={key} href="/" data-photo={key}>
            <img alt="" />
          </a>
        ))}
      </Viewer>,
    ),
  );
  const slide = document.querySelector<HTMLElement>('a img');
  Object.defineProperties(slide, { naturalWidth: { value: 640 }, currentSrc: { value: '/shown.webp' } });
  await act(async () => slide?.click());
  await vi.waitFor(() => expect(document.querySelector('[role=dialog] picture')).not.toBeNull());
  const addresses = () =>
    [...document.querySelectorAll('[role=dialog] :is(img, source)')].map(
      (one) => one.getAttribute('srcset') ?? one.getAttribute('src'),
    );
  const large = (name: string) =>
    [90, 80, 70].map((quality) => `/uploads/resize/1280/${quality}/${name}.jpg`);
  expect(addresses()).toEqual([...large('Hafen'), '/shown.webp']);
  // Offline the worker answers with a small grey picture.
  const [picture, preview] = document.querySelectorAll<HTMLImageElement>('[role=dialog] img');
  Object.defineProperty(preview, 'naturalWidth', { value: 640 });
  const load = (width: number) => {
    Object.defineProperty(picture, 'naturalWidth', { value: width, configurable: true });
    return act(async () => void picture?.dispatchEvent(new Event('load')));
  };
  await load(300);
  expect(addresses()).toContain('/shown.webp');
  await load(1280);
  expect(addresses()).toEqual(large('Hafen'));
  await act(async () => document.querySelector<HTMLElement>('[aria-label=next]')?.click());
  expect(addresses()).toEqual(large('Kran'));
});
