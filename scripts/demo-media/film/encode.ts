import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXACT, ffmpeg } from '../tools.ts';
import type { Layer } from './layers.ts';

export const FPS = 25;

type Rung = {
  width: number;
  profile: 'baseline' | 'main';
  level: string;
  crf: number;
  most: string;
  codecs: string;
};

/** The ladder's rungs: what a cheap phone in a tunnel gets, a tablet, the screen in the vehicle. */
const rungs: readonly Rung[] = [
  { width: 640, profile: 'baseline', level: '3.0', crf: 33, most: '100k', codecs: 'avc1.42C01E,mp4a.40.2' },
  { width: 960, profile: 'main', level: '3.1', crf: 33, most: '195k', codecs: 'avc1.4D401F,mp4a.40.2' },
  { width: 1280, profile: 'main', level: '3.1', crf: 30, most: '390k', codecs: 'avc1.4D401F,mp4a.40.2' },
];

const SEGMENT_SECONDS = 4;

/** All frames once without loss; the qualities are made from this file. */
export async function writeFrames(file: string, frames: Iterable<Layer>, size: string): Promise<void> {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgba', '-s', size, '-r', String(FPS), '-i', 'pipe:0'];
  const output = ['-c:v', 'libx264rgb', '-preset', 'ultrafast', '-qp', '0', file];
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...input, ...output], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const closed = once(child, 'close');
  for (const { data } of frames) {
    if (!child.stdin.write(data)) await once(child.stdin, 'drain');
  }
  child.stdin.end();
  const [code] = await closed;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

const video = ({ width, profile, level, crf, most }: Rung): string[] => [
  ...[
    '-vf',
    `scale=${width}:-2:flags=lanczos`,
    '-c:v',
    'libx264',
    '-profile:v',
    profile,
    '-level',
    level,
    '-pix_fmt',
    'yuv420p',
  ],
  ...['-preset', 'slow', '-tune', 'animation', '-crf', String(crf), '-maxrate', most, '-bufsize', most],
  ...['-g', String(FPS * 2), '-keyint_min', String(FPS * 2), '-sc_threshold', '0'],
];
const audio = (kbit: number) => ['-c:a', 'aac', '-b:a', `${kbit}k`, '-ar', '44100', '-ac', '1'];

export function writeMp4(frames: string, sound: string, target: string): void {
  const rung = rungs[1];
  if (rung)
    ffmpeg(
      ['-i', frames, '-i', sound],
      [...video(rung), ...audio(56), '-shortest', '-movflags', '+faststart', ...EXACT, target],
    );
}

export type Captions = { vtt: string; name: string; language: string };

/** Three master playlists over one set of variants: low holds the first rung, medium two, high all three. */
export function writeStream(
  frames: string,
  sound: string,
  folder: string,
  name: string,
  captions?: Captions,
): void {
  for (const file of readdirSync(folder))
    if (file.startsWith(`${name}-`) && /\.(m4s|m3u8|vtt)$|-init\.mp4$/.test(file)) rmSync(join(folder, file));
  const hls = (rung: Rung) => [
    ...[
      '-f',
      'hls',
      '-hls_time',
      String(SEGMENT_SECONDS),
      '-hls_playlist_type',
      'vod',
      '-hls_flags',
      'independent_segments',
    ],
    ...['-hls_segment_type', 'fmp4', '-hls_fmp4_init_filename', `${name}-${rung.width}-init.mp4`],
    ...['-hls_segment_filename', join(folder, `${name}-${rung.width}-%d.m4s`)],
  ];
  for (const rung of rungs) {
    const playlist = join(folder, `${name}-${rung.width}.m3u8`);
    ffmpeg(
      ['-i', frames, '-i', sound],
      [...video(rung), ...audio(40), '-shortest', ...hls(rung), ...EXACT, playlist],
    );
  }
  const seconds = durationOf(readFileSync(join(folder, `${name}-640.m3u8`), 'utf8'));
  const start = firstTimestamp(join(folder, `${name}-640.m3u8`));
  if (captions) writeCaptions(folder, name, captions, seconds, start);
  for (const [quality, count] of [
    ['low', 1],
    ['medium', 2],
    ['high', 3],
  ] as const) {
    const variants = rungs
      .slice(0, count)
      .map((rung) => variantLines(folder, name, rung, seconds, captions !== undefined));
    const media = captions
      ? `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="untertitel",NAME="${captions.name}",LANGUAGE="${captions.language}",DEFAULT=NO,AUTOSELECT=YES,FORCED=NO,URI="${name}-untertitel.m3u8"\n`
      : '';
    const text = `#EXTM3U\n#EXT-X-VERSION:6\n#EXT-X-INDEPENDENT-SEGMENTS\n${media}${variants.reverse().join('')}`;
    writeFileSync(join(folder, `${name}-${quality}.m3u8`), text);
  }
}

const durationOf = (playlist: string) =>
  [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].reduce((sum, [, length]) => sum + Number(length), 0);

function variantLines(folder: string, name: string, rung: Rung, seconds: number, captioned: boolean): string {
  const playlist = readFileSync(join(folder, `${name}-${rung.width}.m3u8`), 'utf8');
  const parts = [...playlist.matchAll(/#EXTINF:([\d.]+),\s*\n(\S+)/g)].map(([, length, file]) => ({
    seconds: Number(length),
    bits: statSync(join(folder, file ?? '')).size * 8,
  }));
  const peak = Math.ceil(Math.max(...parts.map((part) => part.bits / part.seconds)));
  const average = Math.ceil(parts.reduce((sum, part) => sum + part.bits, 0) / seconds);
  const height = (rung.width * 9) / 16;
  const attributes = [
    `BANDWIDTH=${peak}`,
    `AVERAGE-BANDWIDTH=${average}`,
    `CODECS="${rung.codecs}"`,
    `RESOLUTION=${rung.width}x${height}`,
    `FRAME-RATE=${FPS}.000`,
    ...(captioned ? ['SUBTITLES="untertitel"'] : []),
  ];
  return `#EXT-X-STREAM-INF:${attributes.join(',')}\n${name}-${rung.width}.m3u8\n`;
}

/** Where the picture starts on the stream's 90 kHz clock; players line the words up by this. */
function firstTimestamp(playlist: string): number {
  const probe = ['-v', 'error', '-select_streams', 'v:0', '-show_entries', 'stream=start_time'];
  const seconds = execFileSync('ffprobe', [...probe, '-of', 'csv=p=0', playlist], { encoding: 'utf8' });
  return Math.round(Number.parseFloat(seconds) * 90_000);
}

function writeCaptions(
  folder: string,
  name: string,
  { vtt }: Captions,
  seconds: number,
  start: number,
): void {
  const cues = vtt.replace('WEBVTT\n', `WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:${start},LOCAL:00:00:00.000\n`);
  writeFileSync(join(folder, `${name}-untertitel.vtt`), cues);
  const length = seconds.toFixed(3);
  const head = `#EXTM3U\n#EXT-X-VERSION:3\n#EXT-X-TARGETDURATION:${Math.ceil(seconds)}\n#EXT-X-PLAYLIST-TYPE:VOD\n#EXT-X-MEDIA-SEQUENCE:0\n`;
  writeFileSync(
    join(folder, `${name}-untertitel.m3u8`),
    `${head}#EXTINF:${length},\n${name}-untertitel.vtt\n#EXT-X-ENDLIST\n`,
  );
}
