import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageVariant } from '#app/config/hosted-app.ts';
import { bestEncoding } from '../accept-encoding.ts';
import { requestIdOf } from '../request-log.ts';
import { STRICT_TRANSPORT } from '../security-headers.ts';
import type { KeptPage } from './kept-page.ts';
import { isNotModified } from './not-modified.ts';

interface Sending {
  page: KeptPage;
  variant: PageVariant;
  now: number;
  /** A body was compressed for this answer and stays with the page. */
  onGrown: () => void;
}

/** A shared cache may keep a page for so long without asking; less where what it shows is soon another. */
const SHARED_SECONDS = 15;

/** Sends a kept page, or says that the client has it. A Range is not looked at: pages are small and sent whole. */
export function sendPage(request: IncomingMessage, response: ServerResponse, sending: Sending): void {
  const { page, variant } = sending;
  const own = ownHeaders(request, sending);
  if (page.status === 200 && isNotModified(request.headers, page)) {
    response.writeHead(304, page.validators.concat(own));
    response.end();
    return;
  }
  if (variant.key.startsWith('https:')) own.push(...STRICT_TRANSPORT);
  const encoding = bestEncoding(request.headers['accept-encoding']);
  const ready = page.ready(encoding);
  if (ready) {
    write(request, response, page.status, ready, own);
    return;
  }
  page.make(encoding).then(
    (body) => {
      sending.onGrown();
      write(request, response, page.status, body, own);
    },
    () => response.destroy(),
  );
}

function write(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  body: { bytes: Buffer; headers: string[] },
  own: string[],
): void {
  response.writeHead(status, body.headers.concat(own));
  response.end(request.method === 'HEAD' ? undefined : body.bytes);
}

/** What is another for every answer. */
function ownHeaders(request: IncomingMessage, { page, variant, now }: Sending): string[] {
  const headers = ['X-Request-Id', requestIdOf(request), 'Cache-Control', cacheControl(page, variant, now)];
  for (const cookie of variant.setCookies) headers.push('Set-Cookie', cookie);
  return headers;
}

function cacheControl(page: KeptPage, variant: PageVariant, now: number): string {
  if (variant.stores.length > 0) return 'private, no-cache';
  if (page.status !== 200) return 'no-cache';
  if (page.cacheControl !== null) return page.cacheControl;
  const left = Math.floor((page.validUntil - now) / 1000);
  return SHARED[Math.max(0, Math.min(SHARED_SECONDS, left))] ?? 'no-cache';
}

const SHARED = Array.from(
  { length: SHARED_SECONDS + 1 },
  (_, seconds) => `public, max-age=0, s-maxage=${seconds}`,
);
