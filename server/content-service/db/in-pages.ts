/** Of a large table the database and a process that serves riders have so many rows in hand at a time. */
export const PAGE_ROWS = 500;

/** Rows in their order, read page by page: each is asked for by the last row of the one before it. */
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
