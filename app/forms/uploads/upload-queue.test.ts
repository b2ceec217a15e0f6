import { describe, expect, it } from 'vitest';
import { type QueueOutcome, UploadQueue } from './upload-queue.ts';

const file = (name: string, lastModified = 1) => new File(['x'], name, { lastModified });
const names = (files: readonly File[]) => files.map(({ name }) => name);
type Arrival = { arrived: boolean; problems?: string[] };

/** A queue whose uploads finish when the test says so. */
function queueOf(maxFiles: number) {
  const started: { name: string; signal: AbortSignal; end: (arrival: Arrival) => Promise<void> }[] = [];
  const outcomes: QueueOutcome[] = [];
  let kept = 0;
  const queue = new UploadQueue({
    maxFiles,
    kept: () => kept,
    tooMany: 'zu viele',
    send: ({ name }, signal) =>
      new Promise((resolve) => {
        started.push({
          name,
          signal,
          end: async ({ arrived, problems = [] }) => {
            if (arrived && !signal.aborted) kept += 1;
            resolve({ arrived, problems });
            // Let all follow-up promises run.
            await new Promise((done) => setImmediate(done));
          },
        });
      }),
    onIdle: (outcome) => outcomes.push(outcome),
  });
  const end = (place: number, arrival: Arrival) => started[place]?.end(arrival);
  return { queue, started, outcomes, end };
}

describe('files on their way', () => {
  it('go one after the other, those picked meanwhile too', async () => {
    const { queue, started, outcomes, end } = queueOf(5);
    queue.add([file('a')]);
    queue.add([file('b'), file('c')]);
    expect(started.map(({ name }) => name)).toEqual(['a']);
    await end(0, { arrived: true });
    await end(1, { arrived: true });
    expect(outcomes).toEqual([]);
    await end(2, { arrived: true });
    expect(started.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(outcomes).toEqual([{ problems: [], refused: false, heldUp: [] }]);
    expect(queue.busy).toBe(false);
  });

  it('that a connection held up are tried again with the next ones', async () => {
    const { queue, started, outcomes, end } = queueOf(5);
    queue.add([file('a')]);
    await end(0, { arrived: false, problems: ['a ging nicht'] });
    expect(names(outcomes[0]?.heldUp ?? [])).toEqual(['a']);
    expect(outcomes[0]?.refused).toBe(false);
    queue.add([file('b')]);
    await end(1, { arrived: true });
    await end(2, { arrived: true });
    expect(started.map(({ name }) => name)).toEqual(['a', 'a', 'b']);
    expect(outcomes[1]).toEqual({ problems: [], refused: false, heldUp: [] });
  });

  it('that are picked again go once, others by the same name as well', async () => {
    const { queue, started, end } = queueOf(5);
    queue.add([file('a'), file('b')]);
    await end(0, { arrived: false });
    await end(1, { arrived: false });
    queue.add([file('b'), file('a', 2)]);
    for (const place of [2, 3, 4]) await end(place, { arrived: true });
    expect(started.slice(2).map(({ name }) => name)).toEqual(['a', 'b', 'a']);
    expect(queue.busy).toBe(false);
  });

  it('are no more than there is room for', async () => {
    const { queue, outcomes, end } = queueOf(2);
    queue.add([file('a'), file('b'), file('c')]);
    await end(0, { arrived: true });
    await end(1, { arrived: true });
    expect(outcomes).toEqual([{ problems: ['zu viele'], refused: true, heldUp: [] }]);
  });

  it('that are refused are the rider’s to change, whatever else was only held up', async () => {
    const { queue, outcomes, end } = queueOf(5);
    queue.add([file('a'), file('b')]);
    await end(0, { arrived: true, problems: ['a ist kein Bild'] });
    await end(1, { arrived: false, problems: ['b ging nicht'] });
    expect(outcomes[0]).toMatchObject({ problems: ['a ist kein Bild', 'b ging nicht'], refused: true });
  });

  it('of which only one is kept: the newest takes the place of the one under way', async () => {
    const { queue, started, outcomes, end } = queueOf(1);
    queue.add([file('old')]);
    queue.add([file('new')]);
    expect(started[0]?.signal.aborted).toBe(true);
    await end(0, { arrived: false });
    await end(1, { arrived: true });
    expect(outcomes).toEqual([{ problems: [], refused: false, heldUp: [] }]);
  });

  it('are forgotten when they are stopped, whatever becomes of them; later ones go their way', async () => {
    const { queue, started, outcomes, end } = queueOf(5);
    queue.add([file('a'), file('b')]);
    expect(names(queue.stop())).toEqual(['a', 'b']);
    expect(started[0]?.signal.aborted).toBe(true);
    expect(queue.busy).toBe(false);
    queue.add([file('c')]);
    await end(0, { arrived: false, problems: ['a ging nicht'] });
    await end(1, { arrived: true });
    expect(started.map(({ name }) => name)).toEqual(['a', 'c']);
    expect(outcomes).toEqual([{ problems: [], refused: false, heldUp: [] }]);
  });
});
