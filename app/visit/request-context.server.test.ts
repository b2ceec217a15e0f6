import type { AppLoadContext } from '@remix-run/node';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hrefFor } from './page.ts';

/** Settings are read once per process, so each case loads the modules anew. */
async function riderWith(
  settings: Record<string, string>,
  address: string,
  cookie = '',
  referrer = '',
  context: AppLoadContext = {},
) {
  vi.resetModules();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { requestContextOf } = await import('./request-context.server.ts');
  const headers = { Cookie: cookie, Referer: referrer };
  return requestContextOf(new Request(new URL(address, 'http://localhost:3000'), { headers }), context);
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

const WIFI = { WIFI_LOGIN_URL: 'http://10.0.0.1/login' };

describe('Wi-Fi login', () => {
  it.each([
    ['is off by default', {}, '/', false],
    ['is on when the address says so', {}, '/?login=true', true],
    ['is on when the setting says so', { WIFI_LOGIN: 'on' }, '/', true],
    ['can be switched off by the address', { WIFI_LOGIN: 'on' }, '/?login=false', false],
    ['is on in the portal', {}, '/?channel=portal', true],
    ['is hidden by a channel that hides it', {}, '/?channel=screen&login=true', false],
    [
      'is what a configured channel says',
      { CHANNELS: '{"portal":{"wifiLogin":false}}' },
      '/?channel=portal&login=true',
      false,
    ],
  ])('%s', async (_, settings, address, shown) => {
    const { page } = await riderWith({ ...WIFI, ...settings }, address);
    expect(page.wifiLoginUrl !== null).toBe(shown);
  });
});

describe('the way from a portal’s window to a browser that stays', () => {
  const PUBLIC = { PUBLIC_URL: 'https://kachel.example' };

  it.each([
    ['/?channel=portal', 'kachel.example'],
    ['/?login=true', 'kachel.example'],
    ['/line?login=true', 'kachel.example/linie'],
    ['/entry/101-ein-titel?channel=portal', 'kachel.example/beitrag/101'],
    [`/beitrag/${'a'.repeat(2400)}?channel=portal`, 'kachel.example'],
    ['/qr/129/1/KACHEL-0001?channel=portal', 'kachel.example'],
    ['/archivsuche?q=geheim&channel=portal', 'kachel.example'],
    ['/', undefined],
    ['/?channel=portal&app=8123', undefined],
    ['/?channel=screen&login=true', undefined],
  ])('%s is %s', async (address, expected) => {
    expect((await riderWith(PUBLIC, address)).page.portal?.address).toBe(expected);
  });

  it('is not shown to all where a setting offers the login to all', async () => {
    for (const address of ['/', '/?login=true']) {
      expect((await riderWith({ ...WIFI, WIFI_LOGIN: 'on' }, address)).page.portal).toBeNull();
    }
  });
});

describe('Back behind a proxy that rewrites Host', () => {
  it.each([
    ['https://kachel.example/linie', '/linie'],
    ['http://localhost:3000/linie', '/linie'],
    ['https://elsewhere.example/linie', null],
  ])('from %s leads to %s', async (referrer, expected) => {
    const settings = { PUBLIC_URL: 'https://kachel.example' };
    expect((await riderWith(settings, '/beitrag/101', '', referrer)).page.back).toBe(expected);
  });
});

describe('the service worker', () => {
  const DOORS = { CHANNELS: '{"doors":{"stories":true}}' };

  it.each([
    ['/', true],
    ['/?channel=screen', false],
    ['/?channel=doors', false],
    ['/beitrag/101?channel=doors', false],
    ['/?text=on', false],
    ['/?token=geheim', false],
  ])('of %s is used: %s', async (address, isUsed) => {
    expect((await riderWith(DOORS, address)).page.usesServiceWorker).toBe(isUsed);
  });
});

describe('embedded app mode', () => {
  it.each([
    ['/?app=8123', false],
    ['/?app=0', true],
    ['/?app=x', true],
    ['/?channel=app', false],
    ['/', true],
  ])('%s shows bars: %s', async (address, bars) => {
    expect((await riderWith({}, address)).page.bars).toBe(bars);
  });

  it('a vehicle screen’s channel has no bars, no banner, no forms and its pictures, on all pages', async () => {
    const { page } = await riderWith({}, '/beitrag/101?channel=screen');
    expect(page).toMatchObject({ bars: false, banner: false, forms: false });
    expect((await riderWith({}, '/?channel=screen', 'text=on')).page.textOnly).toBe(false);
  });

  it('takes media from the app server only where its port is listed', async () => {
    const listed = await riderWith({ APP_SERVER_PORTS: '8123' }, '/?app=8123');
    expect(listed.page.uploads.origin).toBe('http://localhost:8123');
    const foreign = await riderWith({ APP_SERVER_PORTS: '8123' }, '/?app=9000');
    expect(foreign.page.uploads.origin).toBeNull();
  });
});

it('links of a refused request’s page lead to the start page', async () => {
  expect((await riderWith({}, '/refused?lang=en')).page.path).toBe('/');
});

describe('consent', () => {
  it.each([
    ['', 'undecided'],
    ['mtm_consent=1.x', 'given'],
    ['mtm_consent_removed=1', 'refused'],
  ])('with %s is %s', async (cookie, consent) => {
    expect((await riderWith({}, '/', cookie)).page.consent).toBe(consent);
  });
});

describe('preview', () => {
  it('renders at the previewed time, and its links carry token and date', async () => {
    const { page } = await riderWith({}, '/linie?token=geheim&date=2026-11-21T06:00');
    expect(page.preview).toEqual({ token: 'geheim', date: '2026-11-21T06:00' });
    expect(new Date(page.now).toISOString()).toBe('2026-11-21T05:00:00.000Z');
    expect(page.carry).toEqual([
      ['token', 'geheim'],
      ['date', '2026-11-21T06:00'],
    ]);
  });

  it('means now without a date, or with one that does not exist', async () => {
    const now = new Date('2026-11-20T06:00:00Z');
    vi.useFakeTimers({ now, toFake: ['Date'] });
    for (const date of ['', '&date=2026-13-01T06:00', '&date=0001-01-01T00:00', '&date=morgen']) {
      const { page } = await riderWith({}, `/?token=geheim${date}`);
      expect(page.now).toBe(now.getTime());
    }
  });

  it.each([
    ['/linie?token=geheim', '/deal?token=geheim'],
    ['/linie?token=geheim&date=2026-02-30T10:00', '/deal?token=geheim'],
    ['/linie?token=geheim&date=2026-11-21T06:00', '/deal?token=geheim&date=2026-11-21T06%3A00'],
  ])('%s keeps a valid date on its links and drops an invalid one', async (address, link) => {
    const { page } = await riderWith({}, address);
    expect(hrefFor(page, '/deal')).toBe(link);
  });

  it('is no preview without a token', async () => {
    expect((await riderWith({}, '/?date=2026-11-21T06:00')).page.preview).toBeNull();
  });

  it('hands on address, token and the cookies that the settings name, byte for byte', async () => {
    const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response('[]'));
    vi.stubGlobal('fetch', fetched);
    const value = 'abc+d/e==%7C"x"';
    const { content } = await riderWith(
      { PREVIEW_FORWARD_COOKIES: 'absent,editor' },
      '/?token=geheim%E2%82%AC',
      `other=1; editor=${value}`,
      '',
      { riderAddress: '203.0.113.7' },
    );
    await content.page('start');
    expect(fetched.mock.calls[0]?.[1].headers).toMatchObject({
      Cookie: `editor=${value}`,
      'X-Forwarded-For': '203.0.113.7',
      'X-WP-Nonce': 'geheim?',
    });
    vi.unstubAllGlobals();
  });

  it('is never stored in a cookie', async () => {
    expect((await riderWith({}, '/?token=geheim')).visit.setCookies).toEqual([]);
  });
});

