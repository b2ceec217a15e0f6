import { join } from 'node:path';
import { EXACT, ffmpeg } from '../tools.ts';
import { cityPiece } from './pieces.ts';

export function writeSound(folder: string): void {
  const mp3 = [
    '-codec:a',
    'libmp3lame',
    '-b:a',
    '112k',
    ...EXACT,
    '-metadata',
    'title=Stadtklang',
    '-id3v2_version',
    '3',
  ];
  ffmpeg(['-f', 'wav', '-i', 'pipe:0'], [...mp3, join(folder, 'stadtklang.mp3')], cityPiece().wav());
}
