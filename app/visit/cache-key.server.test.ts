import { describe, expect, it, vi } from 'vitest';
import type { RawRequest } from '#app/config/hosted-app.ts';
import { rawRequestFor } from '#tests/support/visit.ts';
import { requestContextOf } from './request-context.server.ts';
import { readVisit } from './visit.server.ts';
import type { Visit } from './visit.ts';

// Without DARK_MODE=on the parameter `dark` is ignored.
vi.hoisted(() => {
  process.env.DARK_MODE = 'on';
});

const HUMAN = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/120.0 Safari/537.36';

function asked(target: string, more: Partial<RawRequest> = {}): RawRequest {
  return { ...rawRequestFor('http://kachel.test/'), target, userAgent: HUMAN, ...more };
}

const variantOf = (one: RawRequest) => readVisit(one).cache;
const keyOf = (target: string, more: Partial<RawRequest> = {}) => variantOf(asked(target, more))?.key;

describe('the same cached page answers', () => {
  it.each([
    ['an unknown parameter', '/?utm_source=mail&fbclid=x', {}],
    ['an unknown cookie', '/', { cookie: '_pk_id.1=abc; session=7' }],
    ['a browser that prefers German', '/', { acceptLanguage: 'de-DE,de;q=0.9' }],
    ['a browser that prefers an unsupported language', '/', { acceptLanguage: 'fr' }],
    ['an unknown channel', '/?channel=nobody', {}],
    ['an invalid value', '/?text=perhaps&lang=xx&app=0', {}],
    ['an invalid cookie', '/', { cookie: 'text=perhaps; channel=nobody' }],
    ['a preview’s date without its token', '/?date=2026-11-20T06:00', {}],
    ['a Referer, on a page without a Back button', '/', { referrer: 'http://kachel.test/linie' }],
    ['a vehicle screen’s parameters in another channel', '/?seconds=5&story=2', {}],
  ])('%s', (_, target, more) => {
    expect(keyOf(target, more)).toBe(keyOf('/'));
  });

  it.each([
    ['the usual time', '/?channel=screen&seconds=10&story=1', {}],
    ['an invalid time', '/?channel=screen&seconds=soon&story=-1', {}],
    ['an English Accept-Language', '/?channel=screen', { acceptLanguage: 'en' }],
  ])('every vehicle screen, with %s', (_, target, more) => {
    expect(keyOf(target, more)).toBe(keyOf('/?channel=screen'));
  });

  it('vehicle screens with more than the maximum of seconds', () => {
    expect(keyOf('/?channel=screen&seconds=9999')).toBe(keyOf('/?channel=screen&seconds=120'));
  });

  it('any two browsers with consent, whatever their consent cookie’s key', () => {
    expect(keyOf('/', { cookie: 'mtm_consent=1.abc' })).toBe(keyOf('/', { cookie: 'mtm_consent=2.def' }));
  });

  it('a value in both address and cookie, as one in the cookie', () => {
    const cookie = 'lang=en';
    expect(keyOf('/?lang=en', { cookie })).toBe(keyOf('/', { cookie }));
  });

  it('English from Accept-Language and English from the cookie', () => {
    expect(keyOf('/', { acceptLanguage: 'en' })).toBe(keyOf('/', { cookie: 'lang=en' }));
  });
});

