import type { SearchWord } from './query.ts';

/** Looking for what a misspelled word was meant to be costs most; nobody means more than a few words so. */
const MOST_MISSPELLED = 4;
/** Past it words stand for themselves; so they do at once where many search and one had to wait for his turn. */
const BUDGET_MS = 300;
const PATIENCE_MS = 600;

export interface WordLookUp {
  stemsFor(word: SearchWord): Promise<string[]>;
  stemsLike(word: SearchWord): Promise<string[]>;
}

/** The stems that each word may mean, within a budget of tries and time; none for a word that nobody wrote. */
export async function meanings(
  words: readonly SearchWord[],
  look: WordLookUp,
  { asked, now = () => performance.now() }: { asked?: number; now?: () => number } = {},
): Promise<string[][]> {
  const begun = now();
  const end = Math.min(begun + BUDGET_MS, (asked ?? begun) + PATIENCE_MS);
  let tries = MOST_MISSPELLED;
  const meant: string[][] = [];
  // One after the other, so that others' questions come in between.
  for (const word of words) {
    const stems = now() < end ? await look.stemsFor(word) : [word.stem];
    if (stems.length === 0 && tries > 0 && now() < end) {
      tries -= 1;
      stems.push(...(await look.stemsLike(word)));
    }
    meant.push(stems);
  }
  return meant;
}
