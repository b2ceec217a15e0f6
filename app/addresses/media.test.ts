import { describe, expect, it } from 'vitest';
import { BASIC_WIDTHS, WIDTHS } from '#app/contract/picture-sizes.ts';
import { mediaUrl, resizedUrl, resizer, uploadsOf } from './media.ts';

const OWN = 'https://kachel.example';
const embedded = uploadsOf('http://127.0.0.1:3000/api', '/uploads/', WIDTHS, {
  publicApi: `${OWN}/api`,
  pageOrigin: OWN,
});
const remote = uploadsOf('https://cms.example/api', '/uploads/');
/** A private content server, published at another host, and under the web app's own with a slash too many. */
const published = (publicApi: string, api = 'http://content:3001/api') =>
  uploadsOf(api, '/uploads/', BASIC_WIDTHS, { publicApi, pageOrigin: OWN });

describe('resizedUrl', () => {
  it.each([
    ['/api/uploads/tram.jpg', '/api/uploads/resize/640/70/tram.jpg'],
    ['/api/uploads/2026/11/tram.jpg', '/api/uploads/2026/11/resize/640/70/tram.jpg'],
    ['/api/uploads/tram.jpg?v=2', '/api/uploads/resize/640/70/tram.jpg?v=2'],
    ['https://kachel.example/api/uploads/tram.jpg', '/api/uploads/resize/640/70/tram.jpg'],
    ['/api/uploads/resize/1280/90/tram.jpg', '/api/uploads/resize/640/70/tram.jpg'],
    ['/api/uploads/a/resize/320/70/tram.jpg?v=2', '/api/uploads/a/resize/640/70/tram.jpg?v=2'],
    ['/api/uploads/no-resize/320/70/tram.jpg', '/api/uploads/no-resize/320/70/resize/640/70/tram.jpg'],
    ['https://elsewhere.example/tram.jpg', 'https://elsewhere.example/tram.jpg'],
    ['https://elsewhere.example/uploads/tram.jpg', 'https://elsewhere.example/uploads/tram.jpg'],
  ])('embedded: %s -> %s', (url, expected) => {
    expect(resizedUrl(embedded, url, 640, 70)).toBe(expected);
  });

  it.each([
    ['https://cms.example/api/uploads/tram.jpg', 'https://cms.example/api/uploads/resize/1280/90/tram.jpg'],
    ['https://cms.example/uploads/tram.jpg', 'https://cms.example/uploads/resize/1280/90/tram.jpg'],
    ['/api/uploads/tram.jpg', 'https://cms.example/api/uploads/resize/1280/90/tram.jpg'],
    ['http://cms.example/uploads/tram.jpg', 'https://cms.example/uploads/resize/1280/90/tram.jpg'],
    ['/uploads/tram.jpg', 'https://cms.example/uploads/resize/1280/90/tram.jpg'],
    ['/elsewhere/tram.jpg', 'https://cms.example/elsewhere/tram.jpg'],
  ])('another server: %s -> %s', (url, expected) => {
    expect(resizedUrl(remote, url, 1280, 90)).toBe(expected);
  });

  it.each([
    ['/api/uploads/tram.jpg', '/api/uploads/resize/1280/90/tram.jpg'],
    ['http://content:3001/api/uploads/tram.jpg', '/api/uploads/resize/1280/90/tram.jpg'],
    ['https://media.example/api/uploads/tram.jpg', '/api/uploads/resize/1280/90/tram.jpg'],
  ])('a private server published at a host of its own: %s', (url, path) => {
    const uploads = published('https://media.example/api');
    expect(resizedUrl(uploads, url, 1280, 90)).toBe(`https://media.example${path}`);
  });

  it.each([
    '/api/uploads/tram.jpg',
    'http://content:3001/api/uploads/tram.jpg',
    'https://kachel.example/api/uploads/tram.jpg',
  ])('a private server published under the page’s own host: %s', (url) => {
    const uploads = published('https://kachel.example:443//api');
    expect(resizedUrl(uploads, url, 1280, 90)).toBe('/api/uploads/resize/1280/90/tram.jpg');
  });
});

describe('a private server published under another path', () => {
  it.each([
    ['/v1/uploads/a.jpg', '/kachel/v1/uploads/resize/640/80/a.jpg'],
    ['http://cms.internal:8080/v1/uploads/a.jpg', '/kachel/v1/uploads/resize/640/80/a.jpg'],
    ['https://cms.example/kachel/v1/uploads/a.jpg', '/kachel/v1/uploads/resize/640/80/a.jpg'],
    ['/kachel/v1/uploads/a.jpg', '/kachel/v1/uploads/resize/640/80/a.jpg'],
    ['/uploads/a.jpg', '/uploads/resize/640/80/a.jpg'],
    ['/v1/fileadmin/a.jpg', '/kachel/v1/fileadmin/a.jpg'],
    ['/v10/fileadmin/a.jpg', '/v10/fileadmin/a.jpg'],
  ])('%s -> %s', (url, path) => {
    const uploads = published('https://cms.example/kachel/v1', 'http://cms.internal:8080/v1');
    expect(resizedUrl(uploads, url, 640, 80)).toBe(`https://cms.example${path}`);
  });

  it.each([
    ['', '/api', '/uploads/a.jpg', '/api/uploads/a.jpg'],
    ['', '/api', '/api/uploads/a.jpg', '/api/uploads/a.jpg'],
    ['/api', '', '/api/uploads/a.jpg', '/uploads/a.jpg'],
    ['/api', '', '/uploads/a.jpg', '/uploads/a.jpg'],
    ['/api/cms', '/api', '/api/cms/uploads/a.jpg', '/api/uploads/a.jpg'],
  ])('from "%s" to "%s": %s -> %s', (from, to, url, path) => {
    const uploads = published(`https://cms.example${to}`, `http://cms.internal${from}`);
    expect(mediaUrl(uploads, url)).toBe(`https://cms.example${path}`);
  });
});

it('all servers offer two widths, the embedded one more, another one what the operator says', () => {
  expect(remote.widths).toEqual([640, 1280]);
  expect(embedded.widths).toEqual([320, 480, 640, 960, 1280]);
  expect(uploadsOf('https://cms.example/api', '/uploads/', [480, 640]).widths).toEqual([480, 640]);
});

describe('mediaUrl', () => {
  it('leaves whole addresses alone and completes paths of another server', () => {
    expect(mediaUrl(embedded, '/api/uploads/a.mp3')).toBe('/api/uploads/a.mp3');
    expect(mediaUrl(remote, '/api/uploads/a.mp3')).toBe('https://cms.example/api/uploads/a.mp3');
  });
});

it.each(['karte.svg', 'wetter.gif?v=2'])('%s is sent as it is: nobody resizes it', (file) => {
  const uploads = uploadsOf('https://cms.example/api', '/uploads/');
  expect(resizer(uploads, `https://cms.example/api/uploads/${file}`)).toBeNull();
});
