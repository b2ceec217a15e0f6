import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageVariant } from '#app/config/hosted-app.ts';
import { isNotModified } from '#app/contract/not-modified.ts';
import { bestEncoding } from '../kernel/accept-encoding.ts';
import type { Body, CachedPage } from './cached-page.ts';

interface Sending {
  page: CachedPage;
  variant: PageVariant;
  now: number;
  requestId: string;
  /** Called after a newly compressed body was added to the page. */
  onGrown?: () => void;
}

/** Upper bound of s-maxage; lower if the page changes sooner. */
const SHARED_SECONDS = 15;

/** Sends a cached page, or a 304. Range is ignored: pages are small and sent whole. */
export function sendPage(request: IncomingMessage, response: ServerResponse, sending: Sending): void {
  const { page } = sending;
  if (page.status === 200 && isNotModified(request.headers, page)) {
    response.writeHead(304, [...perAnswer(sending), ...page.notModified]).end();
    return;
  }
  const encoding = bestEncoding(request.headers['accept-encoding']);
  const ready = page.ready(encoding);
  if (ready) {
    sendBody(request, response, sending, ready);
    return;
  }
  page.make(encoding).then(
    (body) => {
      sending.onGrown?.();
      sendBody(request, response, sending, body);
    },
    () => response.destroy(),
  );
}

function sendBody(
  { method }: IncomingMessage,
  response: ServerResponse,
  sending: Sending,
  { headers, bytes }: Body,
): void {
  response.writeHead(sending.page.status, [...perAnswer(sending), ...headers]);
  response.end(method === 'HEAD' ? undefined : bytes);
}

/** Headers that differ per response. */
function perAnswer({ page, variant, now, requestId }: Sending): string[] {
  const headers = ['X-Request-Id', requestId, 'Cache-Control', cacheControl(page, variant, now)];
  for (const cookie of variant.setCookies) headers.push('Set-Cookie', cookie);
  return headers;
}

function cacheControl(page: CachedPage, variant: PageVariant, now: number): string {
  if (variant.isPrivate) return 'private, no-cache';
  if (page.status !== 200) return 'no-cache';
  if (page.cacheControl !== null) return page.cacheControl;
  const left = Math.floor((page.freshness.validUntil - now) / 1000);
  return SHARED[Math.max(0, Math.min(SHARED_SECONDS, left))] ?? 'no-cache';
}

const SHARED = Array.from(
  { length: SHARED_SECONDS + 1 },
  (_, seconds) => `public, max-age=0, s-maxage=${seconds}`,
);
