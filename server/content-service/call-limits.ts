import type { Request, RequestHandler, Response } from 'express';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { RATE_LIMITS } from '#app/contract/limits.ts';
import { errorAnswer } from '#server/kernel/submission-answers.ts';
import type { NewLimiter } from '../kernel/limiters.ts';
import { triesKey } from './vouchers/failed-tries.ts';

export interface CallLimits {
  /** What is sent and drawn; the web app's own calls were counted there. */
  submissions: RequestHandler;
  /** Wrong tokens of previews; with too many, a right one is refused as well. */
  previews: RequestHandler;
}

export interface CallLimitSettings {
  LIMITS_FACTOR: number;
  ACTION_PATH: string;
  VOUCHER_PATH: string;
}

/**
 * Counts by network what somebody sends to the service without the web app, draws included; vouchers have limits of their
 * own. Where the web app runs elsewhere, all calls come so, and it names the rider's address: then a network may send
 * what a full tram does.
 */
export function callLimits(
  { LIMITS_FACTOR: factor, ACTION_PATH, VOUCHER_PATH }: CallLimitSettings,
  newLimiter: NewLimiter,
  { besideWebApp }: { besideWebApp: boolean },
): CallLimits {
  const { call, newBrowser, save, preview } = RATE_LIMITS;
  const most = besideWebApp ? call.points : newBrowser.points * save.points;
  const calls = newLimiter('call', { points: most * factor, duration: call.duration });
  const tokens = newLimiter('call-preview', { ...preview, points: preview.points * factor });
  const keyOf = (request: Request) => triesKey('call', request.ip ?? '');
  // As the routes below read it: in any case.
  const draws = `${ACTION_PATH}token/`.toLowerCase();
  const isCounted = ({ method, path }: Request) =>
    method === 'POST' ? !path.startsWith(VOUCHER_PATH) : path.toLowerCase().startsWith(draws);

  return {
    submissions(request, response, next) {
      if (factor === 0 || response.locals.ownCall || !isCounted(request)) return next();
      calls.consume(keyOf(request)).then(
        () => next(),
        (refused) => refuse(response, refused, next),
      );
    },
    previews(request, response, next) {
      if (factor === 0 || isBesideUs(request) || request.get('X-WP-Nonce') === undefined) return next();
      tokens.get(keyOf(request)).then((counted) => {
        if (counted && counted.remainingPoints <= 0) return refuse(response, counted, next);
        response.once('finish', () => {
          if (response.statusCode === 403) tokens.consume(keyOf(request)).catch(() => undefined);
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
