// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { iconPath } from '#app/components/icon.tsx';
import { de } from '#app/i18n/de.ts';
import { renderOnPage, testPage } from '#tests/support/render.tsx';
import { entryOf } from '#tests/support/tiles.tsx';
import { enhanceShare } from './enhance-share.ts';
import { ShareBlock } from './share-block.tsx';

afterEach(() => void vi.unstubAllGlobals());

const byHand = expect.stringMatching(/\/beitrag\/101\?share=copy#teilen$/);

it.each([
  ['a frame may not open it', 'NotAllowedError', [byHand]],
  ['no app takes the link', 'DataError', [byHand]],
  ['the rider closes it', 'AbortError', []],
  ['a second tap finds it open', 'InvalidStateError', []],
])('the share sheet has a button; if %s (%s), this opens: %s', async (_why, name, opened) => {
  const page = testPage({ path: '/beitrag/101' });
  document.body.innerHTML = renderOnPage(<ShareBlock entry={entryOf([], page)} />, page);
  const assign = vi.fn();
  const share = vi.fn(() => Promise.reject(new DOMException('', name)));
  vi.stubGlobal('location', { assign });
  vi.stubGlobal('navigator', { share });
  enhanceShare(document.querySelector('section') as HTMLElement);
  const button = document.querySelector('button');
  expect(button?.textContent).toBe(de.shareDevice);
  expect(button?.querySelector('path')?.getAttribute('d')).toBe(iconPath('share'));
  button?.click();
  expect(share).toHaveBeenCalledWith({
    title: 'Ein Beitrag',
    url: 'https://tram.example/beitrag/101-ein-beitrag',
  });
  await new Promise((resolve) => setTimeout(resolve));
  expect(assign.mock.calls.flat()).toEqual(opened);
});
