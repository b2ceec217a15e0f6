import { describe, expect, it, vi } from 'vitest';
import { newRenderQueue } from './render-queue.ts';

/** A queue with a fake clock, whose renders the test finishes. */
function queueOfTest({ noTimeLimit = false } = {}) {
  let clock = 0;
  const queue = newRenderQueue({ noTimeLimit, now: () => clock });
  const open: Array<(page: string) => void> = [];
  return {
    queue,
    open,
    pass: (ms: number) => {
      clock += ms;
    },
    ask: (address = '') => queue.run(() => new Promise<string>((resolve) => open.push(resolve)), address),
  };
}

const aTurn = () => new Promise((resolve) => setImmediate(resolve));
/** Enough event-loop turns for all that may start. */
const settled = async () => {
  for (let n = 0; n < 20; n += 1) await aTurn();
};

describe('the render queue', () => {
  it('runs sixteen at a time, the others in order', async () => {
    const { ask, open } = queueOfTest();
    const asked = Array.from({ length: 20 }, () => ask());
    await settled();
    expect(open).toHaveLength(16);
    open[0]?.('first');
    expect(await asked[0]).toBe('first');
    await settled();
    expect(open).toHaveLength(17);
  });

  it('goes on after one that failed', async () => {
    const { queue } = queueOfTest();
    const failing = Array.from({ length: 40 }, () => queue.run(() => Promise.reject(new Error('broken'))));
    const outcomes = await Promise.allSettled(failing);
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    expect(queue.counts()).toEqual({ running: 0, waiting: 0 });
  });

  it('refuses at once where the wait would be too long', async () => {
    const { ask, queue, open, pass } = queueOfTest();
    const slow = Array.from({ length: 16 }, () => ask());
    await settled();
    for (let index = 0; index < 16; index += 1) {
      pass(100);
      open[index]?.('slow');
      await slow[index];
      await settled();
    }
    const asked = Array.from({ length: 40 }, () => ask());
    const refused = asked.slice(-10).map((one) => expect(one).rejects.toThrow('more pages'));
    await Promise.all(refused);
    expect(queue.counts().waiting).toBeLessThan(20);
    for (const one of asked) one.catch(() => undefined);
  });

  it('refuses who has waited too long under load, and has room again', async () => {
    const { ask, open, pass } = queueOfTest();
    Array.from({ length: 16 }, () => ask());
    await settled();
    const late = Array.from({ length: 20 }, () => ask());
    pass(1000);
    open[0]?.('first');
    const refused = late.slice(0, 4).map((one) => expect(one).rejects.toThrow('more pages'));
    await Promise.all(refused);
    await settled();
    expect(open).toHaveLength(17);
  });

  it('starts a short queue however long the process was blocked', async () => {
    const { ask, open, pass } = queueOfTest();
    const asked = Array.from({ length: 10 }, () => ask());
    pass(5000);
    await settled();
    for (const done of open) done('late');
    expect(await Promise.all(asked)).toEqual(Array(10).fill('late'));
  });

  it('starts one render per event-loop turn', async () => {
    const { ask, open } = queueOfTest();
    Array.from({ length: 3 }, () => ask());
    const begun = [open.length];
    for (let n = 0; n < 3; n += 1) {
      await aTurn();
      begun.push(open.length);
    }
    expect(begun).toEqual([1, 2, 3, 3]);
  });

  it('serves networks round-robin', async () => {
    const { queue } = queueOfTest({ noTimeLimit: true });
    const begun: string[] = [];
    const send = (address: string) => queue.run(async () => void begun.push(address), address);
    const crowd = Array.from({ length: 50 }, () => send('203.0.113.1'));
    const crowdOfALine = Array.from({ length: 50 }, (_, n) => send(`2001:db8:1:1::${n}`));
    await send('198.51.100.7');
    expect(begun.length).toBeLessThan(6);
    await Promise.all([...crowd, ...crowdOfALine]);
  });

  it('gives the slot of a render that takes over a second to the next', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { ask, open } = queueOfTest();
    Array.from({ length: 17 }, () => ask());
    await settled();
    vi.advanceTimersByTime(1000);
    await settled();
    expect(open).toHaveLength(17);
    vi.useRealTimers();
  });

  it('has no time limit for posts, and refuses only a network’s thousandth', async () => {
    const { ask, queue, open, pass } = queueOfTest({ noTimeLimit: true });
    Array.from({ length: 16 }, () => ask());
    await settled();
    const late = ask();
    pass(60_000);
    open[0]?.('first');
    await settled();
    open[16]?.('late');
    expect(await late).toBe('late');
    const flood = Array.from({ length: 1100 }, () => ask('203.0.113.1'));
    await expect(flood.at(-1)).rejects.toThrow('more pages');
    void ask('198.51.100.7');
    expect(queue.counts().waiting).toBeGreaterThan(1000);
    for (const one of flood) one.catch(() => undefined);
  });
});
