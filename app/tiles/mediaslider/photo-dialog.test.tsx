// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { PhotoDialog } from './photo-dialog.tsx';
import type { Photo } from './photos.ts';

it('a photo can be zoomed by two fingers and moved then on an iPhone, too', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('iPhone');
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  document.body.innerHTML = '<main></main>';
  const root = createRoot(document.querySelector('main') as HTMLElement);
  const photo = { key: 'a', src: '/a.jpg', alt: 'Brücke' } as Photo;
  const labels = { close: '', next: '', previous: '', position: '' };
  const dialog = <PhotoDialog photos={[photo]} first={0} open labels={labels} onClose={() => undefined} />;
  await act(async () => root.render(dialog));
  const isMoved = (fingers: number) => {
    const move = new Event('touchmove', { bubbles: true, cancelable: true });
    Object.assign(move, { touches: Array.from({ length: fingers }) });
    return document.querySelector('img')?.dispatchEvent(move);
  };
  expect([isMoved(1), isMoved(2)]).toEqual([false, true]);
  vi.stubGlobal('visualViewport', { scale: 2 });
  expect(isMoved(1)).toBe(true);
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
