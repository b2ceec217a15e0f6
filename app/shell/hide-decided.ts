import { CONSENT_COOKIE, REFUSAL_COOKIE } from '#app/request/consent.ts';

/** Back shows a page as it was left, and the tunnel a copy of it, banner included; the cookie knows better. */
function hideDecided(): void {
  const names = document.cookie.split(/;\s*/).map((pair) => pair.split('=')[0]);
  if (!names.some((name) => name === CONSENT_COOKIE || name === REFUSAL_COOKIE)) return;
  for (const form of document.querySelectorAll<HTMLElement>('[data-consent]')) form.hidden = true;
}

hideDecided();
addEventListener('pageshow', hideDecided);
