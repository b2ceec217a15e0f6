import { describe, expect, it } from 'vitest';
import { visitTo } from '#tests/support/visit.ts';
import { resetHeaders } from './reset-decision.server.ts';

describe('resetting the cookie decision', () => {
  const headers = resetHeaders(
    visitTo('https://kachel.example/datenschutz', {
      cookie:
        'mtm_consent=1; mtm_consent_removed=1; _pk_id.1.1fff=x; _pk_ses.1.1fff=1; survey:140=1; survey:7=1; lang=en; voucher_129_1=sealed; xsurvey:1=1',
    }),
  );
  const cookies = headers.getSetCookie();

  it.each([
    'mtm_consent',
    'mtm_consent_removed',
    '_pk_id.1.1fff',
    '_pk_ses.1.1fff',
    'survey:140',
    'survey:7',
  ])('deletes %s', (name) => {
    expect(cookies.find((cookie) => cookie.startsWith(`${name}=;`))).toMatch(/Max-Age=0; Path=\//);
  });

  it('keeps other cookies', () => {
    expect(cookies).toHaveLength(6);
  });

  it('leaves forms that wait in IndexedDB, and the service worker', () => {
    expect(headers.has('Clear-Site-Data')).toBe(false);
  });
});
