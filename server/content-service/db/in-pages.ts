/** Rows per page when a large table is read. */
export const PAGE_ROWS = 500;

/** Keyset pagination: each page starts after the last row of the one before. */
export async function* rowsInPages<Row>(
  pageAfter: (last: Row | undefined) => Promise<Row[]>,
  pageRows = PAGE_ROWS,
): AsyncGenerator<Row> {
  let page: Row[] = [];
  do {
    page = await pageAfter(page.at(-1));
    yield* page;
  } while (page.length === pageRows);
}
