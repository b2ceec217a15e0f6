import type { Document } from '../core/document.ts';

/** The web app refuses answers over 2 MB (content-api.md, 'Requests and responses'). */
const MAX_BYTES = 1_800_000;

export function responseSizeBudget() {
  let left = MAX_BYTES;
  return {
    /** Whether an answer has room for one more document; once it hasn't, it has none for the rest. */
    hasRoom(document: Document): boolean {
      if (left < 0) return false;
      const bytes = Buffer.byteLength(JSON.stringify(document));
      // A document above the whole limit is skipped without using up the budget.
      if (bytes > MAX_BYTES) return false;
      left -= bytes;
      return left >= 0;
    },
    isUsedUp: () => left < 0,
  };
}
