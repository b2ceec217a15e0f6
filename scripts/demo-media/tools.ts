import { execFileSync } from 'node:child_process';

/** The same bytes from the same ffmpeg: no encoder names, no dates, one thread. */
export const EXACT = [
  '-threads',
  '1',
  '-fflags',
  '+bitexact',
  '-flags:v',
  '+bitexact',
  '-flags:a',
  '+bitexact',
  '-map_metadata',
  '-1',
];

export function ffmpeg(input: readonly string[], output: readonly string[], stdin?: Buffer): void {
  execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...input, ...output], {
    input: stdin,
    stdio: ['pipe', 'inherit', 'inherit'],
    maxBuffer: 1 << 30,
  });
}
