import type { Page } from '#app/visit/page.ts';

export const OUTCOME_PARAM = 'outcome';

/** A submission's result; sealed when it is put into a URL (outcome.server.ts). */
export interface Outcome {
  entryId: string;
  /** The form's id within the entry. */
  form: string;
  /** What happened; the tile defines the values. */
  kind: string;
  submissionId: string;
  /** In milliseconds since the epoch. */
  at: number;
  /** An additional message of the content server. */
  text?: string;
  code?: string;
  token?: string;
  /** Its sealed form, as in the page's URL. */
  sealed?: string;
}

/** The id of a form's outcome notice, which gets the focus when the page opens at it. */
export function outcomeAnchor(formId: string): string {
  return `${formId}-outcome`;
}

/**
 * The page's URL without this outcome. Those of its other forms stay, such as a voucher code that is shown nowhere
 * else.
 */
export function withoutOutcome(page: Pick<Page, 'path' | 'query'>, { sealed }: Outcome) {
  const params = new URLSearchParams(page.query);
  const others = params.getAll(OUTCOME_PARAM).filter((other) => other !== sealed);
  params.delete(OUTCOME_PARAM);
  for (const other of others) params.append(OUTCOME_PARAM, other);
  return { path: page.path, query: String(params) };
}
