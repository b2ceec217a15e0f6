import { describe, expect, it } from 'vitest';
import { mediaUrl, resizedUrl, uploadsOf } from './media.ts';

const embedded = uploadsOf('http://127.0.0.1:3000/api', '/uploads/', true);
const remote = uploadsOf('https://cms.example/api', '/uploads/', false);

describe('resizedUrl', () => {
  it.each([
    ['/api/uploads/tram.jpg', '/api/uploads/resize/640/70/tram.jpg'],
    ['/api/uploads/2026/11/tram.jpg', '/api/uploads/2026/11/resize/640/70/tram.jpg'],
    ['/api/uploads/tram.jpg?v=2', '/api/uploads/resize/640/70/tram.jpg?v=2'],
    ['https://elsewhere.example/tram.jpg', 'https://elsewhere.example/tram.jpg'],
    ['https://elsewhere.example/uploads/tram.jpg', 'https://elsewhere.example/uploads/tram.jpg'],
  ])('embedded: %s -> %s', (url, expected) => {
    expect(resizedUrl(embedded, url, 640, 70)).toBe(expected);
  });

  it.each([
    ['https://cms.example/api/uploads/tram.jpg', 'https://cms.example/api/uploads/resize/1280/90/tram.jpg'],
    ['https://cms.example/uploads/tram.jpg', 'https://cms.example/uploads/resize/1280/90/tram.jpg'],
    ['/api/uploads/tram.jpg', 'https://cms.example/api/uploads/resize/1280/90/tram.jpg'],
    ['/uploads/tram.jpg', 'https://cms.example/uploads/resize/1280/90/tram.jpg'],
    ['/elsewhere/tram.jpg', 'https://cms.example/elsewhere/tram.jpg'],
  ])('another server: %s -> %s', (url, expected) => {
    expect(resizedUrl(remote, url, 1280, 90)).toBe(expected);
  });
});

it('all servers offer two widths, the embedded one more, another one what the operator says', () => {
  expect(remote.widths).toEqual([640, 1280]);
  expect(embedded.widths).toEqual([320, 480, 640, 960, 1280]);
  expect(uploadsOf('https://cms.example/api', '/uploads/', false, [480, 640]).widths).toEqual([480, 640]);
});

describe('mediaUrl', () => {
  it('leaves whole addresses alone and completes paths of another server', () => {
    expect(mediaUrl(embedded, '/api/uploads/a.mp3')).toBe('/api/uploads/a.mp3');
    expect(mediaUrl(remote, '/api/uploads/a.mp3')).toBe('https://cms.example/api/uploads/a.mp3');
  });
});
