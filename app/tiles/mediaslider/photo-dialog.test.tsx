// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PhotoDialog } from './photo-dialog.tsx';
import type { Photo } from './photos.ts';

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

function show(onClose: (index: number) => void, open = true): Promise<void> {
  const photo = { key: 'a', src: '/a.jpg', alt: 'Brücke' } as Photo;
  const labels = { close: '', next: '', previous: '', position: '' };
  return act(async () =>
    root.render(<PhotoDialog photos={[photo]} first={0} open={open} labels={labels} onClose={onClose} />),
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
