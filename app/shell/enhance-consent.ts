import { sendDecision } from '#app/lib/send-decision.ts';
import { CONSENT_COOKIE } from '#app/visit/consent.ts';

/**
 * Sends the decision in the background, because a redirect loses the scroll position and a reload keeps it: by GET on
 * an answer to a form, too, after `replaceState`. Where nothing answers soon, or a portal, the browser sends it. Where
 * something is typed, carry-typed.ts does.
 */
function decideInPlace(event: SubmitEvent): void {
  // Null in Safari before 15.4.
  const button = event.submitter as HTMLButtonElement | null;
  if (!button) return;
  event.preventDefault();
  button.setAttribute('aria-busy', 'true');
  const { value } = (button.form as HTMLFormElement).elements.namedItem('return') as HTMLInputElement;
  void sendDecision(button).then((isStored) => {
    if (!isStored) return button.click();
    history.replaceState(null, '', value);
    location.reload();
  });
}

/**
 * Pages from the back-forward cache, offline copies and other tabs may show the banner although the cookie says that it
 * was answered.
 */
export function enhanceConsent(banner: HTMLElement): void {
  const hide = () => {
    // The name of a refusal's cookie begins with it.
    banner.hidden = document.cookie.includes(CONSENT_COOKIE);
  };
  hide();
  addEventListener('pageshow', hide);
  document.addEventListener('visibilitychange', hide);
  banner.addEventListener('submit', decideInPlace, { once: true });
}
