import { expect, it } from 'vitest';
import { describePictures } from './describe-pictures.ts';

it('pictures say of themselves what their file does; nothing else is touched', async () => {
  const picture = { type: 'station-altkachel', mediaURL: '/uploads/known.jpg' };
  const wire = { type: 'dpa-image', mediaURL: '/uploads/known.jpg' };
  const size = { mediaWidth: 40, mediaHeight: 30 };
  const others = [
    { ...picture, mediaColor: '#112233', mediaWidth: '1600', mediaHeight: '1200' },
    { ...picture, mediaURL: '/uploads/unknown.jpg' },
    { ...picture, mediaURL: 7 },
    { type: 'videokachel', mediaURL: '/uploads/known.jpg' },
    null,
  ];
  const checked = [
    { document: { id: '1', kacheln: [picture, wire, ...others] } },
    { document: { id: '2', kacheln: '' } },
  ];
  await describePictures(checked, async (url) =>
    url === '/uploads/known.jpg' ? { mediaColor: '#2b7a12', ...size } : {},
  );
  const known = [
    { ...picture, mediaColor: '#2b7a12', ...size },
    { ...wire, mediaColor: '#2b7a12' },
  ];
  expect(checked).toEqual([
    { document: { id: '1', kacheln: [...known, ...others] } },
    { document: { id: '2', kacheln: '' } },
  ]);
  expect(picture).not.toHaveProperty('mediaColor');
});
