import type { RequestHandler, Response } from 'express';
import type { HostedApp } from '#app/config/hosted-app.ts';
import type { VisitFor } from '../middleware/visits.ts';
import type { RenderQueue } from './render-queue.ts';

export type ShedCounts = Record<'page' | 'form', number>;

export interface SheddingOptions extends Pick<HostedApp, 'busyPage'> {
  renderQueue: RenderQueue;
  /** Queue without a time limit, for posts and refused requests. */
  posts: RenderQueue;
  /** Counts shed requests here only, because the page cache may already have queued the same request. */
  shed: ShedCounts;
  visitFor: VisitFor;
}

const RETRY_AFTER_SECONDS = 3;

/** Load shedding: a request that would wait too long gets a cached 503 at once. */
export function loadShedding({
  renderQueue,
  posts,
  shed,
  busyPage,
  visitFor,
}: SheddingOptions): RequestHandler {
  return (request, response, next) => {
    const isRead = request.method !== 'POST' && response.locals.refusal === undefined;
    (isRead ? renderQueue : posts)
      .run(() => {
        // Skip rendering if the client has disconnected while it was queued.
        if (response.closed) return Promise.resolve();
        const headersWritten = untilHeadersWritten(response);
        next();
        return headersWritten;
      }, request.ip)
      .catch(() => {
        shed[request.method === 'POST' ? 'form' : 'page'] += 1;
        const visit = visitFor(request, response);
        response
          .status(503)
          .set({ 'Retry-After': String(RETRY_AFTER_SECONDS), 'Cache-Control': 'no-store' })
          .type('html')
          .send(visit ? busyPage(visit) : '');
      });
  };
}

/** Resolves when the page is rendered: how fast the client reads it must not block the queue. */
function untilHeadersWritten(response: Response): Promise<void> {
  return new Promise((resolve) => {
    const { writeHead } = response;
    response.once('close', resolve);
    response.writeHead = ((...given: Parameters<typeof writeHead>) => {
      resolve();
      return writeHead.apply(response, given);
    }) as typeof writeHead;
  });
}
