import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { otherMedia, pictureFile, pictures } from '#server/content-service/demo/pictures.ts';

const folder = fileURLToPath(new URL('../../server/content-service/demo/media/', import.meta.url));
const files = readdirSync(folder);
const streams = otherMedia.filter((name) => !name.includes('.'));

const namesIn = (playlist: string) =>
  readFileSync(join(folder, playlist), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

describe('the committed media', () => {
  it('holds every picture and file the demo content names', () => {
    const single = [
      ...pictures.map(({ name }) => pictureFile(name)),
      ...otherMedia.filter((name) => name.includes('.')),
    ];
    expect(single.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
  });

  it('stays under 10 MB', () => {
    const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
    expect(bytes).toBeLessThan(10_000_000);
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
  )('has a ladder %s-%s with %i rungs whose segments are all there', (name, quality, rungs) => {
    const variants = namesIn(`${name}-${quality}.m3u8`);
    expect(variants).toHaveLength(rungs);
    expect(variants.flatMap(namesIn).filter((segment) => !files.includes(segment))).toEqual([]);
  });

  it('brings German captions along with the film on the bridge', () => {
    const [captions] = namesIn('tram-bruecke-untertitel.m3u8');
    expect(readFileSync(join(folder, captions ?? ''), 'utf8')).toMatch(
      /^WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:\d+,LOCAL:00:00:00.000\n\n00:/,
    );
  });
});
