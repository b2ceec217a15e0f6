import type { RequestHandler, Response } from 'express';
import type { HostedApp } from '#app/config/hosted-app.ts';
import type { VisitFor } from '../door/visits.ts';
import type { RenderQueue } from './render-queue.ts';

export type Shed = Record<'page' | 'form', number>;

export interface SheddingOptions extends Pick<HostedApp, 'busyPage'> {
  gate: RenderQueue;
  /** For what riders send and what is not taken, which wait as long as it takes. */
  posts: RenderQueue;
  /** Counts those who were told so, once each: the page cache may have asked the gate for the same rider before. */
  shed: Shed;
  visitFor: VisitFor;
}

const RETRY_AFTER_SECONDS = 3;

/** Whoever would wait too long for a page is told at once, by a page that costs nothing. */
export function loadShedding({ gate, posts, shed, busyPage, visitFor }: SheddingOptions): RequestHandler {
  return (request, response, next) => {
    const isRead = request.method !== 'POST' && response.locals.refusal === undefined;
    (isRead ? gate : posts)
      .run(() => {
        // Whoever has left meanwhile needs no page.
        if (response.closed) return Promise.resolve();
        const begun = answerBegun(response);
        next();
        return begun;
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

/** When the page is made; how fast its rider reads it is nobody else's wait. */
function answerBegun(response: Response): Promise<void> {
  return new Promise((resolve) => {
    const { writeHead } = response;
    response.once('close', resolve);
    response.writeHead = ((...given: Parameters<typeof writeHead>) => {
      resolve();
      return writeHead.apply(response, given);
    }) as typeof writeHead;
  });
}
