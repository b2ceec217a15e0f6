import type { Request, RequestHandler, Response } from 'express';
import { count, limitsOf, type NewCounter, type OverLimit } from '#app/contract/limiter.ts';
import { RATE_LIMITS } from '#app/contract/limits.ts';
import { isLoopback, newBrowserLimit } from '#app/contract/network-of.ts';
import { errorAnswer } from '#server/kernel/submission-answers.ts';
import type { SubmissionSettings } from './core/submission-context.ts';

interface CallLimits {
  /** Saves and draws; internal calls of the web app were counted by the web app. */
  submissions: RequestHandler;
  /** Wrong tokens of previews; with too many, a right one is refused as well. */
  previews: RequestHandler;
}

type CallLimitSettings = Pick<
  SubmissionSettings,
  'LIMITS_FACTOR' | 'VEHICLE_NETWORKS' | 'ACTION_PATH' | 'VOUCHER_PATH'
>;

/**
 * Rate limits by network for submissions and draws that bypass the web app; vouchers have limits of their own. If the
 * web app runs in another process, its calls without CONTENT_API_SECRET look like any others and name the rider's
 * address: until ten minutes after the first call with it, a network's limit is high enough for all riders behind one
 * address. In these minutes of a rolling upgrade other web nodes may still call without it.
 */
export function callLimits(
  { LIMITS_FACTOR: factor, VEHICLE_NETWORKS, ACTION_PATH, VOUCHER_PATH }: CallLimitSettings,
  newCounter: NewCounter,
  { besideWebApp }: { besideWebApp: boolean },
): CallLimits {
  const { call, save, preview } = RATE_LIMITS;
  const calls = newCounter('call', call.duration);
  const tokens = newCounter('call-preview', preview.duration);
  let strictFrom = besideWebApp ? 0 : Number.POSITIVE_INFINITY;
  const mostFrom = (address: string) =>
    factor *
    (Date.now() >= strictFrom ? call.points : newBrowserLimit(address, VEHICLE_NETWORKS) * save.points);
  // Case-insensitive and with any number of slashes, as Express matches routes.
  const draws = `${ACTION_PATH}token/`.toLowerCase();
  const isCounted = ({ method, path }: Request) =>
    method === 'POST'
      ? !path.startsWith(VOUCHER_PATH)
      : path
          .replace(/\/{2,}/g, '/')
          .toLowerCase()
          .startsWith(draws);

  return {
    submissions(request, response, next) {
      const { ip = '' } = request;
      if (response.locals.internalCall) strictFrom = Math.min(strictFrom, Date.now() + call.duration * 1000);
      if (factor === 0 || response.locals.internalCall || !isCounted(request)) return next();
      count(limitsOf(calls, ip, mostFrom(ip), VEHICLE_NETWORKS)).then((counted) => {
        if (typeof counted === 'function') next();
        else refuse(response, counted);
      }, next);
    },
    previews(request, response, next) {
      const { ip = '' } = request;
      // Loopback: the web app on this machine has its own limits.
      if (factor === 0 || isLoopback(ip) || request.get('X-WP-Nonce') === undefined) return next();
      count(limitsOf(tokens, ip, preview.points * factor)).then((counted) => {
        if (typeof counted !== 'function') return refuse(response, counted);
        // Counted as failed before the check, so that parallel guesses can't exceed the limit.
        response.once('close', () => {
          if (response.statusCode !== 403) counted().catch(() => undefined);
        });
        next();
      }, next);
    },
  };
}

function refuse(response: Response, { seconds }: OverLimit): void {
  response
    .status(429)
    .set({ 'Cache-Control': 'no-store', 'Retry-After': String(seconds) })
    .json(errorAnswer('TRY LATER'));
}
