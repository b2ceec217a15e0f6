import { boundedBytes } from '#app/config/bounded-bytes.server.ts';
import type { ContentRequest } from '#app/config/hosted-app.ts';
import { log } from '#app/lib/log.server.ts';
import { metrics, stopwatch } from '#app/lib/metrics.server.ts';
import { fetchFault, readBreaker, submissionBreaker } from './circuit-breaker.server.ts';
import { contentFetch } from './content-fetch.server.ts';
import { isReachable } from './content-http.server.ts';
import type { LimitScope } from './rate-limits.server.ts';
import { retryAfterSeconds } from './retry-after.ts';

const MAX_ANSWER_BYTES = 1024 * 1024;

/**
 * Anything but an answer of the contract (another status, no JSON, a timeout, no connection) is one kind of failure.
 * Retrying with the same submission_id is safe. Bodies and codes aren't logged.
 */
export class RequestFailed extends Error {
  constructor(
    call: string,
    detail: string,
    /** It is unknown whether the content server did the work; false where it surely didn't. */
    readonly mayBeDone = true,
    /** The status of the answer, if there was one. */
    readonly status: number | null = null,
  ) {
    super(`${call}: ${detail}`);
    this.name = 'RequestFailed';
  }
}

/** Rate-limited, by us or by the content server (content-api.md, 'Limits'): nothing was processed or counted. */
export class TryLater extends RequestFailed {
  constructor(
    call: string,
    /** Retry-After in seconds; null if the server doesn't say. */
    readonly seconds: number | null,
    /** 'share': the rider's network has used up its share of scarce prizes, codes or places for now. */
    readonly why: LimitScope | 'share' | 'server',
  ) {
    super(call, 'status 429', false);
    this.name = 'TryLater';
  }
}

/** The answer, or null after a failed request. */
export async function answerOrNull<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof RequestFailed) return null;
    throw error;
  }
}

/** `id` is the request id for the log. */
export function failure(
  call: string,
  detail: string,
  id: string | undefined,
  { mayBeDone = true, status }: { mayBeDone?: boolean; status?: number | undefined } = {},
): RequestFailed {
  log.warn({ id, call, detail }, 'submission request failed');
  return new RequestFailed(call, detail, mayBeDone, status);
}

/** One submission call, with a timeout and a size limit; its circuit breaker is separate from the one for reads. */
export async function fetchBytes(
  name: string,
  url: string,
  { isSubmission = false, ...init }: ContentRequest & { timeoutMs: number; isSubmission?: boolean },
): Promise<Buffer> {
  const breaker = isSubmission ? submissionBreaker(url, name) : readBreaker(url, () => isReachable(url));
  const id = init.headers?.['X-Request-Id'];
  if (!breaker.allows()) {
    metrics.upstreamCall(name, 'not asked', 0);
    throw failure(name, 'not asked, the server is away', id, { mayBeDone: false });
  }
  const seconds = stopwatch();
  let response: Response | undefined;
  try {
    response = await contentFetch(url, { ...init, redirect: 'error' });
    // Decided by the status alone: a body that is too large or breaks off doesn't mean that the server is down.
    breaker.answered(name, response.status);
    if (response.status === 429) {
      const told = await boundedBytes(response, MAX_ANSWER_BYTES).then(jsonOf, () => undefined);
      const isShare = (told as { errormessage?: unknown } | null)?.errormessage === 'SHARE TAKEN';
      throw new TryLater(
        name,
        retryAfterSeconds(response.headers.get('Retry-After')),
        isShare ? 'share' : 'server',
      );
    }
    if (response.status !== 200) {
      // Discard the error's body without waiting.
      void response.body?.cancel().catch(() => undefined);
      throw new Error(`status ${response.status}`);
    }
    const bytes = await boundedBytes(response, MAX_ANSWER_BYTES);
    metrics.upstreamCall(name, 'answered', seconds());
    return bytes;
  } catch (error) {
    const isLimit = error instanceof TryLater;
    metrics.upstreamCall(name, isLimit ? 'answered' : 'failed', seconds());
    if (isLimit) throw error;
    // The URL may hold a voucher's code, and a message the URL.
    const fault = fetchFault(error).replaceAll(url, '…');
    if (!response) breaker.failed(name, fault);
    throw failure(name, fault, id, { status: response?.status });
  }
}

export function jsonOf(bytes: Buffer): unknown {
  try {
    // Unlike `toString`, it removes a byte order mark.
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
