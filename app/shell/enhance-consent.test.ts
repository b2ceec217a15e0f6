// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { enhanceConsent } from './enhance-consent.ts';

it('the banner goes with a decision in another tab as soon as this one is looked at', () => {
  document.body.innerHTML = '<form data-consent></form>';
  const banner = document.forms[0] as HTMLFormElement;
  const cookie = vi.spyOn(document, 'cookie', 'get').mockReturnValue('a=b');
  enhanceConsent(banner);
  expect(banner.hidden).toBe(false);
  cookie.mockReturnValue('mtm_consent=1700000000000');
  dispatchEvent(new Event('pageshow'));
  expect(banner.hidden).toBe(false);
  cookie.mockReturnValue('mtm_consent=1700000000000; mtm_consent=1.a');
  dispatchEvent(new Event('pageshow'));
  expect(banner.hidden).toBe(true);
  cookie.mockReturnValue('a=b; mtm_consent_removed=1');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(banner.hidden).toBe(true);
  vi.restoreAllMocks();
});