describe('cookies for settings', () => {
  it('are HttpOnly, and Secure over HTTPS', async () => {
    const stored = async (address: string) => (await riderWith({}, address)).visit.setCookies;
    const cookie = 'text=on; Path=/; HttpOnly';
    expect(await stored('/?text=on')).toEqual([`${cookie}; SameSite=Lax`]);
    expect(await stored('https://kachel.example/?text=on')).toEqual([`${cookie}; Secure; SameSite=Lax`]);
  });

  it.each([
    ['a choice on a page of ours', 'http://localhost:3000/einstellungen', true],
    ['one behind a proxy that rewrites Host', 'https://kachel.example/', true],
    ['a link from elsewhere', 'https://messages.example/', false],
    ['a link without a Referer, as from an app', '', false],
  ])('last for a year only for a choice on a page of ours: %s', async (_, referrer, kept) => {
    const asked = riderWith({ PUBLIC_URL: 'https://kachel.example' }, '/?lang=en&channel=app', '', referrer);
    const [cookie, channel] = (await asked).visit.setCookies;
    expect(cookie).toMatch(kept ? /^lang=en; Max-Age=31536000;/ : /^lang=en; Path/);
    expect(channel).toMatch(/^channel=app; Path/);
  });

  it('from elsewhere replace no choice of the rider’s own, but are carried', async () => {
    const held = 'lang=de; app=1';
    const { visit, page } = await riderWith({}, '/?lang=en&app=2', held, 'https://messages.example/');
    expect(visit.setCookies).toEqual([expect.stringMatching(/^app=2; Path/)]);
    expect([page.language, Object.fromEntries(page.carry)]).toEqual(['en', { lang: 'en', app: '2' }]);
  });

  it('last for a year once they are saved, though a link has set the same ones for the session', async () => {
    const referrer = 'http://localhost:3000/einstellungen';
    const { visit, page } = await riderWith({}, '/einstellungen?text=on&saved=1', 'text=on', referrer);
    expect(visit.setCookies).toEqual([expect.stringMatching(/^text=on; Max-Age=31536000;/)]);
    expect(page.carry).toEqual([]);
  });

  it.each([
    ['?channel=portal', {}, []],
    ['?channel=portal&login=true', {}, []],
    ['?login=true', {}, []],
    ['?login=true', { WIFI_LOGIN: 'on' }, ['login=true']],
    ['?login=false', {}, ['login=false']],
    ['?channel=app&lang=en', {}, ['lang=en', 'channel=app']],
    ['?channel=app&login=true', {}, ['channel=app', 'login=true']],
    ['?channel=app', { CHANNELS: '{"app":{"wifiLogin":true}}' }, ['channel=app']],
  ])('are not set for a portal, which ends with its window: %s %o', async (query, settings, stored) => {
    const { visit, page } = await riderWith(settings, `/${query}`);
    expect(visit.setCookies.map((cookie) => cookie.split(';')[0])).toEqual(stored);
    // Links carry all of them in any case.
    const carried = new URL(hrefFor(page, '/linie'), page.origin).searchParams;
    expect(carried.toString().split('&').sort()).toEqual(query.slice(1).split('&').sort());
  });

  it('are not set on a vehicle screen, which belongs to no rider', async () => {
    const { visit, page } = await riderWith({}, '/?channel=screen&lang=en&seconds=1&story=0');
    expect(visit.setCookies).toEqual([]);
    expect(page.vehicleScreen).toEqual({ seconds: 3, story: 1 });
    expect((await riderWith({}, '/beitrag/1?channel=screen')).page.vehicleScreen).toBeNull();
  });

  it('are not set for values that the server’s settings don’t allow', async () => {
    const { visit, page } = await riderWith(
      { SUPPORTED_LANGUAGES: 'de', DARK_MODE: 'off' },
      '/?lang=en&channel=nowhere&dark=on',
    );
    expect(visit.setCookies).toEqual([]);
    expect(page.carry).toEqual([]);
  });
});

