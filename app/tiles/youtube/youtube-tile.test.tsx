import { expect, it } from 'vitest';
import { renderTile } from '#tests/support/tiles.tsx';

it.each([
  ['16 / 9', '56.2500%'],
  ['9 / 16', '177.7778%'],
  ['1 / 9999', '200.0000%'],
  ['9999 / 1', '25.0000%'],
  ['0 / 9', '56.2500%'],
])('a video of ratio %s has a height of %s of its width', (aspectRatio, height) => {
  const html = renderTile({ type: 'youtube', youtubeId: 'dQw4w9WgXcQ', aspectRatio });
  expect(html).toContain(`padding-top:${height}`);
});
