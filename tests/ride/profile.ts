import { Dice } from '../support/dice.ts';

/**
 * A tram line as phones on board receive it, second by second. Assumed, shaped after published logs
 * (docs/performance.md, 'Simulated tram line'): the ranges are theirs, the order of places and the dice are ours.
 */

export type Place =
  | 'open street'
  | 'between houses'
  | 'underpass'
  | 'cell change'
  | 'tunnel'
  | 'station underground';

type Range = readonly [least: number, most: number];

interface Stretch {
  seconds: Range;
  /** Downlink. */
  kbit: Range;
  rttMs: Range;
  /** How often a second begins a hole of 1 to 3 s. */
  holes?: number;
}

const STRETCHES: Record<Place, Stretch> = {
  'open street': { seconds: [40, 90], kbit: [3000, 40_000], rttMs: [40, 80] },
  'between houses': { seconds: [40, 90], kbit: [100, 8000], rttMs: [50, 150], holes: 0.03 },
  underpass: { seconds: [5, 12], kbit: [50, 1000], rttMs: [80, 300], holes: 0.2 },
  'cell change': { seconds: [4, 4], kbit: [500, 4000], rttMs: [80, 300] },
  tunnel: { seconds: [20, 90], kbit: [1, 1], rttMs: [100, 100] },
  'station underground': { seconds: [25, 45], kbit: [300, 8000], rttMs: [60, 200] },
};
const HOLE_SECONDS = [1, 3] as const;

/** In the order in which they come, again and again. */
const LINE: readonly Place[] = [
  'open street',
  'cell change',
  'between houses',
  'underpass',
  'open street',
  'tunnel',
  'station underground',
  'tunnel',
];
/** Trials shorter than a turn of the line shorten its stretches. */
const TURN_MINUTES = 6;

export interface Second {
  place: Place;
  /** 0 in a hole: nothing arrives, and no connection ends. */
  kbit: number;
  rttMs: number;
}

const OPEN: Second = { place: 'open street', kbit: 10_000, rttMs: 60 };

/** The place at each second of the ride; the same for all riders. */
export function placesAlong(minutes: number, seed: number): Place[] {
  const dice = new Dice(seed);
  const scale = Math.min(1, minutes / TURN_MINUTES);
  const places: Place[] = [];
  for (let turn = 0; places.length < minutes * 60; turn += 1) {
    const place = LINE[turn % LINE.length] ?? 'open street';
    const { seconds } = STRETCHES[place];
    const least = place === 'tunnel' || place === 'cell change' ? seconds[0] : 1;
    const length = Math.max(least, Math.round(dice.between(...seconds) * scale));
    places.push(...Array<Place>(length).fill(place));
  }
  return places.slice(0, minutes * 60);
}

/** What one phone receives on the line: rates wander or jump each second, within the place's range. */
export function receivedOn(line: readonly Place[], seed: number): Second[] {
  const dice = new Dice(seed);
  let kbit = OPEN.kbit;
  let hole = 0;
  return line.map((place, second) => {
    const { kbit: range, rttMs, holes = 0 } = STRETCHES[place];
    const [least, most] = range;
    const drawn = least * (most / least) ** dice.next();
    kbit = dice.next() < 0.3 ? drawn : kbit * (0.6 + dice.next());
    kbit = Math.round(Math.min(most, Math.max(least, kbit)));
    const isNewCell = place === 'cell change' && line[second - 1] !== place;
    if (hole === 0 && (isNewCell || dice.next() < holes)) hole = dice.between(...HOLE_SECONDS);
    else hole = Math.max(0, hole - 1);
    const isHole = place === 'tunnel' || hole > 0;
    return { place, kbit: isHole ? 0 : kbit, rttMs: dice.between(...rttMs) };
  });
}

/** 20 kB, the largest page in Brotli (docs/design.md, 'Speed'), in a second: a network that carries a page. */
const CARRYING_KBIT = 160;

export class Reception {
  /** Until the ride begins, and after its end, the network is that of an open street. */
  private began = Number.POSITIVE_INFINITY;

  constructor(private readonly seconds: readonly Second[]) {}

  begin(now: number): void {
    this.began = now;
  }

  at(time: number): Second {
    return this.seconds[Math.floor((time - this.began) / 1000)] ?? OPEN;
  }

  /** When the hole at this time ends; the time itself outside of holes. */
  holeEnd(time: number): number {
    let end = time;
    while (this.at(end).kbit === 0) end = this.secondAfter(end);
    return end;
  }

  /** The end of the hole at this time, or else of the next one. */
  nextHoleEnd(time: number): number | null {
    for (let next = time; next < this.began + this.seconds.length * 1000; next = this.secondAfter(next)) {
      if (this.at(next).kbit === 0) return this.holeEnd(next);
    }
    return null;
  }

  /** The end of the last tunnel before this time; 0 if there was none. */
  tunnelEndBefore(time: number): number {
    for (let end = time; end > this.began; end -= 1000) {
      if (this.at(end).place !== 'tunnel' && this.at(end - 1000).place === 'tunnel') {
        return this.secondAfter(end) - 1000;
      }
    }
    return 0;
  }

  /** Milliseconds between two times in which the network could carry a page. */
  carriedMs(from: number, to: number): number {
    let sum = 0;
    for (let time = from; time < to; ) {
      const next = Math.min(to, this.secondAfter(time));
      if (this.at(time).kbit >= CARRYING_KBIT) sum += next - time;
      time = next;
    }
    return sum;
  }

  private secondAfter(time: number): number {
    if (!Number.isFinite(this.began)) return time + 1000;
    return this.began + (Math.floor((time - this.began) / 1000) + 1) * 1000;
  }
}
