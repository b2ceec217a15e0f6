import { describe, expect, it } from 'vitest';
import { visitTo } from '#tests/support/visit.ts';
import { consentKey, consentKeyIn, cookieDeletions, decisionCookies } from './consent.server.ts';
import { mayAnalyse } from './consent.ts';

const analytics = { url: 'https://stats.example', siteId: '1' };

describe('mayAnalyse', () => {
  it.each([
    ['given', analytics, null, 'start', true],
    ['refused', analytics, null, 'start', false],
    ['undecided', analytics, null, 'start', false],
    ['given', null, null, 'start', false],
    ['given', analytics, { token: 't', date: '2026-11-01T06:00' }, 'start', false],
    ['given', analytics, null, 'voucher', false],
  ] as const)('consent %s, site %o, preview %o, %s: %s', (consent, site, preview, screen, may) => {
    expect(mayAnalyse({ consent, analytics: site, preview, screen })).toBe(may);
  });
});

describe('where another site of the operator’s has set one of the cookies for its whole domain', () => {
  const own = consentKey(1234);
  it.each([
    [`mtm_consent=${own}; mtm_consent_removed=1`, 'given'],
    ['mtm_consent=1700000000000; mtm_consent_removed=1', 'refused'],
    ['mtm_consent=1700000000000', 'undecided'],
  ])('the decision made here counts: %s', (cookie, consent) => {
    expect(visit(cookie).consent).toBe(consent);
  });

  it('votes find our key beside the other’s', () => {
    expect(consentKeyIn(visit(`mtm_consent=1700000000000; mtm_consent=${own}`).cookies)).toBe(own);
  });
});

function visit(cookie = '') {
  return visitTo('https://tram.example/', { cookie });
}

describe('the key that votes are counted by', () => {
  const own = consentKey(1234);
  it.each([
    ['its own', own, own],
    ['none', undefined, null],
    ['an empty one', '', null],
    ['one that somebody made up', '1.abc', null],
    ['one that somebody changed', own.replace('1234', '1235'), null],
    ['one without its signature', own.slice(0, -23), null],
  ])('is %s', (_, value, key) => {
    expect(consentKeyIn({ mtm_consent: value })).toBe(key);
  });
});

describe('decisionCookies', () => {
  it('keeps consent for 13 months at most and drops an earlier refusal', () => {
    const [given, dropped, ...others] = decisionCookies(visit(), 'accept', 1234);
    expect(given).toMatch(
      /^mtm_consent=1234\.[0-9a-f]{32}\.[\w-]{22}; Max-Age=34128000; Path=\/; Secure; SameSite=Lax$/,
    );
    expect(dropped).toMatch(/^mtm_consent_removed=; Max-Age=0; Path=\//);
    expect(others).toEqual([]);
  });

  it('remembers a refusal and clears what analytics had stored', () => {
    const cookies = decisionCookies(
      visit('_pk_id.1.a=x; lang=en; _pk_ses.1.a=1; mtm_consent=1'),
      'reject',
      1,
    );
    expect(cookies.map((cookie) => cookie.split(';', 2).join(';'))).toEqual([
      'mtm_consent_removed=1; Max-Age=34128000',
      'mtm_consent=; Max-Age=0',
      '_pk_id.1.a=; Max-Age=0',
      '_pk_ses.1.a=; Max-Age=0',
    ]);
  });
});

describe('cookieDeletions', () => {
  it('skips names that a server may not write', () => {
    const odd = visit('survey:a b=1; _pk_ü=1; _pk_id=1');
    expect(cookieDeletions(odd, () => true)).toEqual(['_pk_id=; Max-Age=0; Path=/; Secure; SameSite=Lax']);
  });

  it('deletes only what matches', () => {
    expect(cookieDeletions(visit('lang=en; seen=1'), (name) => name === 'seen')).toEqual([
      'seen=; Max-Age=0; Path=/; Secure; SameSite=Lax',
    ]);
  });
});
