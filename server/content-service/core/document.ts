export type Document = Record<string, unknown>;

/** The tiles of an entry's document, as far as they are objects. */
export function tilesOf(document: Document): Document[] {
  if (!Array.isArray(document.kacheln)) return [];
  return document.kacheln.filter(
    (tile): tile is Document => typeof tile === 'object' && tile !== null && !Array.isArray(tile),
  );
}
