import { bell, birdsong, mallet, pad, rumble, Track } from './synth.ts';

/** Equal temperament, in semitones from the a of 440 Hz. */
const note = (semitones: number) => 440 * 2 ** (semitones / 12);
const [G3, A3, C4, D4, E4, G4, A4, C5, D5, E5, G5] = [-14, -12, -9, -7, -5, -2, 0, 3, 5, 7, 10].map(note) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];

const stopChime = (track: Track, at: number, gain: number): void => {
  for (const [i, pitch] of [G5, E5, C5].entries()) bell(track, at + i * 0.38, pitch, gain, -0.2 + i * 0.2);
};

/** 'Stadtklang': the night tram pulls away, a tune over the rail joints, the next stop is called. */
export function cityPiece(): Track {
  const track = new Track(20);
  stopChime(track, 0.3, 0.24);
  rumble(track, 1.4, 16.6, 0.34, 1);
  const chords = [
    [A3, C4, E4],
    [G3, D4, G4],
    [C4, E4, G4],
    [D4, A3, E4],
  ];
  for (let i = 0; i < 8; i++) pad(track, 2 + i * 2, 2.5, chords[i % 4] ?? [], 0.05);
  const tune: readonly (readonly [beat: number, pitch: number])[] = [
    [0, A4],
    [1, C5],
    [1.5, D5],
    [2, E5],
    [3.5, D5],
    [4, C5],
    [5, A4],
    [6, G4],
    [7.5, A4],
    [8, C5],
    [9, E5],
    [9.5, G5],
    [10, E5],
    [11, D5],
    [12, C5],
    [13, D5],
    [14, A4],
    [15.5, G4],
    [16, A4],
    [17, C5],
    [17.5, D5],
    [18, E5],
    [19, C5],
    [20, D5],
    [21, A4],
    [22, G4],
    [23, E4],
    [24, A4],
  ];
  for (const [i, [beat, pitch]] of tune.entries())
    mallet(track, 3 + beat * 0.5, pitch, 0.22, i % 2 ? 0.3 : -0.3);
  for (let i = 0; i < 12; i++) mallet(track, 3 + i, (chords[Math.floor(i / 2) % 4] ?? [A3])[0] ?? A3, 0.12);
  stopChime(track, 17.4, 0.22);
  track.fade(0.5);
  return track;
}

export function bridgeSound(seconds: number): Track {
  const track = new Track(seconds);
  rumble(track, 0, seconds, 0.4, 1.25);
  birdsong(track, 0.9, 3100, 0.05, -0.5);
  birdsong(track, 5.2, 2700, 0.04, 0.5);
  bell(track, 2.2, 1245, 0.12, 0.1);
  bell(track, 2.55, 1245, 0.12, 0.1);
  pad(track, 0, seconds, [C4, G4, E5], 0.03);
  track.fade(0.4);
  return track;
}

export function squareSound(seconds: number): Track {
  const track = new Track(seconds);
  for (const [at, pitch, pan] of [
    [0.3, 3000, -0.6],
    [1.8, 2600, 0.4],
    [3.4, 3300, -0.2],
    [5.6, 2800, 0.6],
  ] as const)
    birdsong(track, at, pitch, 0.06, pan);
  for (const [i, pitch] of [E4, C4, D4, G3].entries()) bell(track, 1 + i * 0.75, pitch, 0.16, -0.1);
  bell(track, 4.6, G3 / 2, 0.26);
  bell(track, 6.1, G3 / 2, 0.22);
  pad(track, 0.5, seconds - 0.5, [C4, E4, G4], 0.03);
  track.fade(0.4);
  return track;
}
