import { describe, expect, it, vi } from 'vitest';
import { matchingStems } from './matching-stems.ts';

const words = Array.from({ length: 12 }, (_, n) => ({ folded: `wort${n}`, stem: `wort${n}` }));

describe('correcting misspelled words', () => {
  it('is tried for four words at most', async () => {
    const similarStems = vi.fn(async () => ['gemeint']);
    const meant = await matchingStems(words, { stemsFor: async () => [], similarStems });
    expect(similarStems).toHaveBeenCalledTimes(4);
    expect(meant).toHaveLength(12);
    expect(meant.at(-1)).toEqual([]);
  });

  it('stops after its time budget; further words are searched as typed', async () => {
    let time = 0;
    const stemsFor = vi.fn(async () => {
      time += 200;
      return ['gemeint'];
    });
    const meant = await matchingStems(words, { stemsFor, similarStems: async () => [] }, { now: () => time });
    expect(stemsFor).toHaveBeenCalledTimes(2);
    expect(meant.slice(1, 3)).toEqual([['gemeint'], ['wort2']]);
  });

  it('is skipped where the search has waited long in the queue', async () => {
    const look = { stemsFor: vi.fn(async () => ['gemeint']), similarStems: vi.fn(async () => ['gemeint']) };
    const meant = await matchingStems(words, look, { queuedAt: 0, now: () => 600 });
    expect(look.stemsFor).not.toHaveBeenCalled();
    expect(meant).toEqual(words.map(({ stem }) => [stem]));
  });
});