describe('another page is cached for', () => {
  const others = [
    asked('/linie'),
    asked('/', { origin: 'https://kachel.test' }),
    asked('/', { origin: 'http://other.test' }),
    asked('/?lang=en'),
    asked('/', { cookie: 'lang=en' }),
    asked('/?text=on'),
    asked('/', { cookie: 'text=on' }),
    asked('/?dark=on'),
    asked('/?channel=portal'),
    asked('/', { cookie: 'channel=portal' }),
    asked('/', { cookie: 'channel=app' }),
    asked('/?channel=screen'),
    asked('/?channel=screen&seconds=5'),
    asked('/?channel=screen&story=2'),
    asked('/?lang=en&channel=screen'),
    asked('/?app=8080'),
    asked('/?login=true'),
    asked('/', { cookie: 'mtm_consent=1.x' }),
    asked('/', { cookie: 'mtm_consent_removed=1' }),
    asked('/archiv?day=2026-11-20'),
    asked('/archiv?day=2026-11-19'),
    asked('/beitrag/101'),
    asked('/beitrag/101', { referrer: 'http://kachel.test/linie' }),
    asked('/beitrag/101?back=%2Faktion'),
    asked('/beitrag/101?lang=en&back=%2Faktion'),
  ];

  it('each named variant', () => {
    const keys = others.map((one) => variantOf(one)?.key);
    expect(keys).not.toContain(undefined);
    expect(new Set([keyOf('/'), ...keys]).size).toBe(others.length + 1);
  });

  it('Save-Data: the same one as for text-only, until the rider asks for pictures', () => {
    expect(keyOf('/')).not.toBe(variantOf(asked('/', { saveData: 'on' }))?.key);
    expect(variantOf(asked('/', { cookie: 'text=on' }))?.key).toBe(
      variantOf(asked('/', { saveData: 'on' }))?.key,
    );
    const pictures = { cookie: 'text=off' };
    expect(keyOf('/', { ...pictures, saveData: 'on' })).toBe(keyOf('/', pictures));
  });

  // The app's view of both requests may differ only in ignored parameters, the clock and the cookies to be set.
  it.each(others)(
    'and forEveryone() renders the same page as the rider’s own request: $target $cookie $origin',
    (one) => {
      const visit = readVisit({ ...one, cookie: `${one.cookie ?? ''}; foreign=1` });
      const forAll = visit.cache?.forEveryone();
      if (!forAll) throw new Error('no variant');
      const [rider, everyone] = [visit, forAll].map((each) =>
        requestContextOf(new Request(each.origin), { visit: each }),
      );
      expect({ ...everyone?.page, now: 0 }).toEqual({ ...rider?.page, now: 0 });
      expect(everyone?.api).toBe(rider?.api);
    },
  );
});

it('leaves each rider the cookies that they sent', () => {
  const [one, other, none] = ['mtm_consent=1.a; draw=x', 'mtm_consent=2.b', undefined].map((cookie) =>
    readVisit(asked('/', { cookie })),
  );
  expect([one, other, none].map((visit) => [visit?.cookies, visit?.cookieHeader, visit?.consent])).toEqual([
    [{ mtm_consent: '1.a', draw: 'x' }, 'mtm_consent=1.a; draw=x', 'given'],
    [{ mtm_consent: '2.b' }, 'mtm_consent=2.b', 'given'],
    [{}, '', 'undecided'],
  ]);
});

it('a page has a key per cookie that it reads, by the cookie’s presence and not its value', () => {
  const variant = variantOf(asked('/', { cookie: 'survey:140=2; draw=secret' }));
  const voted = variant?.withCookies(['survey:140']);
  expect(voted?.key).not.toBe(variant?.key);
  expect(voted?.key).toBe(variantOf(asked('/'))?.withCookies(['survey:140']).key);
  expect(voted?.key).not.toBe(variant?.withCookies(['survey:141']).key);
  expect(voted?.forEveryone().cookies).toEqual({ 'survey:140': '1' });
  expect(variant?.forEveryone().cookies).toEqual({});
  expect([variant?.isPrivate, voted?.isPrivate]).toEqual([false, true]);
});

describe('the page is personal and not cached', () => {
  it.each([
    '/?token=kachel-preview',
    '/beitrag/110?outcome=abc',
    '/beitrag/110?sent=1',
    '/archivsuche?q=tram',
    '/einstellungen?saved=1',
    '/datenschutz?reset=done',
    '/beitrag/140?results=140',
    '/beitrag/106?play=1',
    '/beitrag/106?photo=1',
    '/beitrag/106?share=copy',
    '/archiv?day=yesterday',
    '/?_data=root',
    '/_root.data',
    '/qr/129/1/KACHEL-0001',
    '/wp-preview/',
    '/surveyresult/140/140',
    '/unknown',
    '/beitrag/%zz',
    '/beitrag/1\\2',
    '/beitrag\\1',
    '/beitrag/ä/../1',
    '/heute/..',
    '/heute/%2e%2e',
    '/beitrag/%2E.',
    '/beitrag/%2e',
    '/beitrag/%5c',
    '/beitrag/%00',
    '//evil.example/',
    'http://evil.example/',
    `/beitrag/1-${'x'.repeat(400)}`,
  ])('at %s', (target) => {
    expect(variantOf(asked(target))).toBeNull();
  });
});

it('caches no page whose back link holds search words', () => {
  const fromSearch = { referrer: 'http://kachel.test/archivsuche?q=geheim' };
  expect(variantOf(asked('/beitrag/101', fromSearch))).toBeNull();
  expect(variantOf(asked('/beitrag/101?back=%2Farchivsuche%3Fq%3Dgeheim'))).toBeNull();
});

