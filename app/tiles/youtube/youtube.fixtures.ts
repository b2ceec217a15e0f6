import type { TileFixtures } from '../tile/tile-fixtures.ts';

export const fixtures: TileFixtures = {
  typical: { type: 'youtube', youtubeId: 'aqz-KE-bpKQ', aspectRatio: '16 / 9' },
  longest: { type: 'youtube', youtubeId: 'a'.repeat(64), aspectRatio: '9999 / 9999' },
  missing: { type: 'youtube', youtubeId: 'aqz-KE-bpKQ' },
  strings: { type: 'youtube', youtubeId: 12345678901, aspectRatio: null },
  hostile: {
    type: 'youtube',
    youtubeId: 'onerror-alert_1',
    aspectRatio: '1 / 1; background: url(//xss.invalid)',
  },
};
