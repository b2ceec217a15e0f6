/** The answers of the contract's submission calls (content-api.md, 'Submissions'). */
export type Answer = { state: string } & Record<string, unknown>;

export interface ErrorAnswer extends Answer {
  state: 'error';
  errormessage: string;
  fields?: string[];
}

export const SUCCESS: Answer = { state: 'success' };

export function errorAnswer(errormessage: string): ErrorAnswer {
  return { state: 'error', errormessage };
}

export function invalidAnswer(fields: Iterable<string>): ErrorAnswer {
  return { state: 'error', errormessage: 'INVALID', fields: [...new Set(fields)] };
}

/** Thrown to refuse a submission: rolls back the transaction and becomes the response. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  constructor(
    readonly answer: ErrorAnswer,
    /** Errors of a submission have 200; a call whose answer has no place for an error needs another. */
    readonly status = 200,
    /** Seconds for Retry-After. */
    readonly retryAfter?: number,
  ) {
    super(answer.errormessage);
  }
}

export function refusal(errormessage: string): Refusal {
  return new Refusal(errorAnswer(errormessage));
}

/** Rate limit exceeded; nothing was counted. */
export function tryLater(seconds: number): Refusal {
  return new Refusal(errorAnswer('TRY LATER'), 429, seconds);
}

/** Some are left, but the caller's network has used up its share for now; nothing was counted. */
export function shareTaken(seconds: number): Refusal {
  return new Refusal(errorAnswer('SHARE TAKEN'), 429, seconds);
}

export function invalid(...fields: string[]): Refusal {
  return new Refusal(invalidAnswer(fields));
}

/** The connection broke while the submission arrived: there is nobody to answer, and nothing to report. */
export class ClientGone extends Error {}
