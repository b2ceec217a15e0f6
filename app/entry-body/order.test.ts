import { describe, expect, it } from 'vitest';
import type { PageFacts } from '#app/contract/tiles/tile-type.ts';
import type { RawTile } from '#app/tiles/tile/tile-fixtures.ts';
import { entryOf } from '#tests/support/tiles.tsx';
import { orderTiles } from './order.ts';

const text = { type: 'text', content: 'Text' };
const photo = { type: 'x-altkachel', mediaURL: '/uploads/a.jpg' };
const video = { type: 'videokachel', mediaURL: '/uploads/v' };
const slider = { type: 'mediaslider' };
const infos = { type: 'infos', label1: 'a', url1: '/a' };
const release = { type: 'pressrelease', title: 'a', text: 'b' };
const article = { type: 'dpa-infoline-entry', title: 'a', kicker: 'b', teaser: 'big' };
const wirePicture = { type: 'dpa-image', extID: 'x', mediaURL: '/uploads/w.jpg' };
const media = (tile: RawTile) => ({ ...tile, mediaSlider: '1' });
const top = (tile: RawTile) => ({ ...tile, slider: 1 });

/** Tile types in order, each with its key; tiles shown inside others follow them. */
function shown(tiles: RawTile[], facts: Partial<PageFacts> = {}) {
  const order = orderTiles(entryOf(tiles), { hasWidget: () => true, ...facts });
  const { top: first, tiles: rest, gathered } = order;
  const names = (list: ReadonlyArray<{ type: string; key: string }>) =>
    list.map(({ type, key }) => `${type} ${key}`).join(', ');
  return {
    top: names(first),
    tiles: names(rest),
    media: names(gathered.media),
    releases: Object.entries(gathered.releases)
      .map(([block, releases]) => `${block}: ${names(releases)}`)
      .join('; '),
    wire: names(gathered.wirePictures),
    first: gathered.first,
  };
}

describe('an entry shows', () => {
  it.each<[string, RawTile[], Partial<ReturnType<typeof shown>>]>([
    ['its tiles in the order they came', [text, photo, infos], { tiles: 'text 1, altkachel 2, infos 3' }],
    [
      'no tile with a teaser',
      [
        { ...photo, teaser: 'big' },
        { ...text, teaser: 'small' },
        { ...photo, teaser: 'banner' },
      ],
      { tiles: '' },
    ],
    [
      'a wire article whose teaser text is “big”, a size of teaser tiles',
      [article, wirePicture],
      { tiles: 'dpa-infoline-entry 1', wire: 'dpa-image 2' },
    ],
    [
      'the picture of an article in the top slider inside the article',
      [top(article), wirePicture],
      { top: 'dpa-infoline-entry 1', tiles: '', wire: 'dpa-image 2' },
    ],
    [
      'top-slider tiles first',
      [text, top(photo), text, top(video)],
      { top: 'altkachel 2, videokachel 4', tiles: 'text 1, text 3' },
    ],
    ['no teaser in the top slider', [{ ...top(photo), teaser: 'big' }], { top: '', tiles: '' }],
    [
      'at most ten in the top slider, and those beyond below it',
      [...Array.from({ length: 10 }, () => top(photo)), text, top({ type: 'competition', id: '7' })],
      {
        top: Array.from({ length: 10 }, (_, i) => `altkachel ${i + 1}`).join(', '),
        tiles: 'text 11, competition 12',
      },
    ],
    [
      'media in the mediaslider tile',
      [media(photo), text, slider, media(video), text],
      { tiles: 'text 2, mediaslider 3, text 5', media: 'altkachel 1, videokachel 4' },
    ],
    [
      'media in a slider at the end if there is no mediaslider tile',
      [media(photo), text],
      { tiles: 'text 2, mediaslider media', media: 'altkachel 1' },
    ],
    [
      'one slider for two mediaslider tiles',
      [slider, media(photo), slider],
      { tiles: 'mediaslider 1', media: 'altkachel 2' },
    ],
    ['no slider without media', [slider, text], { tiles: 'text 2', media: '' }],
    [
      'a text with the mediaSlider flag outside of the slider',
      [media(text), media(photo)],
      { tiles: 'text 1, mediaslider media' },
    ],
    [
      'press releases inside the infos',
      [release, infos, release],
      { tiles: 'infos 2', releases: '2: pressrelease 1, pressrelease 3' },
    ],
    [
      'press releases without infos in an infos block that is added',
      [text, release, text, release],
      { tiles: 'text 1, infos 2, text 3', releases: '2: pressrelease 2, pressrelease 4' },
    ],
    [
      'a press release inside the infos although it is flagged for the slider',
      [{ ...release, slider: true }, infos],
      { top: '', tiles: 'infos 2', releases: '2: pressrelease 1' },
    ],
    [
      'each press release once, in the infos it follows',
      [infos, release, text, infos, release],
      { tiles: 'infos 1, text 3, infos 4', releases: '1: pressrelease 2; 4: pressrelease 5' },
    ],
    ['a wire picture without an article as a tile', [wirePicture], { tiles: 'dpa-image 1', wire: '' }],
  ])('%s', (_, tiles, expected) => {
    expect(shown(tiles)).toMatchObject(expected);
  });

  it.each<[string, RawTile[], string | null]>([
    ['the first one', [photo, photo], '1'],
    ['one after a text', [text, photo], '2'],
    ['none after two texts', [text, text, photo], null],
    ['the top slider’s, also from the end of the list', [text, text, top(photo)], '3'],
    ['the media slider’s if that comes first', [slider, text, media(photo)], '3'],
    ['the article’s', [article, wirePicture], '2'],
    ['one after a picture tile that has only text', [{ type: 'altkachel', header: 'a' }, photo], '2'],
  ])('as its first picture, which is loaded eagerly: %s', (_, tiles, first) => {
    expect(shown(tiles).first).toBe(first);
  });

  it.each<[string, RawTile]>([
    ['a picture tile without picture and text', { type: 'altkachel', mediaURL: '', header: ' ' }],
    ['a text that is empty after sanitising', { type: 'text', content: '<script>x</script><p> </p>' }],
    ['a quote that is empty after sanitising', { type: 'quote', quote: '<style>x</style>' }],
    ['a press release that is empty after sanitising', { ...release, text: '<p>&nbsp;</p>' }],
    ['an accordion that is empty after sanitising', { type: 'akkordeon', head1: 'a', content1: '<br>' }],
  ])('never %s', (_, tile) => {
    expect(shown([tile]).tiles).toBe('');
  });

  it('a wire article only if it is complete, or to editors', () => {
    const incomplete = { ...article, kicker: ' ' };
    expect(shown([text, incomplete, wirePicture]).tiles).toBe('text 1, dpa-image 3');
    expect(shown([text, incomplete], { isPreview: true }).tiles).toBe('text 1, dpa-infoline-entry 2');
  });

  it('a widget only if its address is configured', () => {
    const widgets = [1, 2].map((extType) => ({ type: 'external', extType, extId: 'a' }));
    expect(shown(widgets, { hasWidget: (type) => type === 2 }).tiles).toBe('external 2');
  });

  it('at most 50 media in their slider, and those beyond after it', () => {
    const { media: found, tiles } = shown([slider, ...Array.from({ length: 52 }, () => media(photo))]);
    expect(found.split(', ')).toHaveLength(50);
    expect(tiles).toBe('mediaslider 1, altkachel 52, altkachel 53');
  });
});
