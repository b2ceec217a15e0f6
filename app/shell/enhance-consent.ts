import { sendDecision } from '#app/lib/send-decision.ts';

/**
 * Sends the decision in the background and then reloads, because a reload keeps the scroll position and a redirect
 * loses it. `replaceState` first, so that the response to a form is reloaded by GET. Without our server's answer within
 * 2.5 s the form is submitted normally. If something is typed, carry-typed.ts handles the decision.
 */
function decideInPlace(event: SubmitEvent): void {
  // Null in Safari before 15.4.
  const button = event.submitter as HTMLButtonElement | null;
  if (!button) return;
  event.preventDefault();
  button.setAttribute('aria-busy', 'true');
  const address = new FormData(button.form as HTMLFormElement).get('return') as string;
  void sendDecision(button).then((isStored) => {
    if (!isStored) return button.click();
    history.replaceState(null, '', address);
    location.reload();
  });
}

/**
 * If a rider has blocked cookies, Chromium says that they are enabled, but its storage throws. It is null in a web view
 * without storage.
 */
function takesCookies(): boolean {
  try {
    return navigator.cookieEnabled && localStorage !== undefined;
  } catch {
    return false;
  }
}

/**
 * Pages from the back-forward cache, offline copies and other tabs may show the banner although the cookie says that it
 * was answered.
 */
export function enhanceConsent(banner: HTMLElement): void {
  const hide = () => {
    // As on the server (`consentIn`): another site's consent is a plain timestamp.
    banner.hidden = /mtm_consent(?:_removed=|=\d+\.)/.test(document.cookie);
  };
  // Without cookies no decision can be stored: don't pin the banner over the page.
  if (!takesCookies()) banner.classList.remove('consent-pinned');
  hide();
  addEventListener('pageshow', hide);
  document.addEventListener('visibilitychange', hide);
  banner.addEventListener('submit', decideInPlace, { once: true });
}
