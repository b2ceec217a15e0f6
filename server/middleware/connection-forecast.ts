import type { RequestHandler } from 'express';
import { boundedBytes } from '#app/config/bounded-bytes.server.ts';
import { FORECAST_PATH, type Forecast, readForecast } from '#app/config/forecast.ts';

const TIMEOUT_MS = 2000;
const FRESH_MS = 10_000;
/** No request for this long after one failed. */
const FAILED_MS = 30_000;
const MAX_BYTES = 64 * 1024;

interface CachedNetworkForecast {
  forecast: Forecast | null;
  at: number;
}

/**
 * Proxies the operator's forecast, so that browsers contact no other host and one upstream request every few seconds
 * serves all riders. 204 if there is no forecast.
 */
export function connectionForecast(url: string | undefined, now = () => performance.now()): RequestHandler {
  let known: Promise<CachedNetworkForecast> | null = null;
  let until = 0;

  async function ask(source: string): Promise<CachedNetworkForecast> {
    const forecast = await forecastFrom(source).catch(() => null);
    const at = now();
    until = at + (forecast ? FRESH_MS : FAILED_MS);
    return { forecast, at };
  }

  return (request, response, next) => {
    if (url === undefined || request.path !== FORECAST_PATH) return next();
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    response.set('Cache-Control', 'no-store');
    if (known === null || now() >= until) {
      until = Number.POSITIVE_INFINITY;
      known = ask(url);
    }
    known.then(({ forecast, at }) => {
      if (forecast === null) return response.status(204).end();
      const passed = (now() - at) / 1000;
      const remainingTimeSeconds = Math.max(0, Math.round(forecast.remainingTimeSeconds - passed));
      return response.json({ ...forecast, remainingTimeSeconds });
    }, next);
  };
}

async function forecastFrom(source: string): Promise<Forecast | null> {
  const response = await fetch(source, {
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = (await boundedBytes(response, MAX_BYTES)).toString();
  return response.ok ? readForecast(JSON.parse(text)) : null;
}
