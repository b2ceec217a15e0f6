/** Responses of the contract's submission calls (content-api.md, 'Submissions'). */
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
    /** 200 as the contract says, except for calls whose response has no field for an error. */
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

/** Places or prizes are left, but the caller's network has used up its share for now; nothing was counted. */
export function shareTaken(seconds: number): Refusal {
  return new Refusal(errorAnswer('SHARE TAKEN'), 429, seconds);
}

export function invalid(...fields: string[]): Refusal {
  return new Refusal(invalidAnswer(fields));
}

/** The client disconnected during the upload: no response, and nothing to log. */
export class ClientGone extends Error {}
