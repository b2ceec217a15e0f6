import type { Request, RequestHandler, Response } from 'express';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { CALL_LIMITS } from '#app/contract/limits.ts';
import type { NewLimiter } from '../shared/limiters.ts';
import { errorAnswer } from './kernel/answers.ts';
import { triesKey } from './vouchers/failed-tries.ts';

/** What the web app allows riders: whoever calls by himself is allowed no more. */
const PURPOSES = ['vote', 'save', 'upload', 'preview'] as const;
type Purpose = (typeof PURPOSES)[number];

export interface CallLimits {
  /** What is sent; the web app's own calls were counted there. */
  submissions(surveyPath: string): RequestHandler;
  /** Wrong tokens of previews; with too many, a right one is refused as well. */
  previews: RequestHandler;
}

/** Counts by address what somebody sends to the service without the web app. A factor of 0 turns it off. */
export function callLimits(factor: number, newLimiter: NewLimiter): CallLimits {
  const limiters = new Map(
    PURPOSES.map((purpose) => {
      const { points, duration } = CALL_LIMITS[purpose];
      return [purpose, newLimiter(`call-${purpose}`, { points: points * factor, duration })];
    }),
  );
  const keyOf = (request: Request) => triesKey('call', request.ip ?? '');

  function count(request: Request, purpose: Purpose): Promise<unknown> {
    return limiters.get(purpose)?.consume(keyOf(request)) ?? Promise.resolve();
  }

  return {
    submissions: (surveyPath) => (request, response, next) => {
      if (factor === 0 || request.method !== 'POST' || response.locals.ownCall) return next();
      const purpose = request.path.startsWith(surveyPath) ? 'vote' : isUpload(request) ? 'upload' : 'save';
      count(request, purpose).then(
        () => next(),
        (refused) => refuse(response, refused, next),
      );
    },
    previews(request, response, next) {
      if (factor === 0 || isBesideUs(request) || request.get('X-WP-Nonce') === undefined) return next();
      limiters
        .get('preview')
        ?.get(keyOf(request))
        .then((counted) => {
          if (counted && counted.remainingPoints <= 0) return refuse(response, counted, next);
          response.once('finish', () => {
            if (response.statusCode === 403) count(request, 'preview').catch(() => undefined);
          });
          next();
        }, next);
    },
  };
}

/** The web app on this machine, which counts its riders itself. */
function isBesideUs({ ip = '' }: Request): boolean {
  return /^(?:::ffff:)?127\.|^::1$/.test(ip);
}

function isUpload({ path }: Request): boolean {
  return path.includes('/upload/');
}

function refuse(response: Response, refused: unknown, next: (error: unknown) => void): void {
  if (!(refused instanceof RateLimiterRes)) {
    next(refused);
    return;
  }
  response
    .status(429)
    .set({ 'Cache-Control': 'no-store', 'Retry-After': String(Math.ceil(refused.msBeforeNext / 1000)) })
    .json(errorAnswer('TRY LATER'));
}
