import { describe, expect, it } from 'vitest';
import { uploadsOf } from '#app/addresses/media.ts';
import { translator } from '#app/i18n/translate.ts';
import { pictureAlternative, pictureSize, pictureWords } from '../altkachel/picture-words.ts';
import { widgetAddress } from '../external/widget-address.ts';
import { streamsOf } from '../videokachel/film-address.ts';
import { streamUrl, WIDTH_CAPS, widestLevelWithin } from '../videokachel/quality.ts';
import { mediaWords } from './media-words.ts';
import { cappedChoice, lengthOf, variantFor } from './playlist.ts';

const MASTER = `#EXTM3U
#EXT-X-STREAM-INF:BANDWIDTH=900000,RESOLUTION=640x360,CODECS="avc1.4d401e,mp4a.40.2"
640.m3u8
#EXT-X-STREAM-INF:AVERAGE-BANDWIDTH=2400000,BANDWIDTH=3000000,RESOLUTION=1280x720
1280.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=6000000,RESOLUTION=1920x1080
1920.m3u8
`;
const FILM = '#EXTM3U\n#EXTINF:4.0,\na.ts\n#EXTINF:2.5,\nb.ts\n#EXT-X-ENDLIST\n';

describe('an HLS playlist', () => {
  it.each([
    [1280, { uri: '1280.m3u8', width: 1280, bitsPerSecond: 2_400_000 }],
    [1000, { uri: '640.m3u8', width: 640, bitsPerSecond: 900_000 }],
    [100, { uri: '640.m3u8', width: 640, bitsPerSecond: 900_000 }],
  ])('for %i pixels gives the widest variant that fits', (width, expected) => {
    expect(variantFor(MASTER, width)).toEqual(expected);
  });

  const FRAMES = '#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=1,RESOLUTION=1920x1080,URI="1920-frames.m3u8"\n';
  const SOUND = '#EXT-X-STREAM-INF:BANDWIDTH=64000,CODECS="mp4a.40.2"\nsound.m3u8\n';
  const addresses = (list: string | null) => list?.match(/(?<=\/x\/)[\w-]+\.m3u8/g);

  it.each([
    [1280, MASTER + FRAMES + SOUND, ['640.m3u8', '1280.m3u8', 'sound.m3u8']],
    [960, MASTER + FRAMES, ['640.m3u8']],
    [320, MASTER.replace('#EXTM3U', `#EXTM3U\n${SOUND}`), ['sound.m3u8', '640.m3u8']],
    [640, SOUND, ['sound.m3u8']],
    [1920, MASTER + FRAMES, ['640.m3u8', '1280.m3u8', '1920.m3u8', '1920-frames.m3u8']],
  ])('capped to %i pixels keeps the variants that fit, or the narrowest: %#', (width, list, kept) => {
    expect(addresses(cappedChoice(list, width, (uri) => `/x/${uri}`))).toEqual(kept);
  });

  it.each([FILM, `${MASTER}#EXT-X-DEFINE:NAME="a",VALUE="b"\n`, ''])('is not capped: %#', (list) => {
    expect(cappedChoice(list, 1280, (uri) => uri)).toBeNull();
  });

  it('with 55,000 variants is parsed in less than a second', () => {
    const started = performance.now();
    expect(variantFor('#EXT-X-STREAM-INF:\n'.repeat(55_000), 1280)).toBeNull();
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it('without variants gives null', () => expect(variantFor(FILM, 1280)).toBeNull());

  it.each([
    [FILM, 6.5],
    [FILM.replace('#EXT-X-ENDLIST\n', ''), null],
    ['<html>', null],
    ['#EXT-X-ENDLIST', null],
  ])('has the total duration of its segments: %#', (playlist, seconds) => {
    expect(lengthOf(playlist)).toBe(seconds);
  });
});

describe('quality', () => {
  const levels = [{ width: 640 }, { width: 960 }, { width: 1280 }, { width: 1920 }];
  it.each([
    ['low', 0],
    ['medium', 1],
    ['high', 2],
  ] as const)('%s plays no wider than its cap', (quality, level) => {
    expect(widestLevelWithin(levels, WIDTH_CAPS[quality])).toBe(level);
  });

  it.each([
    ['all wider', [{ width: 1920 }, { width: 2560 }], 0],
    ['no width known', [{ width: 0 }, { width: 0 }], -1],
    ['none', [], -1],
  ])('with levels %s', (_, given, level) => {
    expect(widestLevelWithin(given, 640)).toBe(level);
  });

  it.each([
    ['of our content server', '/uploads/film', '/film/low/uploads/film.m3u8'],
    ['with an absolute URL', 'https://cms.example/uploads/film', '/film/low/uploads/film.m3u8'],
    ['with a query', '/uploads/film?a=1', 'https://cms.example/uploads/film?a=1-low.m3u8'],
    ['on another server', 'https://cdn.example/film', 'https://cdn.example/film-low.m3u8'],
  ])('playlist for native playback of a video %s', (_, film, address) => {
    const uploads = uploadsOf('https://cms.example/api', '/uploads/');
    expect(streamsOf(film, uploads, (path) => path).low).toBe(address);
  });

  it('is a suffix of the stream’s URL', () => {
    expect(streamUrl('/uploads/film', 'high')).toBe('/uploads/film-high.m3u8');
  });
});

describe('duration and size shown before playback', () => {
  it.each([
    [{ seconds: 65.4, bytes: 3_240_000 }, '1:05\u00a0Min., etwa 3,2\u00a0MB'],
    [{ seconds: null, bytes: 24_700_000 }, 'etwa 25\u00a0MB'],
    [{ seconds: 9, bytes: null }, '0:09\u00a0Min.'],
    [{ seconds: null, bytes: 10 }, 'etwa 0,1\u00a0MB'],
    [{ seconds: null, bytes: null }, ''],
    [undefined, ''],
  ])('%j', (facts, expected) => {
    expect(mediaWords(facts, translator('de'), 'de')).toBe(expected);
  });
});

describe('a picture’s texts', () => {
  it.each([
    [
      { header: 'Kopf', subheader: 'Linie 4', text: '' },
      { headline: 'Kopf', subline: 'Linie 4', text: '' },
    ],
    [
      { header: ' ', subheader: 'Linie 4', text: 'x' },
      { headline: 'Linie 4', subline: '', text: 'x' },
    ],
    [
      { header: '', subheader: '', text: '' },
      { headline: 'Titel', subline: '', text: '' },
    ],
  ])('of %j fall back to subheader and title', (tile, expected) => {
    expect(pictureWords(tile, 'Titel')).toEqual(expected);
  });

  it('are sentences in its alternative text', () => {
    expect(pictureAlternative({ header: 'Wohin?', subheader: 'Linie 4', text: 'Zum Hafen' }, 'Titel')).toBe(
      'Linie 4. Wohin? Zum Hafen.',
    );
  });

  it.each([
    [
      { mediaWidth: 800, mediaHeight: 600 },
      { width: 800, height: 600 },
    ],
    [{ mediaWidth: 800 }, { width: 1280, height: 960 }],
    [
      { mediaWidth: -1, mediaHeight: 5 },
      { width: 1280, height: 960 },
    ],
  ])('give the size %j or 4:3', (tile, size) => {
    expect(pictureSize(tile)).toEqual(size);
  });
});

describe('a widget', () => {
  it.each([
    [1, 'a b/../c', 'https://w.example/a%20b%2F..%2Fc?l=a%20b%2F..%2Fc'],
    [2, 'a', null],
  ])('of type %i with id %s', (extType, extId, expected) => {
    expect(widgetAddress({ '1': 'https://w.example/{id}?l={id}' }, { extType, extId })).toBe(expected);
  });
});
