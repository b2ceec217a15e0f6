import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { mediaTypeOf } from '../media/media-types.ts';
import { pictureFile, pictures } from './pictures.ts';

const folder = fileURLToPath(new URL('media/', import.meta.url));
const files = readdirSync(folder);
const streams = files.flatMap((name) => /^(.*)-high\.m3u8$/.exec(name)?.[1] ?? []);

const linesOf = (playlist: string) => readFileSync(join(folder, playlist), 'utf8').split('\n');
const namesIn = (playlist: string) =>
  linesOf(playlist).filter((line) => line !== '' && !line.startsWith('#'));

describe('the committed media', () => {
  it('holds every picture the demo content names', () => {
    expect(pictures.map(pictureFile).filter((file) => !files.includes(file))).toEqual([]);
  });

  it('stays under 10 MB', () => {
    const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
    expect(bytes).toBeLessThan(10_000_000);
  });

  it('is served inline, each file with a known media type', () => {
    expect(files.filter((file) => !mediaTypeOf(file).inline)).toEqual([]);
  });

  it('has no video files with a code extension, such as .ts', () => {
    expect(files.filter((file) => /\.[cm]?[jt]sx?$/.test(file))).toEqual([]);
  });

  it.each(
    streams.flatMap(
      (name) =>
        [
          [name, 'low', 1],
          [name, 'medium', 2],
          [name, 'high', 3],
        ] as const,
    ),
  )('has a playlist %s-%s with %i variants, all of whose segments exist', (name, quality, count) => {
    const variants = namesIn(`${name}-${quality}.m3u8`);
    expect(variants).toHaveLength(count);
    for (const variant of variants) {
      const [, start] = /#EXT-X-MAP:URI="(.+)"/.exec(linesOf(variant).join('\n')) ?? [];
      expect(files).toContain(start);
      expect(namesIn(variant).filter((segment) => !files.includes(segment))).toEqual([]);
    }
  });

  it('has German captions for the video of the bridge', () => {
    const [captions = ''] = namesIn('tram-bruecke-untertitel.m3u8');
    expect(linesOf(captions).slice(0, 4)).toEqual([
      'WEBVTT',
      expect.stringMatching(/^X-TIMESTAMP-MAP=MPEGTS:\d+,LOCAL:00:00:00.000$/),
      '',
      expect.stringMatching(/^00:/),
    ]);
  });
});
