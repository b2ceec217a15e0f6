import { AGE_MARK, WORKER_PATH } from '#app/config/offline-marks.ts';
import { allForms } from '#app/outbox/outbox-store.ts';
import { askWorker } from './ask-worker.ts';

/**
 * What a page does for the tunnel, once it is read and the browser has time: the service worker is registered, and what
 * this first page shows is kept. Where workers are missing, blocked or throw, nothing of it happens.
 */

/** Browsers give up a page after a while, and so does what waits for it. */
const LATE_MS = 120_000;

/** Whoever saves data is not sent anything for later. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

function picturesShown(): string[] {
  return Array.from(document.images, (image) => image.currentSrc).filter((address) => address !== '');
}

/** The line that says that this page is a copy; null on the page itself. */
function copyLine(): Element | null {
  return document.querySelector(`[${AGE_MARK}] p`);
}

/** The network was slow, not gone: the page itself comes after its copy, and is shown where the rider asks for it. */
async function offerLate(line: Element): Promise<void> {
  if ((await askWorker({ awaits: location.href }, LATE_MS)) !== true) return;
  const { come = '', show = '' } = line.parentElement?.dataset ?? {};
  const link = line.querySelector('a');
  if (!link) return;
  link.textContent = show;
  line.replaceChildren(`${come} `, link);
  link.addEventListener('click', (event) => {
    event.preventDefault();
    void askWorker({ wish: 'late', address: location.href }).then(() => location.reload());
  });
}

async function register(): Promise<void> {
  const workers = navigator.serviceWorker;
  // A page that the worker answered is kept already.
  const isNew = !workers.controller && !copyLine();
  await workers.register(WORKER_PATH);
  const { active } = await workers.ready;
  if (isNew) active?.postMessage({ opened: location.href, pictures: picturesShown() });
}

export function workOffline(): void {
  try {
    if ('serviceWorker' in navigator && !savesData()) register().catch(() => undefined);
  } catch {
    // Some browsers throw when they are only asked.
  }
  const line = copyLine();
  if (line) offerLate(line).catch(() => undefined);
  // Nearly never does a form wait.
  allForms()
    .then(({ length }) => (length > 0 ? import('#app/outbox/outbox-notes.ts') : null))
    .then((outbox) => outbox?.deliverAndShow())
    .catch(() => undefined);
  const forecast = document.querySelector<HTMLElement>('[data-forecast]');
  if (forecast && !savesData()) {
    import('./forecast-line.ts').then(
      ({ watchForecast }) => watchForecast(forecast),
      () => undefined,
    );
  }
}
