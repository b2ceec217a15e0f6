import type { Request, RequestHandler, Response } from 'express';
import type { RateLimiterRes } from 'rate-limiter-flexible';
import { RATE_LIMITS } from '#app/contract/limits.ts';
import { networksOf, newBrowsersFrom, type SharedNetwork } from '#app/contract/network-of.ts';
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
  VEHICLE_NETWORKS: readonly SharedNetwork[];
  ACTION_PATH: string;
  VOUCHER_PATH: string;
}

/**
 * Counts by network what somebody sends to the service without the web app, draws included; vouchers have limits of their
 * own. Where the web app runs elsewhere, all calls come so, and it names the rider's address: then a network may send
 * what all riders do that an address of it may stand for.
 */
export function callLimits(
  { LIMITS_FACTOR: factor, VEHICLE_NETWORKS, ACTION_PATH, VOUCHER_PATH }: CallLimitSettings,
  newLimiter: NewLimiter,
  { besideWebApp }: { besideWebApp: boolean },
): CallLimits {
  const { call, save, preview } = RATE_LIMITS;
  const calls = newLimiter('call', { points: Number.MAX_SAFE_INTEGER, duration: call.duration });
  const mostFrom = (address: string) =>
    factor * (besideWebApp ? call.points : newBrowsersFrom(address, VEHICLE_NETWORKS) * save.points);
  const tokens = newLimiter('call-preview', { ...preview, points: preview.points * factor });
  const keyOf = (request: Request) => triesKey('call', request.ip ?? '');
  // As the routes below read it: in any case.
  const draws = `${ACTION_PATH}token/`.toLowerCase();
  const isCounted = ({ method, path }: Request) =>
    method === 'POST' ? !path.startsWith(VOUCHER_PATH) : path.toLowerCase().startsWith(draws);

  /** The first network that has had enough; those around it count nothing of what it is refused. */
  async function countIn(networks: ReturnType<typeof networksOf>, most: number) {
    for (const [network, multiple] of networks) {
      const counted = await calls.consume(triesKey('call', network));
      if (counted.consumedPoints > most * multiple) return counted;
    }
    return null;
  }

  return {
    submissions(request, response, next) {
      const { ip = '' } = request;
      if (factor === 0 || response.locals.ownCall || !isCounted(request)) return next();
      countIn(networksOf(ip), mostFrom(ip)).then((over) => (over ? refuse(response, over) : next()), next);
    },
    previews(request, response, next) {
      if (factor === 0 || isBesideUs(request) || request.get('X-WP-Nonce') === undefined) return next();
      tokens.get(keyOf(request)).then((counted) => {
        if (counted && counted.remainingPoints <= 0) return refuse(response, counted);
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

function refuse(response: Response, { msBeforeNext }: RateLimiterRes): void {
  response
    .status(429)
    .set({ 'Cache-Control': 'no-store', 'Retry-After': String(Math.ceil(msBeforeNext / 1000)) })
    .json(errorAnswer('TRY LATER'));
}
