import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
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

describe('the plans to download', () => {
  const bytesOf = (plan: string) => readFileSync(join(folder, plan), 'latin1');
  const wordsOf = (plan: string) => {
    const [, packed = ''] = /stream\n(.*)\nendstream/s.exec(bytesOf(plan)) ?? [];
    const drawn = inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    return [...drawn.matchAll(/\((.*?)\) Tj/g)].map(([, word = '']) => word);
  };
  const night = wordsOf('fahrplan-nacht.pdf');
  const rowsOf = (line: string, next: string) => night.slice(night.indexOf(line) + 2, night.indexOf(next));
  const stopsOf = (rows: string[]) => rows.filter((word) => !/^\d/.test(word));
  const [n1, n2, n7] = [
    rowsOf('N1', 'N2'),
    rowsOf('N2', 'N7'),
    rowsOf('N7', 'Am Hauptbahnhof warten alle Linien drei Minuten aufeinander.'),
  ];

  it.each(['fahrplan-nacht.pdf', 'netzplan.pdf'])('%s says where each of its objects begins', (plan) => {
    const bytes = bytesOf(plan);
    const table = Number(/startxref\n(\d+)/.exec(bytes)?.[1]);
    expect(bytes.indexOf('xref\n')).toBe(table);
    const begins = [...bytes.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at));
    expect(begins).toHaveLength(7);
    begins.forEach((at, index) => {
      expect(bytes.startsWith(`${index + 1} 0 obj\n`, at)).toBe(true);
    });
  });

  it('take riders home as the stories 166 and 417 say: N7 to the Nordhang until 4.10, N2 from the Osterfeld', () => {
    expect(stopsOf(n7)).toEqual([
      'Kesselhaus',
      'Hauptbahnhof',
      'Theater am Wall',
      'Stadtpark',
      'Klinikum',
      'Nordhang',
    ]);
    expect([n7[1], n7[8], n7[9], n7[10]]).toEqual(['0.10', '3.40', '4.10', 'Hauptbahnhof']);
    expect(stopsOf(n2)).toContain('Osterfeld');
  });

  it('name the same stops; only the Kesselhaus has no tram by day', () => {
    const map = wordsOf('netzplan.pdf');
    expect(stopsOf([...n1, ...n2, ...n7]).filter((stop) => !map.includes(stop))).toEqual(['Kesselhaus']);
    expect(map.filter((word, at) => word.length > 1 && map.indexOf(word) !== at)).toEqual([]);
  });
});
