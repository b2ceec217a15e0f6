import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bridgeSound, squareSound } from '../sound/pieces.ts';
import { bridgeFrames } from './bridge-film.ts';
import { type Captions, FPS, writeFrames, writeMp4, writeStream } from './encode.ts';
import { squareFrames } from './square-film.ts';

const SECONDS = 8;

const bridgeCaptions: Captions = {
  name: 'Deutsch',
  language: 'de',
  vtt: `WEBVTT

00:00:00.300 --> 00:00:02.000
[Räder rollen über Schienen, ein Vogel singt]

00:00:02.200 --> 00:00:03.600
[Die Straßenbahn läutet zweimal]

00:00:04.000 --> 00:00:07.700
Die Linie 4 fährt über die Alte Brücke
in Richtung Rosenacker.
`,
};

const films = {
  'tram-bruecke': { frames: () => bridgeFrames(SECONDS * FPS), sound: bridgeSound, captions: bridgeCaptions },
  marktplatz: { frames: () => squareFrames(SECONDS * FPS, SECONDS), sound: squareSound, captions: undefined },
} as const;

export type FilmName = keyof typeof films;
export const filmNames = Object.keys(films) as FilmName[];

export async function writeFilm(folder: string, name: FilmName): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), 'kachel-film-'));
  try {
    const [frames, sound] = [join(work, 'frames.mkv'), join(work, 'sound.wav')];
    const film = films[name];
    writeFileSync(sound, film.sound(SECONDS).wav());
    await writeFrames(frames, film.frames(), '1280x720');
    writeStream(frames, sound, folder, name, film.captions);
    writeMp4(frames, sound, join(folder, `${name}.mp4`));
  } finally {
    rmSync(work, { recursive: true });
  }
}