it('has one key for a back link, whether from the Referer or from the address', () => {
  const byLink = keyOf('/beitrag/101', { referrer: 'http://kachel.test/linie?text=on' });
  expect(byLink).toBe(keyOf('/beitrag/101?back=%2Flinie'));
  expect(keyOf('/beitrag/101', { referrer: 'http://kachel.test/' })).toBe(keyOf('/beitrag/101'));
  expect(keyOf('/beitrag/101', { referrer: 'https://elsewhere.test/linie' })).toBe(keyOf('/beitrag/101'));
});

it('has one reading copy of an entry, whatever its parameter says, and none of another page', () => {
  expect(keyOf('/beitrag/110?reading=on')).toBe(keyOf('/beitrag/110?reading=1'));
  expect(keyOf('/beitrag/110?reading=on')).not.toBe(keyOf('/beitrag/110'));
  const copy = variantOf(asked('/beitrag/110?reading=1'))?.forEveryone() as Visit;
  expect(copy.params.toString()).toBe('reading=on');
  expect(keyOf('/?reading=on')).toBe(keyOf('/'));
});

it('a captive portal’s browser gets channel=portal, and shared caches don’t store its pages', () => {
  const userAgent = 'CaptiveNetworkSupport-471.100.8 wispr';
  const variant = variantOf(asked('/linie', { userAgent }));
  expect(variant?.key).toBe(keyOf('/linie', { cookie: 'channel=portal' }));
  expect(variant?.isPrivate).toBe(true);
  expect(variant?.setCookies).toEqual([]);
  expect(keyOf('/linie?channel=app', { userAgent })).toBe(keyOf('/linie?channel=app'));
  expect(keyOf('/linie')).not.toBe(variant?.key);
  // A decision about cookies adds login=true where the login is offered to everybody.
  const decided = variantOf(asked('/linie?login=true', { userAgent }));
  expect(decided?.key).toBe(keyOf('/linie?login=true', { cookie: 'channel=portal' }));
  expect(decided?.setCookies).toEqual([]);
  expect(keyOf('/linie?login=false', { userAgent })).toBe(keyOf('/linie?login=false'));
});

it('a level’s page is cached whatever characters its name has', () => {
  for (const path of ['/heute/Neu!', '/heute/Tipps%20(Kultur)', '/linie/S%C3%BCd*Ost']) {
    expect(keyOf(path), path).toBeDefined();
  }
});

it('pages with a Back button have Vary: Referer', () => {
  expect(variantOf(asked('/beitrag/101'))?.vary).toContain('Referer');
  expect(variantOf(asked('/'))?.vary).not.toContain('Referer');
});

describe('a setting that only the URL names', () => {
  it('is set as a cookie by each response, not stored with the cached page', () => {
    const variant = variantOf(asked('/?lang=en'));
    expect(variant?.setCookies).toEqual([expect.stringMatching(/^lang=en; Path=\/; HttpOnly/)]);
    expect(variantOf(asked('/', { cookie: 'lang=en' }))?.setCookies).toEqual([]);
  });

  it.each([
    ['document', 'navigate', 1],
    ['empty', 'navigate', 1],
    ['empty', 'same-origin', 1],
    ['empty', 'cors', 0],
    ['image', 'no-cors', 0],
    ['video', undefined, 0],
  ])(
    'is set as a cookie by requests for a page, not for a picture or by a script: %s, %s',
    (fetchDest, fetchMode, stored) => {
      expect(variantOf(asked('/?text=on', { fetchDest, fetchMode }))?.setCookies).toHaveLength(stored);
    },
  );

  it('is not set as a cookie for robots', () => {
    const variant = variantOf(asked('/?lang=en', { userAgent: 'Googlebot/2.1' }));
    expect([variant?.setCookies, variant?.isPrivate]).toEqual([[], true]);
  });
});

it('forEveryone() contains nothing of the request but what the cache key holds', () => {
  const headers = { cookie: 'lang=en; mtm_consent=7.secret; survey:140=1; draw=x', acceptLanguage: 'fr' };
  const one = readVisit(asked('/?utm_source=mail', headers)).cache;
  const other = readVisit(asked('/', { cookie: 'mtm_consent=8.other; lang=en; foreign=2' })).cache;
  expect(one?.key).toBe(other?.key);
  expect(one?.forEveryone()).toEqual(other?.forEveryone());
  expect(JSON.stringify(one?.forEveryone())).not.toMatch(/secret|survey|draw|utm/);
});

it('gives refusal pages one key per language, whatever else is in the query', () => {
  const refused = keyOf('/refused?sent=abc&index=&lang=en');
  expect(refused).toBeDefined();
  expect(refused).toBe(keyOf('/refused?lang=en&outcome=x'));
  expect(refused).not.toBe(keyOf('/refused'));
});
