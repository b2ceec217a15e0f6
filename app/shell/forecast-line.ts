import { FORECAST_PATH, isWeakSoon, readForecast } from '#app/config/forecast.ts';
import type { SaveAhead } from '#app/config/offline-marks.ts';

/**
 * 'Gleich schwaches Netz – 5 Meldungen gesichert': before the network goes, the worker saves what is on top, and one quiet
 * line says so. Asked now and then, and only while somebody looks at the page. The number comes with a later look where the
 * worker is still new, and once it is told the line stays.
 */

const EVERY_MS = 60_000;
/** A worker that is busy or new does not hold the line up for longer. */
const WORKER_MS = 10_000;

/** The server's words, in the page's language, and where the page's own start is. */
export interface ForecastWords {
  start: string;
  weak: string;
  one: string;
  more: string;
}

async function isWeakAhead(): Promise<boolean> {
  const response = await fetch(FORECAST_PATH);
  const forecast = response.status === 200 ? readForecast(await response.json()) : null;
  return forecast !== null && isWeakSoon(forecast);
}

/** How many stories can be read without a network; null where no worker says so. */
async function savedAhead(start: string): Promise<number | null> {
  const { active } = (await navigator.serviceWorker?.getRegistration()) ?? {};
  if (!active) return null;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(Number.isFinite(data) ? data : null);
    setTimeout(() => resolve(null), WORKER_MS);
    const wish: SaveAhead = { saveAhead: new URL(start, location.href).href };
    active.postMessage(wish, [port2]);
  });
}

function wordsFor(count: number | null, { weak, one, more }: ForecastWords): string {
  if (count === null) return weak;
  return count === 1 ? one : more.replace('{count}', String(count));
}

export function watchForecast(line: HTMLElement): void {
  const words = JSON.parse(line.dataset.forecast ?? '') as ForecastWords;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async () => {
    if (!(await isWeakAhead())) line.textContent = '';
    // Said once: a line that is told again and again is not quiet.
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
