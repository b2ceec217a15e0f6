/** Postgres and a process that serves riders have few rows of a large table in hand at a time. */
export const PAGE_ROWS = 500;

/** Rows in their order, page by page: each is asked for by the last row of the one before it. */
export async function* inPages<Row>(
  pageAfter: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let page: Row[] = [];
  do {
    page = await pageAfter(page.at(-1));
    if (page.length > 0) yield page;
  } while (page.length === PAGE_ROWS);
}

/** The same, one row at a time. */
export async function* rowsInPages<Row>(
  pageAfter: (last: Row | undefined) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for await (const page of inPages(pageAfter)) yield* page;
}
