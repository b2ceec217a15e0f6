import { track, type UsageEvent } from '#app/lib/analytics.ts';
import type { MatomoSite } from '#app/lib/start-analytics.ts';
import { whenIdle } from '#app/lib/when-idle.ts';
import { welcome } from './first-look.ts';
import { watchBackLinks } from './go-back.ts';
import { hideDecided } from './hide-decided.ts';
import { startLoading } from './loading.ts';
import { watchForNews } from './news.ts';
import { openForPrint } from './open-for-print.ts';
import { postToShell, type ShellMessage } from './shell-messages.ts';
import { tellPath } from './tell-path.ts';

/**
 * What the bars gain from a script; without it each of these is a plain link, a form or a <details>. Elements ask for
 * it by attribute: data-back, data-menu, data-consent, data-shell-message, data-usage.
 */
export function enhanceShell(): void {
  const { matomo } = document.documentElement.dataset;
  if (matomo) analyse(JSON.parse(matomo) as MatomoSite);
  welcome();
  if (!navigator.cookieEnabled) unpinConsent();
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeydown);
  document.addEventListener('focusin', ({ target }) => closeMenusWithout(target));
  window.addEventListener('pagehide', () => closeMenusWithout(null));
  document.addEventListener('submit', showWork);
  // On iPhones nothing answers a finger with :active while nobody listens to it.
  document.addEventListener('touchstart', () => undefined, { passive: true });
  for (const [selector, start] of USED) if (document.querySelector(selector)) start();
}

/** What only some pages use, by what shows that they do. A file of its own would be a round trip for 200 bytes. */
const USED: ReadonlyArray<readonly [selector: string, start: () => void]> = [
  ['[data-loading]', startLoading],
  ['[data-consent]', hideDecided],
  ['html[data-worker]', startOffline],
  ['[data-news]', watchForNews],
  ['html[data-shell-path]', tellPath],
  ['a[data-back]', watchBackLinks],
  ['main details, main img[loading=lazy]', openForPrint],
];

/** The service worker and the outbox: large enough for a file, and not before the page is there. */
function startOffline(): void {
  whenIdle(() => {
    import('./offline.ts').then(
      ({ workOffline }) => workOffline(),
      // A tunnel: without them until the next page.
      () => undefined,
    );
  });
}

/** Only who agreed pays for it. */
function analyse(site: MatomoSite): void {
  import('#app/lib/start-analytics.ts').then(
    ({ startAnalytics }) => startAnalytics(site),
    // A tunnel: this page counts for nothing.
    () => undefined,
  );
}

const MOMENT_MS = 300;

/** Whoever waits longer than a moment sees that something is done; without a script the style sheet shows it. */
function showWork(event: SubmitEvent): void {
  const { submitter } = event;
  const timer = setTimeout(
    () => event.defaultPrevented || submitter?.setAttribute('aria-busy', 'true'),
    MOMENT_MS,
  );
  const rest = () => {
    clearTimeout(timer);
    submitter?.removeAttribute('aria-busy');
  };
  window.addEventListener('pagehide', rest, { once: true });
}

function onClick(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const { usage, shellMessage } =
    target.closest<HTMLElement>('[data-usage],[data-shell-message]')?.dataset ?? {};
  if (usage) track(JSON.parse(usage) as UsageEvent);
  if (shellMessage && postToShell(shellMessage as ShellMessage)) event.preventDefault();
}

function openMenus(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')];
}

/** The drawer isn't modal: it goes as soon as the rider turns to something else. */
function closeMenusWithout(target: EventTarget | null): void {
  for (const menu of openMenus()) {
    if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  }
}

function onKeydown(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  for (const menu of openMenus()) {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }
}

/** Who can't decide isn't asked all over the page. */
function unpinConsent(): void {
  document.querySelector('.consent-pinned')?.classList.remove('consent-pinned');
}
