import type { Document } from './entry-store.ts';

/** The web app refuses answers over 2 MB (content-api.md, 'Base and prefixes'). */
const MOST_BYTES = 1_800_000;

/** Whether an answer has room for one more document; once it hasn't, it has none for the rest. */
export function answerRoom(): (document: Document) => boolean {
  let left = MOST_BYTES;
  return (document) => {
    if (left >= 0) left -= Buffer.byteLength(JSON.stringify(document));
    return left >= 0;
  };
}
