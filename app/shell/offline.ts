import { AGE_MARK, WORKER_PATH } from '#app/config/offline-marks.ts';
import { savesData } from '#app/lib/saves-data.ts';
import { allForms } from '#app/outbox/outbox-store.ts';
import { askWorker } from './ask-worker.ts';

/**
 * Once the page is idle: registers the service worker and has it store this first page. Does nothing where service
 * workers are missing, blocked or throw.
 */

/** Browsers give up loading a page after about two minutes. */
const LATE_MS = 120_000;

function picturesShown(): string[] {
  return Array.from(document.images, (image) => image.currentSrc).filter((address) => address !== '');
}

/** The notice that this page is an offline copy; null on the page itself. */
function copyLine(): Element | null {
  return document.querySelector(`[${AGE_MARK}] p`);
}

/** The page arrived after its copy was shown: offer a link to it. */
async function offerLate(line: Element): Promise<void> {
  if ((await askWorker({ awaits: location.href }, LATE_MS)) !== true) return;
  const { come = '', show = '' } = line.parentElement?.dataset || {};
  const link = line.querySelector('a');
  if (!link) return;
  link.textContent = show;
  line.replaceChildren(`${come} `, link);
  link.addEventListener('click', (event) => {
    event.preventDefault();
    void askWorker({ source: 'late', address: location.href }).then(() => location.reload());
  });
}

async function register(): Promise<void> {
  const workers = navigator.serviceWorker;
  // A page that went through the worker is stored already.
  const isNew = !workers.controller && !copyLine();
  await workers.register(WORKER_PATH);
  const { active } = await workers.ready;
  if (isNew) active?.postMessage({ opened: location.href, pictures: picturesShown() });
}

/**
 * Loads the outbox's code only if a form is queued, which is rare, or this page still has the note of one that was sent
 * or cancelled in another tab.
 */
function deliverQueued(): void {
  allForms()
    .then(({ length }) =>
      length > 0 || document.querySelector('[data-outbox]')
        ? import('#app/outbox/outbox-notes.ts').then((outbox) => outbox.deliverAndShow())
        : undefined,
    )
    .catch(() => undefined);
}

export function registerServiceWorker(): void {
  try {
    // With Save-Data, don't download anything in advance.
    if ('serviceWorker' in navigator && !savesData()) register().catch(() => undefined);
  } catch {
    // Some browsers throw on access to navigator.serviceWorker.
  }
  const line = copyLine();
  if (line) offerLate(line).catch(() => undefined);
  deliverQueued();
  // Another page may have queued, sent or cancelled a form meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && deliverQueued());
  document.addEventListener('visibilitychange', () => document.hidden || deliverQueued());
  const forecast = document.querySelector<HTMLElement>('[data-forecast]');
  if (forecast && !savesData()) {
    import('./forecast-line.ts').then(
      (line) => line.watchConnectionForecast(forecast),
      () => undefined,
    );
  }
}
