import { SENT_PARAM } from '#app/config/sent-param.ts';
import { CONSENT_COOKIE, REFUSAL_COOKIE } from '#app/visit/consent.ts';

function hideIfDecided(banner: HTMLFormElement): void {
  banner.hidden = [CONSENT_COOKIE, REFUSAL_COOKIE].some((name) => document.cookie.includes(`${name}=`));
}

/**
 * Sends the decision in the background, because a redirect loses the scroll position and a reload keeps it. Left to the
 * browser: an answer to a form, whose reload would send it again, and a request that our redirect doesn't answer (a
 * portal's page, no network). Where something is typed, carry-typed.ts sends the decision.
 */
function decideInPlace(banner: HTMLFormElement, event: SubmitEvent): void {
  // Null in Safari before 15.4.
  const button = event.submitter as HTMLButtonElement | null;
  if (!button || location.search.includes(SENT_PARAM)) return;
  event.preventDefault();
  button.setAttribute('aria-busy', 'true');
  const native = () => button.click();
  const body = new URLSearchParams({ decision: button.value });
  fetch(banner.action, { method: 'POST', body, redirect: 'manual' }).then(({ type }) => {
    if (type !== 'opaqueredirect') return native();
    history.replaceState(null, '', (banner.elements.namedItem('return') as HTMLInputElement).value);
    if (button.value === 'accept') location.reload();
    else hideIfDecided(banner);
  }, native);
}

/**
 * Pages from the back-forward cache, offline copies and other tabs may show the banner although the cookie says that it
 * was answered.
 */
export function enhanceConsent(): void {
  const banner = document.querySelector<HTMLFormElement>('[data-consent]');
  if (!banner) return;
  const hide = () => hideIfDecided(banner);
  hide();
  addEventListener('pageshow', hide);
  document.addEventListener('visibilitychange', hide);
  banner.addEventListener('submit', (event) => decideInPlace(banner, event), { once: true });
}
