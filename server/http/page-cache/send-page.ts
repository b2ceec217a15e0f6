import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageVariant } from '#app/config/hosted-app.ts';
import { bestEncoding } from '../accept-encoding.ts';
import { requestIdOf } from '../request-log.ts';
import type { Body, KeptPage } from './kept-page.ts';
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
  const { page } = sending;
  if (page.status === 200 && isNotModified(request.headers, page)) {
    page.notModified.write(response, 304, own(request, sending));
    response.end();
    return;
  }
  const encoding = bestEncoding(request.headers['accept-encoding']);
  const write = ({ head, bytes }: Body) => {
    const length = ['Content-Length', String(bytes.length)];
    head.write(response, page.status, [...length, ...own(request, sending)]);
    response.end(request.method === 'HEAD' ? undefined : bytes);
  };
  const ready = page.ready(encoding);
  if (ready) {
    write(ready);
    return;
  }
  page.make(encoding).then(
    (body) => {
      sending.onGrown();
      write(body);
    },
    () => response.destroy(),
  );
}

/** What is another for every answer. */
function own(request: IncomingMessage, { page, variant, now }: Sending): string[] {
  const headers = ['X-Request-Id', requestIdOf(request), 'Cache-Control', cacheControl(page, variant, now)];
  for (const cookie of variant.setCookies) headers.push('Set-Cookie', cookie);
  return headers;
}

function cacheControl(page: KeptPage, variant: PageVariant, now: number): string {
  if (variant.stores.length > 0) return 'private, no-cache';
  if (page.status !== 200) return 'no-cache';
  if (page.cacheControl !== null) return page.cacheControl;
  const left = Math.floor((page.standing.validUntil - now) / 1000);
  return SHARED[Math.max(0, Math.min(SHARED_SECONDS, left))] ?? 'no-cache';
}

const SHARED = Array.from(
  { length: SHARED_SECONDS + 1 },
  (_, seconds) => `public, max-age=0, s-maxage=${seconds}`,
);
