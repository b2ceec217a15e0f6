const RESULTS_A_PAGE = 12;

export interface ResultPage<Result> {
  results: Result[];
  page: number;
  pages: number;
}

/** A page of results by its number in the URL, from 1; invalid numbers give the nearest page. */
export function resultPage<Result>(all: readonly Result[], asked: string | null): ResultPage<Result> {
  const pages = Math.max(1, Math.ceil(all.length / RESULTS_A_PAGE));
  const wanted = /^\d{1,6}$/.test(asked ?? '') ? Number(asked) : 1;
  const page = Math.min(Math.max(1, wanted), pages);
  return { results: all.slice((page - 1) * RESULTS_A_PAGE, page * RESULTS_A_PAGE), page, pages };
}
