/** Whether one word is the other with a slip or two: a letter wrong, missing, too many, or two in the wrong order. */
export function isTypo(typed: string, meant: string): boolean {
  return editDistance(typed, meant) !== null;
}

/**
 * The number of typing slips between two words; null above the limit, which is 1, or 2 for words of 6 letters or more.
 */
export function editDistance(typed: string, meant: string): number | null {
  const most = Math.min(typed.length, meant.length) > 5 ? 2 : 1;
  if (Math.abs(typed.length - meant.length) > most) return null;
  const slips = distance(typed, meant);
  return slips <= most ? slips : null;
}

/** Optimal string alignment distance; keeps only three rows of the matrix. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let best = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (row > 1 && column > 1 && swapped) best = Math.min(best, (before[column - 2] ?? 0) + 1);
      current.push(best);
    }
    before = last;
    last = current;
  }
  return last[b.length] ?? 0;
}
