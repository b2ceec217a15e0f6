import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { isNotModified } from '#app/contract/not-modified.ts';

export interface ContentAnswer {
  body: unknown;
  lastModified: Date;
}

/** Bodies that are being sent, by ETag: slow readers of equal answers share one. */
const bodiesBeingSent = new LRUCache<string, WeakRef<Buffer>>({ max: 1000 });

/** Sends content with its validators, or a 304. HEAD gets the same headers. */
export function sendContent(request: Request, response: Response, answer: ContentAnswer): void {
  const body = Buffer.from(JSON.stringify(answer.body));
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
  const lastModified = answer.lastModified.toUTCString();
  response.set({
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-cache',
    'Last-Modified': lastModified,
    ETag: etag,
    Vary: 'X-WP-Nonce',
  });
  if (isNotModified(request.headers, { etag, lastModified })) {
    response.removeHeader('Content-Type');
    response.status(304).end();
    return;
  }
  response.set('Content-Length', String(body.length)).end(sharedBody(etag, body));
}

function sharedBody(etag: string, body: Buffer): Buffer {
  const shared = bodiesBeingSent.get(etag)?.deref();
  if (!shared) bodiesBeingSent.set(etag, new WeakRef(body));
  return shared ?? body;
}

/** Previews are never cached and have no ETag (content-api.md, 'Preview'). */
export function sendPreview(response: Response, answer: ContentAnswer): void {
  response.set({
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'private, no-store',
    'Last-Modified': answer.lastModified.toUTCString(),
    Vary: 'X-WP-Nonce',
  });
  // Not json(), which would answer 304 to If-Modified-Since.
  response.end(JSON.stringify(answer.body));
}

export function sendError(response: Response, status: number, errormessage: string): void {
  response.status(status).set('Cache-Control', 'no-store').json({ state: 'error', errormessage });
}
