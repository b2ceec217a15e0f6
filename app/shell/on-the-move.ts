import { AGE_MARK, WORKER_PATH } from '#app/config/kept-page.ts';
import { whenIdle } from '#app/lib/when-idle.ts';
import { watchOutbox } from '#app/outbox/outbox-notes.ts';

/**
 * What a page does for the tunnel, once it is read and the browser has time: the service worker is registered, and what
 * this first page shows is kept. Where workers are missing, blocked or throw, nothing of it happens.
 */

/** Whoever saves data is not sent anything for later. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

function picturesShown(): string[] {
  return Array.from(document.images, (image) => image.currentSrc).filter((address) => address !== '');
}

async function register(): Promise<void> {
  const workers = navigator.serviceWorker;
  // A page that the worker answered is kept already.
  const isNew = !workers.controller && !document.querySelector(`[${AGE_MARK}]:not([hidden])`);
  await workers.register(WORKER_PATH);
  const { active } = await workers.ready;
  if (isNew) active?.postMessage({ opened: location.href, pictures: picturesShown() });
}

whenIdle(() => {
  try {
    if ('serviceWorker' in navigator && !savesData()) register().catch(() => undefined);
  } catch {
    // Some browsers throw when they are only asked.
  }
  watchOutbox();
  const line = document.querySelector<HTMLElement>('[data-forecast]');
  if (line && !savesData()) {
    import('./forecast-line.ts').then(
      ({ watchForecast }) => watchForecast(line),
      () => undefined,
    );
  }
});
