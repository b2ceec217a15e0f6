import type { ContentRequest } from '#app/config/hosted-app.ts';
import { log } from '#app/lib/log.server.ts';
import { metrics, stopwatch } from '#app/lib/metrics.server.ts';
import { boundedBytes } from './bounded-bytes.ts';
import { readBreaker, submissionBreaker } from './circuit-breaker.server.ts';
import { contentFetch } from './content-fetch.server.ts';
import { answersAtAll } from './content-http.server.ts';
import type { Limited } from './rate-limits.server.ts';

const MAX_ANSWER_BYTES = 1024 * 1024;

/**
 * Anything that is not an answer of the contract (another status, no JSON, too late, no connection) is one and the same:
 * a failed request, after which nobody knows whether the work was done. Sending again under the same submission_id is
 * safe. Bodies and codes reach no log.
 */
export class RequestFailed extends Error {
  constructor(call: string, detail: string) {
    super(`${call}: ${detail}`);
    this.name = 'RequestFailed';
  }
}

/** Too much for now, here or behind (content-api.md, 'Limits'): nothing was looked at, nothing counted. */
export class TryLater extends RequestFailed {
  constructor(
    call: string,
    /** When to try again; null where the server doesn't say. */
    readonly seconds: number | null,
    /** 'share': of what there is little of, the rider's network has had enough for now. */
    readonly why: Limited | 'share' | 'server',
  ) {
    super(call, 'status 429');
    this.name = 'TryLater';
  }
}

/** The answer, or null after a failed request, for callers who have something to say about that. */
export async function answerOrNull<Answer>(asked: Promise<Answer>): Promise<Answer | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof RequestFailed) return null;
    throw error;
  }
}

/** `id` names the rider's request in the log. */
export function failure(call: string, detail: string, id: string | undefined): RequestFailed {
  log.warn({ id, call, detail }, 'submission request failed');
  return new RequestFailed(call, detail);
}

/** One call, in time and in bounds. What riders send has a breaker of its own, beside that of all that is read. */
export async function fetched(
  name: string,
  url: string,
  { isSubmission = false, ...init }: ContentRequest & { timeoutMs: number; isSubmission?: boolean },
): Promise<Buffer> {
  const breaker = isSubmission ? submissionBreaker(url, name) : readBreaker(url, () => answersAtAll(url));
  const id = init.headers?.['X-Request-Id'];
  if (!breaker.allows()) {
    metrics.upstreamCall(name, 'not asked', 0);
    throw failure(name, 'not asked, the server is away', id);
  }
  const seconds = stopwatch();
  let response: Response | undefined;
  try {
    response = await contentFetch(url, { ...init, redirect: 'error' });
    // By its first line: a body that is too large or breaks off is this call's fault, not the server's.
    breaker.answered(name, response.status);
    if (response.status === 429) {
      const told = await boundedBytes(response, MAX_ANSWER_BYTES).then(jsonOf, () => undefined);
      const isShare = (told as { errormessage?: unknown } | null)?.errormessage === 'SHARE TAKEN';
      throw new TryLater(name, secondsOf(response.headers.get('Retry-After')), isShare ? 'share' : 'server');
    }
    if (response.status !== 200) {
      // Not waited for: what an ill server still has to say is nobody's concern.
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
    if (!response) breaker.failed(name);
    // An address may hold a code, and fetch's own errors may hold the address.
    const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined;
    throw failure(
      name,
      cause?.code ?? (error instanceof Error ? error.message : 'unknown').replaceAll(url, '…'),
      id,
    );
  }
}

/** `Retry-After` in seconds; as a date it is not used here. */
function secondsOf(header: string | null): number | null {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) : null;
}

export function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
