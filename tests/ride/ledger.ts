import { allWithinLimits, report } from '../support/figures.ts';
import type { Place, Reception } from './profile.ts';

export type Answer =
  | 'fresh'
  /** The service worker's offline copy, with its time. */
  | 'copy'
  /** The app's page for what isn't stored on the device. */
  | 'offline page'
  /** A status text of the current page: the network is slow, or a photo is being uploaded. */
  | 'words'
  /** The page says that the form waits for a connection. */
  | 'queued'
  /** The page says that nothing was sent. */
  | 'unsent'
  /** The browser's error page, or a status from 400 on. */
  | 'error';

export interface Tap {
  rider: string;
  kind: string;
  at: number;
  place: Place;
  inHole: boolean;
  first?: Answer;
  firstMs?: number;
  /** The same as `first`, or what followed a status text. */
  last?: Answer;
  lastMs?: number;
  /** Over plain HTTP, without a worker to answer in a hole: the time in which the network could carry pages. */
  carriedMs?: number;
}

export type FormResult = 'thanks' | 'waits' | 'refused' | 'unsent';

export interface SentForm {
  rider: string;
  kind: 'raffle' | 'photo' | 'deal' | 'vote';
  /** What the database knows it by: an e-mail address, a submission id, or a survey's id. */
  key: string;
  /** What notes on later pages call it. */
  id: string;
  /** A browser's page of the form and the form's id, which its outcome has as well. */
  place?: string;
  results: FormResult[];
}

const ANSWER_MS = 3000;
const FRESH_MS = 10_000;
const NEVER = Number.POSITIVE_INFINITY;

export class RideLedger {
  readonly taps: Tap[] = [];
  readonly forms: SentForm[] = [];
  /** From the end of a tunnel until a rider who read a copy had the fresh page, or was offered it. */
  readonly returns: { rider: string; at: number; after: Tap | undefined; ms: number | null }[] = [];
  began = 0;

  tapOf(rider: string, kind: string, reception: Reception, at = Date.now()): Tap {
    const { place, kbit } = reception.at(at);
    const tap: Tap = { rider, kind, at, place, inHole: kbit === 0 };
    this.taps.push(tap);
    return tap;
  }

  /** Prints all of it; false if a limit doesn't hold. */
  report(faults: Record<'lost' | 'doubled' | 'wrong result', string[]>): boolean {
    const scripted = this.taps.filter(({ carriedMs }) => carriedMs === undefined);
    const plain = this.taps.filter(({ carriedMs }) => carriedMs !== undefined);
    printTable('browser', scripted, ({ firstMs }) => firstMs);
    printTable('plain HTTP', plain, ({ carriedMs }) => carriedMs);
    const late = [
      ...scripted.filter(({ firstMs = NEVER }) => firstMs > ANSWER_MS),
      ...plain.filter(({ carriedMs = NEVER }) => carriedMs > ANSWER_MS),
    ];
    const errors = this.taps.filter(({ last }) => last === 'error');
    const stale = this.returns.filter(({ ms }) => (ms ?? NEVER) > FRESH_MS);
    report('taps: browsers, in holes', scripted.filter(({ inHole }) => inHole).length);
    report('taps: plain HTTP, in holes', plain.filter(({ inHole }) => inHole).length);
    report('not answered within 3 s', late.length, 'taps', { most: 0 });
    report('answered by an error', errors.length, 'taps', { most: 0 });
    report(
      'words, and no page within 20 s',
      scripted.filter(({ first, last }) => first && !last).length,
      'taps',
    );
    report('without the fresh page at the end of a tunnel', this.returns.length);
    report('until it came: slowest', Math.max(0, ...this.returns.map(({ ms }) => ms ?? NEVER)), 'ms', {
      most: FRESH_MS,
    });
    report('forms', this.forms.length);
    report('forms that waited', this.forms.filter(({ results }) => results.includes('waits')).length);
    for (const [what, lines] of Object.entries(faults)) report(what, lines.length, 'forms', { most: 0 });
    for (const tap of new Set([...late, ...errors])) this.print(tap.at, JSON.stringify(tap));
    for (const { at, rider, ms, after } of stale)
      this.print(at, `${rider}: fresh after ${ms ?? NEVER} ms; before: ${JSON.stringify(after)}`);
    for (const [what, lines] of Object.entries(faults)) {
      for (const line of lines) process.stdout.write(`  ${what}: ${line}\n`);
    }
    return allWithinLimits();
  }

  private print(at: number, line: string): void {
    process.stdout.write(`  ${((at - this.began) / 1000).toFixed(1)} s ${line}\n`);
  }
}

const COLUMNS = ['taps', 'median', 'slowest', 'to page', 'copy', 'offline', 'words', 'queued', 'in hole'];

/** A line for each kind of tap; times in ms. */
function printTable(riders: string, taps: readonly Tap[], msOf: (tap: Tap) => number | undefined): void {
  const row = (name: string, cells: readonly (string | number)[]) =>
    process.stdout.write(`${name.padEnd(14)}${cells.map((cell) => String(cell).padStart(9)).join('')}\n`);
  row(riders, COLUMNS);
  for (const kind of [...new Set(taps.map((tap) => tap.kind))].sort()) {
    const own = taps.filter((tap) => tap.kind === kind);
    const times = own.map((tap) => Math.round(msOf(tap) ?? NEVER)).sort((a, b) => a - b);
    const toPage = Math.max(...own.map(({ lastMs }) => Math.round(lastMs ?? NEVER)));
    const ended = (...answers: Answer[]) => own.filter(({ last }) => last && answers.includes(last)).length;
    row(kind, [
      own.length,
      times[Math.floor(times.length / 2)] ?? 0,
      times.at(-1) ?? 0,
      toPage === NEVER ? 'none' : toPage,
      ended('copy'),
      ended('offline page'),
      own.filter(({ first }) => first === 'words').length,
      ended('queued', 'unsent'),
      own.filter(({ inHole }) => inHole).length,
    ]);
  }
  process.stdout.write('\n');
}
