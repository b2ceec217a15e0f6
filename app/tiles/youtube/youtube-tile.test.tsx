import { expect, it } from 'vitest';
import { renderTile } from '#tests/support/tiles.tsx';

it.each([
  ['16 / 9', '56.2500%', '151.11vh'],
  ['9 / 16', '177.7778%', '47.81vh'],
  ['1 / 9999', '200.0000%', '42.50vh'],
  ['9999 / 1', '25.0000%', '340.00vh'],
  ['0 / 9', '56.2500%', '151.11vh'],
])('a video of ratio %s is %s of its width high, and 85 vh at most', (aspectRatio, height, width) => {
  const html = renderTile({ type: 'youtube', youtubeId: 'dQw4w9WgXcQ', aspectRatio });
  expect(html).toContain(`padding-top:${height}`);
  expect(html).toContain(`max-width:max(20rem, ${width})`);
});
