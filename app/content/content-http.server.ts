import { boundedBytes } from '#app/config/bounded-bytes.server.ts';
import { env } from '#app/config/env.server.ts';
import { singleFlight } from '#app/contract/single-flight.ts';
import { metrics, stopwatch } from '#app/lib/metrics.server.ts';
import { fetchFault, isGatewayError, readBreaker } from './circuit-breaker.server.ts';
import { ContentError } from './content-error.ts';
import { contentFetch } from './content-fetch.server.ts';

export interface Answer {
  /** Null after a 304. */
  body: string | null;
  lastModified: string | null;
  etag: string | null;
}

interface ContentRequestOptions {
  timeoutMs: number;
  ifModifiedSince?: string | null;
  ifNoneMatch?: string | null;
  headers?: Record<string, string>;
  /** The request carries a preview token; only then does a 403 mean that the token is wrong. */
  preview?: boolean;
}

const CALL = 'content';
const CLOCKS_APART_MS = 60_000;
/** So that a faulty server can't exhaust the memory. */
const MAX_BYTES = 2 * 1024 * 1024;

/** Turns an answer into the caller's value; `text` for what JSON.parse loses (key order). Null counts as a failure. */
export type Read<Value> = (json: unknown, text: string) => Value | null;

/** One GET of content. Anything but a 200 with a body, or a 304 that was asked for, is a ContentError. */
export async function fetchContent(url: string, options: ContentRequestOptions): Promise<Answer> {
  const headers: Record<string, string> = { Accept: 'application/json', ...options.headers };
  if (options.ifModifiedSince) headers['If-Modified-Since'] = options.ifModifiedSince;
  if (options.ifNoneMatch) headers['If-None-Match'] = options.ifNoneMatch;
  const conditional = Boolean(options.ifModifiedSince || options.ifNoneMatch);
  // Node's fetch would say `no-cache` instead, to which servers on Express never answer 304.
  if (conditional) headers['Cache-Control'] = 'max-age=0';
  const breaker = readBreaker(url, () => isReachable(url));
  const address = breakerKey(url);
  if (!breaker.allows()) {
    metrics.upstreamCall(CALL, 'not asked', 0);
    throw new ContentError('failed', `${url}: not asked, the server is away`);
  }
  const seconds = stopwatch();
  let response: Response | undefined;
  let body: string;
  try {
    response = await contentFetch(url, { headers, timeoutMs: options.timeoutMs });
    // Decided by the status alone: a body that is too large or breaks off doesn't mean that the server is down.
    breaker.answered(address, response.status);
    if (response.status === 304 && conditional) {
      metrics.upstreamCall(CALL, 'answered', seconds());
      return { body: null, lastModified: null, etag: null };
    }
    // Unlike `toString`, it removes a byte order mark.
    body = new TextDecoder().decode(await boundedBytes(response, MAX_BYTES));
    const isAnswer =
      response.ok || isMissing(response.status) || (response.status === 403 && options.preview);
    metrics.upstreamCall(CALL, isAnswer ? 'answered' : 'failed', seconds());
  } catch (error) {
    const fault = fetchFault(error);
    if (!response) breaker.failed(address, fault);
    metrics.upstreamCall(CALL, 'failed', seconds());
    // While the breaker is open every address fails: its own log line reports that, so this one isn't logged.
    const isOneOfMany = !response && breaker.isOpen;
    throw new ContentError('failed', `${url}: ${fault}`, isOneOfMany ? undefined : fault);
  }
  const { status } = response;
  // The start page always exists: its 404 is a failure, which keeps the last good copy.
  const canBeMissing = address !== 'start/de';
  if (isMissing(status) && canBeMissing && (await hasOtherContent(url)))
    throw new ContentError('missing', url);
  if (status === 403 && options.preview) throw new ContentError('forbidden', url);
  if (status !== 200 || body.trim() === '') {
    const fault = `status ${status}${body.trim() === '' ? ', empty' : ''}`;
    throw new ContentError('failed', `${url}: ${fault}`, fault);
  }
  return { body, lastModified: dateOf(response), etag: response.headers.get('ETag') };
}

/** The API base of this URL: the configured server's, or that of the app server in a vehicle. */
function baseOf(url: string): string {
  const { CONTENT_API_URL, ENTRY_PATH } = env();
  const api = url.startsWith(`${CONTENT_API_URL}/`) ? CONTENT_API_URL : `${new URL(url).origin}/api`;
  return api + ENTRY_PATH;
}

/** Breaker key without user input: 'archive/de' for any search term, 'entry/11' for any preview date. */
function breakerKey(url: string): string {
  return url.slice(baseOf(url).length).split('/', 2).join('/');
}

const PROBE_MS = 1000;

/** The smallest call of the contract. Its body is read, too: cancelled, it is logged as ended early. */
async function probe(url: string): Promise<number> {
  const response = await contentFetch(`${baseOf(url)}tabs/de/meta`, { timeoutMs: PROBE_MS });
  await boundedBytes(response, MAX_BYTES).catch(() => undefined);
  return response.status;
}

/** Probe while the breaker is open: any status but 502 to 504 counts as up. */
export async function isReachable(url: string): Promise<boolean> {
  return !isGatewayError(await probe(url));
}

function isMissing(status: number): boolean {
  return status === 404 || status === 410;
}

const probing = singleFlight<boolean>();

/**
 * Whether the server answers other calls, so that a 404 really means 'missing'. A proxy without a backend, or a server
 * without its plugin, answers 404 to everything; that must not remove last good copies, nor may a proxy that answers
 * for a restarting server. Probed on every 404, because the server may have gone down since the last one; concurrent
 * probes share one request.
 */
function hasOtherContent(url: string): Promise<boolean> {
  const answers = (status: number) => !isMissing(status) && !isGatewayError(status);
  return probing(baseOf(url), () => probe(url).then(answers, () => false));
}

/**
 * Ignores a Last-Modified in the future: If-Modified-Since with it would get a 304 until that time has come. Also one
 * of the second in which the answer was sent: what is saved later in that second would get a 304 for good.
 */
function dateOf({ headers }: Response): string | null {
  const date = headers.get('Last-Modified');
  if (date === null || Date.parse(date) > Date.now() + CLOCKS_APART_MS) return null;
  return Date.parse(date) > Date.parse(headers.get('Date') ?? '') - 1000 ? null : date;
}

export function parseBody<Value>(body: string, read: Read<Value>): Value | null {
  try {
    return read(JSON.parse(body), body);
  } catch {
    return null;
  }
}