describe('dark mode', () => {
  it.each([
    ['off', '/?dark=on', 'off'],
    ['off', '/', 'off'],
    ['on', '/', 'device'],
    ['on', '/?dark=on', 'on'],
    ['on', '/?dark=off', 'off'],
  ])('with DARK_MODE=%s, %s is dark: %s', async (mode, address, dark) => {
    expect((await riderWith({ DARK_MODE: mode }, address)).page.dark).toBe(dark);
  });
});

describe('uploaded media', () => {
  const PUBLIC_URL = 'https://kachel.example';
  const PRIVATE = { PUBLIC_URL, CONTENT_API_URL: 'http://content:3001/api', SESSION_SECRET: 'x'.repeat(16) };

  it.each([
    ['the content server’s where nothing else is said', PRIVATE, '/', 'http://content:3001'],
    [
      'the one that riders reach',
      { ...PRIVATE, PUBLIC_API_URL: 'https://media.example/api' },
      '/',
      'https://media.example',
    ],
    [
      'the page’s where the API is under PUBLIC_URL',
      { ...PRIVATE, PUBLIC_API_URL: `${PUBLIC_URL}//api` },
      '/',
      null,
    ],
    ['the page’s where the content service is embedded', { PUBLIC_URL }, '/', null],
    [
      'an app server’s',
      { ...PRIVATE, PUBLIC_API_URL: `${PUBLIC_URL}/api`, APP_SERVER_PORTS: '8123' },
      '/?app=8123',
      'http://localhost:8123',
    ],
  ])('have an origin: %s', async (_, settings, address, origin) => {
    expect((await riderWith(settings, address)).page.uploads.origin).toBe(origin);
  });

  it('of the page’s own host are ours by their whole address, too', async () => {
    const { page } = await riderWith({ PUBLIC_URL }, '/');
    expect(page.uploads.prefixes).toContain('https://kachel.example/api/uploads/');
  });
});

it('is read once for all loaders of a request, and anew for the next', async () => {
  const { requestContextOf } = await import('./request-context.server.ts');
  const request = new Request('http://localhost:3000/linie?lang=en');
  const context = {};
  const first = requestContextOf(request, context);
  expect(requestContextOf(request, context)).toBe(first);
  expect(requestContextOf(request, {})).not.toBe(first);
});
