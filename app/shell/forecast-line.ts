import { FORECAST_PATH, isWeakSoon, readForecast } from '#app/config/forecast.ts';
import type { SaveAhead } from '#app/config/offline-marks.ts';
import { askWorker } from './ask-worker.ts';

/**
 * 'Gleich schwaches Netz – 5 Beiträge gesichert': before weak reception the worker prefetches the top stories, and a
 * notice says so. Polls every minute while the page is visible. If the worker is still new or has saved none, the
 * number follows on a later poll; after that the notice no longer changes.
 */

const EVERY_MS = 60_000;
/** How long a new or busy service worker may take to answer. */
const WORKER_MS = 10_000;

/** The notice's texts, rendered by the server, and the start page's address. */
export interface ForecastWords {
  start: string;
  weak: string;
  one: string;
  more: string;
}

async function isWeakAhead(signal: AbortSignal): Promise<boolean> {
  const response = await fetch(FORECAST_PATH, { signal });
  const forecast = response.status === 200 ? readForecast(await response.json()) : null;
  return forecast !== null && isWeakSoon(forecast);
}

/** How many stories are stored for offline reading; null if there is no worker or no reply. */
async function savedAhead(start: string): Promise<number | null> {
  const { active } = (await navigator.serviceWorker?.getRegistration()) ?? {};
  const message: SaveAhead = { saveAhead: new URL(start, location.href).href };
  const count = await askWorker(message, WORKER_MS, active);
  return Number.isFinite(count) ? (count as number) : null;
}

function wordsFor(count: number | null, { weak, one, more }: ForecastWords): string {
  if (!count) return weak;
  return count === 1 ? one : more.replace('{count}', String(count));
}

export function watchConnectionForecast(line: HTMLElement): void {
  const words = JSON.parse(line.dataset.forecast || '') as ForecastWords;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let control = new AbortController();
  const look = async () => {
    // On a dead connection each request would hold one of the six that a browser has to a server over HTTP/1.1.
    control.abort();
    control = new AbortController();
    if (!(await isWeakAhead(control.signal))) line.textContent = '';
    // Announce it once only: a live region that repeats itself is a nuisance.
    else if (line.textContent === '' || line.textContent === words.weak) {
      const told = wordsFor(await savedAhead(words.start).catch(() => null), words);
      if (line.textContent !== told) line.textContent = told;
    }
  };
  const lookOn = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') return;
    timer = setTimeout(lookOn, EVERY_MS);
    look().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', lookOn);
  lookOn();
}
