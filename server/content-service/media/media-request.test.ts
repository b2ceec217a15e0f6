import { describe, expect, it } from 'vitest';
import { readMediaPath } from './media-request.ts';

describe('an address of media', () => {
  it.each([
    ['/tram.jpg', { file: 'tram.jpg', resize: null }],
    ['/2026/11/tram.jpg', { file: '2026/11/tram.jpg', resize: null }],
    ['/Stra%C3%9Fe%20am%20Fluss.jpg', { file: 'Straße am Fluss.jpg', resize: null }],
    ['/resize/640/70/tram.jpg', { file: 'tram.jpg', resize: { width: 640, quality: 70 } }],
    ['/resize/320/80/tram.jpg', { file: 'tram.jpg', resize: { width: 320, quality: 80 } }],
    ['/resize/960/80/tram.jpg', { file: 'tram.jpg', resize: { width: 960, quality: 80 } }],
    ['/2026/resize/1280/90/tram.jpg', { file: '2026/tram.jpg', resize: { width: 1280, quality: 90 } }],
    ['/resize/tram.jpg', { file: 'resize/tram.jpg', resize: null }],
  ])('%s is read', (path, request) => {
    expect(readMediaPath(path)).toEqual(request);
  });

  it.each([
    '/',
    '',
    '//etc/passwd',
    '/../secret.jpg',
    '/a/../../secret.jpg',
    '/%2e%2e/secret.jpg',
    '/..%2fsecret.jpg',
    '/a%2Fb.jpg',
    '/a%5C..%5Cb.jpg',
    '/tram.jpg%00.png',
    '/%E0%A4%A.jpg',
    '/.env',
    '/a/.git/config',
    '/C:/windows.jpg',
    `/${'x'.repeat(300)}.jpg`,
    '/resize/641/70/tram.jpg',
    '/resize/640/71/tram.jpg',
    '/resize/0640/70/tram.jpg',
    '/resize/640/70/',
    '/resize/-1/999999/tram.jpg',
    '/resize/1e3/70/tram.jpg',
  ])('%s is none', (path) => {
    expect(readMediaPath(path)).toBeNull();
  });
});
