import { type MatomoSite, startAnalytics, track, type UsageEvent } from '#app/lib/analytics.ts';
import { CONSENT_COOKIE, REFUSAL_COOKIE } from '#app/lib/consent.ts';
import { postToShell, type ShellMessage } from './shell-messages.ts';

/**
 * What the bars gain from a script; without it each of these is a plain link, a form or a <details>. Elements ask for
 * it by attribute: data-back, data-menu, data-consent, data-shell-message, data-usage.
 */
export function enhanceShell(): void {
  const { matomo, shellPath } = document.documentElement.dataset;
  if (matomo) startAnalytics(JSON.parse(matomo) as MatomoSite);
  if (shellPath) postToShell(`onPathChanged:${shellPath}`);
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeydown);
  document.addEventListener('focusin', ({ target }) => closeMenusWithout(target));
  window.addEventListener('pagehide', () => closeMenusWithout(null));
  window.addEventListener('pageshow', hideDecidedConsent);
  window.addEventListener('pageswap', acceptPlainChange);
}

function onClick(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const { usage, shellMessage } =
    target.closest<HTMLElement>('[data-usage],[data-shell-message]')?.dataset ?? {};
  if (usage) track(JSON.parse(usage) as UsageEvent);
  if (shellMessage && postToShell(shellMessage as ShellMessage)) event.preventDefault();
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (plain && target.closest('a[data-back]') && cameFromAnotherPageOfOurs()) {
    event.preventDefault();
    history.back();
  }
}

/** A page that was only shown again (language, consent) has no back state worth going to. */
function cameFromAnotherPageOfOurs(): boolean {
  if (document.referrer === '' || history.length < 2) return false;
  const { origin, pathname } = new URL(document.referrer);
  return origin === location.origin && pathname !== location.pathname;
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

/** A next page without transitions (text-only) refuses this page's; that is no error. */
function acceptPlainChange(event: Event): void {
  const { viewTransition } = event as Event & {
    viewTransition?: Record<'ready' | 'finished', Promise<void>> | null;
  };
  for (const outcome of [viewTransition?.ready, viewTransition?.finished]) outcome?.catch(() => undefined);
}

/** Back shows a page as it was left, banner included; the cookie knows better. */
function hideDecidedConsent({ persisted }: PageTransitionEvent): void {
  const names = document.cookie.split(/;\s*/).map((pair) => pair.split('=')[0]);
  const decided = names.some((name) => name === CONSENT_COOKIE || name === REFUSAL_COOKIE);
  if (!persisted || !decided) return;
  for (const form of document.querySelectorAll<HTMLElement>('[data-consent]')) form.hidden = true;
}
