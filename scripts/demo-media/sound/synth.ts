import { Rng } from '../canvas/rng.ts';

export const RATE = 44_100;

/** Two channels of samples that sounds are added to at a time in seconds. */
export class Track {
  readonly left: Float32Array;
  readonly right: Float32Array;

  constructor(readonly seconds: number) {
    this.left = new Float32Array(Math.round(seconds * RATE));
    this.right = new Float32Array(this.left.length);
  }

  add(at: number, length: number, gain: number, pan: number, sample: (t: number) => number): void {
    const from = Math.round(at * RATE);
    const until = Math.min(this.left.length, from + Math.round(length * RATE));
    const [l, r] = [gain * Math.min(1, 1 - pan), gain * Math.min(1, 1 + pan)];
    for (let i = Math.max(0, from); i < until; i++) {
      const value = sample((i - from) / RATE);
      this.left[i] = (this.left[i] ?? 0) + value * l;
      this.right[i] = (this.right[i] ?? 0) + value * r;
    }
  }

  fade(seconds: number): void {
    const span = Math.round(seconds * RATE);
    for (let i = 0; i < span; i++) {
      const k = i / span;
      for (const channel of [this.left, this.right]) {
        channel[i] = (channel[i] ?? 0) * k;
        const end = channel.length - 1 - i;
        channel[end] = (channel[end] ?? 0) * k;
      }
    }
  }

  /** 16 bit PCM with a gentle limiter, so that chords may overlap without clipping. */
  wav(): Buffer {
    const bytes = this.left.length * 4;
    const buffer = Buffer.alloc(44 + bytes);
    buffer.write('RIFF', 0);
    buffer.writeUInt32LE(36 + bytes, 4);
    buffer.write('WAVEfmt ', 8);
    buffer.writeUInt32LE(16, 16);
    buffer.writeUInt16LE(1, 20);
    buffer.writeUInt16LE(2, 22);
    buffer.writeUInt32LE(RATE, 24);
    buffer.writeUInt32LE(RATE * 4, 28);
    buffer.writeUInt16LE(4, 32);
    buffer.writeUInt16LE(16, 34);
    buffer.write('data', 36);
    buffer.writeUInt32LE(bytes, 40);
    for (let i = 0; i < this.left.length; i++) {
      buffer.writeInt16LE(Math.round(Math.tanh(this.left[i] ?? 0) * 32_000), 44 + i * 4);
      buffer.writeInt16LE(Math.round(Math.tanh(this.right[i] ?? 0) * 32_000), 46 + i * 4);
    }
    return buffer;
  }
}

const sine = (frequency: number, t: number) => Math.sin(2 * Math.PI * frequency * t);
const decay = (t: number, half: number) => 0.5 ** (t / half);

/** Struck metal: partials that don't fit a harmonic row, each dying at its own pace. */
export function bell(track: Track, at: number, frequency: number, gain: number, pan = 0): void {
  const partials = [
    [1, 1, 0.9],
    [2.01, 0.6, 0.55],
    [2.76, 0.35, 0.35],
    [5.4, 0.18, 0.16],
    [8.93, 0.08, 0.08],
  ] as const;
  track.add(
    at,
    4,
    gain,
    pan,
    (t) =>
      partials.reduce(
        (sum, [ratio, level, half]) => sum + sine(frequency * ratio, t) * level * decay(t, half),
        0,
      ) * Math.min(1, t * 400),
  );
}

/** A soft mallet on a wooden bar with a little tremolo. */
export function mallet(track: Track, at: number, frequency: number, gain: number, pan = 0): void {
  track.add(at, 2.6, gain, pan, (t) => {
    const tremolo = 1 + 0.15 * sine(5.2, t);
    return (
      (sine(frequency, t) * decay(t, 0.42) + 0.3 * sine(frequency * 4, t) * decay(t, 0.09)) *
      tremolo *
      Math.min(1, t * 250)
    );
  });
}

export function pad(
  track: Track,
  at: number,
  length: number,
  frequencies: readonly number[],
  gain: number,
): void {
  for (const [i, frequency] of frequencies.entries()) {
    track.add(at, length, gain, i % 2 ? 0.35 : -0.35, (t) => {
      const swell = Math.sin((Math.PI * t) / length) ** 0.7;
      return (sine(frequency, t) + 0.4 * sine(frequency * 1.004, t) + 0.2 * sine(frequency * 2, t)) * swell;
    });
  }
}

/** Wheels on rails: dark noise, and a double knock at each joint. */
export function rumble(track: Track, at: number, length: number, gain: number, knocks: number): void {
  const rng = new Rng('rumble');
  let low = 0;
  let lower = 0;
  track.add(at, length, gain, 0, (t) => {
    low += (rng.next() * 2 - 1 - low) * 0.035;
    lower += (low - lower) * 0.08;
    const swell = Math.min(1, t / 2, (length - t) / 2) * (1 + 0.2 * sine(0.6, t));
    return (lower * 9 + 0.12 * sine(58, t)) * swell;
  });
  for (let t = 0.6; t < length - 0.6; t += 1 / knocks) {
    const edge = Math.min(1, t / 2, (length - t) / 2);
    for (const offset of [0, 0.12]) {
      track.add(
        at + t + offset,
        0.2,
        gain * 0.5 * edge,
        offset ? 0.2 : -0.2,
        (u) => (sine(82, u) + 0.5 * sine(190, u)) * decay(u, 0.025),
      );
    }
  }
}

export function birdsong(track: Track, at: number, pitch: number, gain: number, pan: number): void {
  for (let i = 0; i < 4; i++) {
    track.add(
      at + i * 0.16,
      0.12,
      gain,
      pan,
      (t) => sine(pitch + 900 * Math.sin(t * 26 + i) * t * 6, t) * Math.sin((Math.PI * t) / 0.12) ** 2,
    );
  }
}
