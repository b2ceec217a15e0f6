import { track, type UsageEvent } from '#app/lib/analytics.ts';
import type { MatomoSite } from '#app/lib/start-analytics.ts';
import { whenIdle } from '#app/lib/when-idle.ts';
import { enhanceConsent } from './enhance-consent.ts';
import { watchBackLinks } from './go-back.ts';
import { startLoading } from './loading.ts';
import { playLogoAnimation } from './logo-animation.ts';
import { watchForNews } from './news.ts';
import { openForPrint } from './open-for-print.ts';
import { postPathToApp } from './post-path-to-app.ts';
import { postToShell, type ShellMessage } from './shell-messages.ts';

/**
 * Progressive enhancement of the bars: without a script each element is a plain link, form or <details>. Elements opt
 * in by attribute: data-back, data-menu, data-consent, data-shell-message, data-usage.
 */
export function enhanceShell(): void {
  const { matomo } = document.documentElement.dataset;
  if (matomo) analyse(JSON.parse(matomo) as MatomoSite);
  playLogoAnimation();
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeydown);
  document.addEventListener('focusin', ({ target }) => closeMenusWithout(target));
  window.addEventListener('pagehide', () => closeMenusWithout(null));
  document.addEventListener('submit', showWork);
  // iOS Safari applies :active on touch only if the page has a touch listener.
  document.addEventListener('touchstart', () => undefined, { passive: true });
  for (const [selector, start] of USED) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) start(found);
  }
}

/**
 * Features that only some pages use, started if their selector matches. A file of its own would cost a round trip for
 * 200 bytes.
 */
const USED: ReadonlyArray<readonly [selector: string, start: (found: HTMLElement) => void]> = [
  ['[data-loading]', startLoading],
  ['[data-consent]', enhanceConsent],
  ['html[data-worker]', startOffline],
  ['[data-news]', watchForNews],
  ['html[data-shell-path]', postPathToApp],
  ['a[data-back]', watchBackLinks],
  ['main details, main img[loading=lazy]', openForPrint],
  ['[data-forget]', forgetSession],
];

/** Only a script can: Clear-Site-Data would delete waiting forms as well. */
function forgetSession(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}

/** The service worker and the outbox: a file of its own, loaded once the page is idle. */
function startOffline(): void {
  whenIdle(() => {
    import('./offline.ts').then(
      (offline) => offline.registerServiceWorker(),
      // Offline: try again on the next page.
      () => undefined,
    );
  });
}

/** Loaded only with consent. */
function analyse(site: MatomoSite): void {
  import('#app/lib/start-analytics.ts').then(
    (analytics) => analytics.startAnalytics(site),
    // Offline: this page view isn't counted.
    () => undefined,
  );
}

const MOMENT_MS = 300;

/** Marks the button as busy after 300 ms. Without a script the style sheet does it. */
function showWork(event: SubmitEvent): void {
  const { submitter } = event;
  const timer = setTimeout(
    () => event.defaultPrevented || submitter?.setAttribute('aria-busy', 'true'),
    MOMENT_MS,
  );
  const clearBusy = () => {
    clearTimeout(timer);
    submitter?.removeAttribute('aria-busy');
  };
  window.addEventListener('pagehide', clearBusy, { once: true });
}

function onClick(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const { usage, shellMessage } =
    target.closest<HTMLElement>('[data-usage],[data-shell-message]')?.dataset || {};
  if (usage) track(JSON.parse(usage) as UsageEvent);
  if (shellMessage && postToShell(shellMessage as ShellMessage)) event.preventDefault();
}

function openMenus(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll('details[data-menu][open]');
}

/** The drawer isn't modal: close it when the focus or a click goes elsewhere. */
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
