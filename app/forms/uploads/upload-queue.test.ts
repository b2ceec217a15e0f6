import { describe, expect, it } from 'vitest';
import { type Arrival, type QueueOutcome, UploadQueue } from './upload-queue.ts';

const file = (name: string, lastModified = 1) => new File(['x'], name, { lastModified });
const names = (files: readonly File[]) => files.map(({ name }) => name);

/** A queue whose uploads finish when the test says so. */
function queueOf(maxFiles: number) {
  const started: { name: string; signal: AbortSignal; end: (arrival: Partial<Arrival>) => Promise<void> }[] =
    [];
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
          end: async ({ arrived = false, later, problems = [] }) => {
            if (arrived && !signal.aborted) kept += 1;
            resolve({ arrived, later, problems });
            // Let all follow-up promises run.
            await new Promise((done) => setImmediate(done));
          },
        });
      }),
    onIdle: (outcome) => outcomes.push(outcome),
  });
  const end = (place: number, arrival: Partial<Arrival>) => started[place]?.end(arrival);
  return { queue, started, outcomes, end };
}

describe('queued files', () => {
  it('are uploaded one at a time, including those added meanwhile', async () => {
    const { queue, started, outcomes, end } = queueOf(5);
    queue.add([file('a')]);
    queue.add([file('b'), file('c')]);
    expect(started.map(({ name }) => name)).toEqual(['a']);
    await end(0, { arrived: true });
    await end(1, { arrived: true });
    expect(outcomes).toEqual([]);
    await end(2, { arrived: true });
    expect(started.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(outcomes).toEqual([{ problems: [], refused: false, failedUploads: [] }]);
    expect(queue.busy).toBe(false);
  });

  it('whose connection failed are retried with the next ones', async () => {
    const { queue, started, outcomes, end } = queueOf(5);
    queue.add([file('a')]);
    await end(0, { arrived: false, problems: ['a ging nicht'] });
    expect(names(outcomes[0]?.failedUploads ?? [])).toEqual(['a']);
    expect(outcomes[0]?.refused).toBe(false);
    queue.add([file('b')]);
    await end(1, { arrived: true });
    await end(2, { arrived: true });
    expect(started.map(({ name }) => name)).toEqual(['a', 'a', 'b']);
    expect(outcomes[1]).toEqual({ problems: [], refused: false, failedUploads: [] });
  });

  it('that failed and are chosen again are uploaded once; another file with the same name counts as another', async () => {
    const { queue, started, end } = queueOf(5);
    queue.add([file('a'), file('b')]);
    await end(0, { arrived: false });
    await end(1, { arrived: false });
    queue.add([file('b'), file('a', 2)]);
    for (const place of [2, 3, 4]) await end(place, { arrived: true });
    expect(started.slice(2).map(({ name }) => name)).toEqual(['a', 'b', 'a']);
    expect(queue.busy).toBe(false);
  });

  it('over the maximum are rejected', async () => {
    const { queue, outcomes, end } = queueOf(2);
    queue.add([file('a'), file('b'), file('c')]);
    await end(0, { arrived: true });
    await end(1, { arrived: true });
    expect(outcomes).toEqual([{ problems: ['zu viele'], refused: true, failedUploads: [] }]);
  });

  it('report ‘refused’ once if one was rejected, even if another only lost its connection', async () => {
    const { queue, outcomes, end } = queueOf(5);
    queue.add([file('a'), file('b')]);
    await end(0, { arrived: true, problems: ['a ist kein Bild'] });
    await end(1, { arrived: false, problems: ['b ging nicht'] });
    expect(outcomes[0]).toMatchObject({ problems: ['a ist kein Bild', 'b ging nicht'], refused: true });
    queue.add([file('c')]);
    await end(2, { arrived: true });
    await end(3, { arrived: true });
    expect(outcomes[1]).toEqual({ problems: [], refused: false, failedUploads: [] });
  });

  it('that the server has no room for now are rejected and retried with the next ones', async () => {
    const { queue, started, outcomes, end } = queueOf(5);
    queue.add([file('a')]);
    await end(0, { later: true, problems: ['voll'] });
    expect(outcomes[0]).toMatchObject({ problems: ['voll'], refused: true });
    expect(names(outcomes[0]?.failedUploads ?? [])).toEqual(['a']);
    expect(names(queue.failed)).toEqual(['a']);
    queue.add([file('b')]);
    await end(1, { arrived: true });
    await end(2, { arrived: true });
    expect(started.map(({ name }) => name)).toEqual(['a', 'a', 'b']);
    expect(outcomes[1]).toEqual({ problems: [], refused: false, failedUploads: [] });
  });

  it('that go into the queue again while it runs are reported only if they fail again', async () => {
    const { queue, started, outcomes, end } = queueOf(5);
    queue.add([file('a'), file('b')]);
    await end(0, { later: true, problems: ['voll'] });
    queue.add([file('c')]);
    for (const place of [1, 2, 3]) await end(place, { arrived: true });
    expect(started.map(({ name }) => name)).toEqual(['a', 'b', 'a', 'c']);
    expect(outcomes).toEqual([{ problems: [], refused: false, failedUploads: [] }]);
  });

  it('that failed and are cancelled when they go again are not reported', async () => {
    const { queue, started, outcomes, end } = queueOf(5);
    const a = file('a');
    queue.add([a, file('b')]);
    await end(0, { problems: ['a ging nicht'] });
    queue.add([file('c')]);
    await end(1, { arrived: true });
    queue.cancel(a);
    await end(3, { arrived: true });
    expect(started.map(({ name }) => name)).toEqual(['a', 'b', 'a', 'c']);
    expect(outcomes).toEqual([{ problems: [], refused: false, failedUploads: [] }]);
  });

  it('go on when one is cancelled, and what was wrong with earlier ones is still reported', async () => {
    const { queue, started, outcomes, end } = queueOf(5);
    const [a, b, c] = [file('a'), file('b'), file('c')] as const;
    queue.add([a, b, c]);
    await end(0, { arrived: true, problems: ['a ist kein Bild'] });
    queue.cancel(b);
    expect(started[1]?.signal.aborted).toBe(true);
    await end(1, { problems: ['b ging nicht'] });
    // Pressed twice.
    queue.cancel(b);
    expect(started[2]?.signal.aborted).toBe(false);
    await end(2, { arrived: true });
    expect(started.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(outcomes).toEqual([{ problems: ['a ist kein Bild'], refused: true, failedUploads: [] }]);
  });

  it('are done when the last is cancelled', () => {
    const { queue, outcomes } = queueOf(1);
    const only = file('a');
    queue.add([only]);
    queue.cancel(only);
    expect([outcomes.length, queue.busy]).toEqual([1, false]);
  });

  it('with a maximum of one: a newer file aborts the running upload', async () => {
    const { queue, started, outcomes, end } = queueOf(1);
    queue.add([file('old')]);
    queue.add([file('new')]);
    expect(started[0]?.signal.aborted).toBe(true);
    await end(0, { arrived: false });
    await end(1, { arrived: true });
    expect(outcomes).toEqual([{ problems: [], refused: false, failedUploads: [] }]);
  });

  it('are dropped by stop(), and late results are ignored; files added later are uploaded', async () => {
    const { queue, started, outcomes, end } = queueOf(5);
    queue.add([file('a'), file('b')]);
    expect(names(queue.stop())).toEqual(['a', 'b']);
    expect(started[0]?.signal.aborted).toBe(true);
    expect(queue.busy).toBe(false);
    queue.add([file('c')]);
    await end(0, { arrived: false, problems: ['a ging nicht'] });
    await end(1, { arrived: true });
    expect(started.map(({ name }) => name)).toEqual(['a', 'c']);
    expect(outcomes).toEqual([{ problems: [], refused: false, failedUploads: [] }]);
  });
});
