import { MAX_CORRECTED_WORDS } from '#app/contract/limits.ts';
import type { SearchWord } from './query.ts';

/** Limits of the look-ups alone and with queueing. After them, words are searched by their own stem only. */
const BUDGET_MS = 300;
export const TIMEOUT_MS = 600;

export interface StemLookup {
  stemsFor(word: SearchWord): Promise<string[]>;
  similarStems(word: SearchWord): Promise<string[]>;
}

/**
 * The stems that each word may match, within a budget of tries and time; an empty list for a word that no entry has.
 */
export async function matchingStems(
  words: readonly SearchWord[],
  look: StemLookup,
  { queuedAt, now = () => performance.now() }: { queuedAt?: number; now?: () => number } = {},
): Promise<string[][]> {
  const startedAt = now();
  const end = Math.min(startedAt + BUDGET_MS, (queuedAt ?? startedAt) + TIMEOUT_MS);
  let tries = MAX_CORRECTED_WORDS;
  const stemsPerWord: string[][] = [];
  // Sequential, so that other queries get their turn between two look-ups.
  for (const word of words) {
    const stems = now() < end ? await look.stemsFor(word) : [word.stem];
    if (stems.length === 0 && tries > 0 && now() < end) {
      tries -= 1;
      stems.push(...(await look.similarStems(word)));
    }
    stemsPerWord.push(stems);
  }
  return stemsPerWord;
}
