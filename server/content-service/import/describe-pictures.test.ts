import { expect, it } from 'vitest';
import type { PictureFacts } from '../media/picture-facts.ts';
import { describePictures } from './describe-pictures.ts';

it('pictures get the colour and size of their file; tiles without a known file are unchanged', async () => {
  const picture = { type: 'station-altkachel', mediaURL: '/uploads/known.jpg' };
  const wire = { type: 'dpa-image', mediaURL: '/uploads/known.jpg' };
  const size = { mediaWidth: 40, mediaHeight: 30 };
  const stale = { mediaColor: '#112233', mediaWidth: '1600', mediaHeight: '1200' };
  const transparent = { ...picture, ...stale, mediaURL: '/uploads/transparent.png' };
  const others = [
    { ...picture, ...stale, mediaURL: '/uploads/unknown.jpg' },
    { ...picture, mediaURL: 7 },
    { type: 'videokachel', mediaURL: '/uploads/known.jpg' },
    null,
  ];
  const checked = [
    { document: { id: '1', kacheln: [picture, wire, { ...picture, ...stale }, transparent, ...others] } },
    { document: { id: '2', kacheln: '' } },
  ];
  const facts: Record<string, PictureFacts> = {
    '/uploads/known.jpg': { mediaColor: '#2b7a12', ...size },
    '/uploads/transparent.png': size,
  };
  await describePictures(checked, async (url) => facts[url] ?? {});
  const known = [
    { ...picture, mediaColor: '#2b7a12', ...size },
    { ...wire, mediaColor: '#2b7a12' },
    { ...picture, mediaColor: '#2b7a12', ...size },
    { ...transparent, mediaColor: undefined, ...size },
  ];
  expect(checked).toEqual([
    { document: { id: '1', kacheln: [...known, ...others] } },
    { document: { id: '2', kacheln: '' } },
  ]);
  expect(picture).not.toHaveProperty('mediaColor');
});
