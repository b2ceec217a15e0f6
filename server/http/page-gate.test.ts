import { describe, expect, it } from 'vitest';
import { Busy, pageGate } from './page-gate.ts';

/** Pages that are done by hand, at the hand-set time. */
function gateOfTest() {
  let clock = 0;
  const gate = pageGate(() => clock);
  const open: Array<(page: string) => void> = [];
  return {
    gate,
    open,
    pass: (ms: number) => {
      clock += ms;
    },
    ask: () => gate.run(() => new Promise<string>((resolve) => open.push(resolve))),
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the making of pages', () => {
  it('begins with sixteen at a time, the others in their turn', async () => {
    const { ask, open } = gateOfTest();
    const asked = Array.from({ length: 20 }, ask);
    expect(open).toHaveLength(16);
    open[0]?.('first');
    expect(await asked[0]).toBe('first');
    await settled();
    expect(open).toHaveLength(17);
  });

  it('goes on after one that failed', async () => {
    const { gate } = gateOfTest();
    const failing = Array.from({ length: 40 }, () => gate.run(() => Promise.reject(new Error('broken'))));
    const outcomes = await Promise.allSettled(failing);
    expect(outcomes.every(({ status }) => status === 'rejected')).toBe(true);
    expect(gate.counts()).toEqual({ running: 0, waiting: 0, refused: 0 });
  });

  it('is refused at once where the wait would be too long', async () => {
    const { ask, gate, open, pass } = gateOfTest();
    const slow = Array.from({ length: 16 }, ask);
    for (let index = 0; index < 16; index += 1) {
      pass(100);
      open[index]?.('slow');
      await slow[index];
      await settled();
    }
    const asked = Array.from({ length: 40 }, ask);
    const refused = asked.slice(-10).map((one) => expect(one).rejects.toThrow(Busy));
    await Promise.all(refused);
    expect(gate.counts().waiting).toBeLessThan(20);
    for (const one of asked) one.catch(() => undefined);
  });

  it('is refused to who has waited too long, and there is room again', async () => {
    const { ask, open, pass } = gateOfTest();
    Array.from({ length: 16 }, ask);
    const late = ask();
    pass(1000);
    open[0]?.('first');
    await expect(late).rejects.toThrow(Busy);
    const asked = open.length;
    void ask();
    expect(open).toHaveLength(asked + 1);
  });
});
