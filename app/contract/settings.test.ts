import { describe, expect, it } from 'vitest';
import { parseAppSettings, requireOperator } from '#app/config/env.server.ts';
import { parseServerSettings } from '#server/kernel/env.ts';
import { SettingsError } from './settings.ts';

function faultOf(environment: Record<string, string>): string {
  try {
    parseAppSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return '';
}

describe('settings', () => {
  it('have defaults for everything in demo mode', () => {
    const settings = parseAppSettings({});
    expect(settings.CONTENT_API_URL).toBe('http://127.0.0.1:3000/api');
    expect(settings.embedded).toBe(true);
    expect(settings.SUPPORTED_LANGUAGES).toEqual(['de', 'en']);
    expect(settings.SESSION_SECRET.length).toBeGreaterThan(30);
  });

  it.each([
    ['PORT', 'abc', 'PORT is "abc"; it must be a whole number from 1 to 65535.'],
    ['PORT', '0', 'PORT is "0"; it must be a whole number from 1 to 65535.'],
    [
      'ENTRY_PATH',
      'content',
      'ENTRY_PATH is "content"; it must be a path that starts and ends with a slash.',
    ],
    ['SUPPORTED_LANGUAGES', 'xx', 'SUPPORTED_LANGUAGES is "xx"; it must be a list of de, en.'],
    ['DEFAULT_LANGUAGE', 'xx', 'DEFAULT_LANGUAGE is "xx"; it must be one of de, en.'],
    ['APP_SERVER_PORTS', '80a', 'APP_SERVER_PORTS is "80a"; it must be a list of ports.'],
    ['APP_SERVER_PORTS', '8080,65536', 'APP_SERVER_PORTS is "8080,65536"; it must be a list of ports.'],
    ['RETAIN_DAYS', '0', 'RETAIN_DAYS is "0"; it must be a whole number from 1 to 36500.'],
    [
      'FRAME_ANCESTORS',
      'https://app.example; script-src *',
      'FRAME_ANCESTORS is "https://app.example; script-src *"; it must be a list of origins such as https://app.example.',
    ],
    [
      'EXTERNAL_WIDGETS',
      '{"1":"x"}',
      'EXTERNAL_WIDGETS is "{\\"1\\":\\"x\\"}"; it must be JSON such as {"1":"https://widgets.example/{id}"}.',
    ],
    [
      'CHANNELS',
      '{"portal":{"wifilogin":true}}',
      'CHANNELS is "{\\"portal\\":{\\"wifilogin\\":true}}"; it must be JSON such as {"portal":{"wifiLogin":true}}, with the options wifiLogin, bars, banner, forms, hideDate, stories.',
    ],
    ...['https://', 'https://a b/{id}', 'https://{id}.widgets.example/'].map(
      (address): [string, string, string] => [
        'EXTERNAL_WIDGETS',
        `{"1":"${address}"}`,
        `EXTERNAL_WIDGETS is "{\\"1\\":\\"${address}\\"}"; it must be JSON such as {"1":"https://widgets.example/{id}"}.`,
      ],
    ),
    [
      'ACCESSIBILITY_PREPARED',
      '2026-02-30',
      'ACCESSIBILITY_PREPARED is "2026-02-30"; it must be a day such as 2025-06-23.',
    ],
    ...[
      'https://kachel.example/tram',
      'https://kachel.example/?a=1',
      'https://a@kachel.example',
      'https:kachel.example',
      'https://kachel.example/tram/..',
    ].map((address): [string, string, string] => [
      'PUBLIC_URL',
      address,
      `PUBLIC_URL is "${address}"; it must be an address without a path, such as https://kachel.example.`,
    ]),
    [
      'PUBLIC_URL',
      'kachel.example',
      'PUBLIC_URL is "kachel.example"; it must be an address that starts with http:// or https://.',
    ],
    [
      'MATOMO_URL',
      'https://stats.example/matomo',
      'MATOMO_SITE_ID is not set; it must be set together with MATOMO_URL.',
    ],
    ['MATOMO_SITE_ID', '7', 'MATOMO_URL is not set; it must be set together with MATOMO_SITE_ID.'],
    ['DARK_MODE', 'maybe', 'DARK_MODE is "maybe"; it must be one of on, off.'],
  ])('%s=%s are refused in one sentence', (name, value, sentence) => {
    expect(faultOf({ [name]: value })).toBe(sentence);
  });

  it.each([
    ['https://kachel:geheim@cms.example/api', '(hidden)'],
    ['https://kachel:ge/heim@cms.example', '(hidden)'],
    ['kachel:geheim@cms.example/api', '(hidden)'],
    ['https://kachel@cms.example', '"https://kachel@cms.example"'],
  ])('refuse %s as CONTENT_API_URL, without its password in the message', (CONTENT_API_URL, shown) => {
    const fault = faultOf({ CONTENT_API_URL, SESSION_SECRET: 'a-secret-of-its-own' });
    expect(fault).toMatch(
      /^CONTENT_API_URL is .+; it must be an address (?:without a user|that starts with)/,
    );
    expect(fault).toContain(`is ${shown};`);
  });

  it('require SESSION_SECRET outside demo mode', () => {
    expect(faultOf({ CONTENT_API_URL: 'https://cms.example/api' })).toMatch(
      /^SESSION_SECRET is not set; it must be /,
    );
    expect(
      faultOf({ CONTENT_API_URL: 'https://cms.example/api', SESSION_SECRET: 'a-secret-of-its-own' }),
    ).toBe('');
  });

  it('require SESSION_SECRET and PREVIEW_TOKEN if nodes share a Redis, in demo mode too', () => {
    const redis = { REDIS_URL: 'redis://redis.example' };
    expect(faultOf(redis)).toMatch(/^SESSION_SECRET is not set; it must be .*, the same on all nodes/);
    const settings = parseAppSettings({ ...redis, SESSION_SECRET: 'a-secret-of-its-own' });
    expect(settings.OPERATOR_NAME).toContain('(Demo)');
    expect(() => parseServerSettings(redis)).toThrow(/^PREVIEW_TOKEN is not set; .*, the same on all nodes/);
    expect(parseServerSettings({ ...redis, PREVIEW_TOKEN: 'x' }).demo).toBe(true);
  });

  it('have no default operator outside demo mode; requireOperator names what is missing', () => {
    const outside = { CONTENT_API_URL: 'https://cms.example/api', SESSION_SECRET: 'a-secret-of-its-own' };
    for (const environment of [outside, { DEMO: 'off' }]) {
      const settings = parseAppSettings(environment);
      const facts = Object.entries(settings).filter(([name]) => /^(OPERATOR|ACCESSIBILITY)_/.test(name));
      expect(facts).toHaveLength(16);
      for (const [, fact] of facts) expect(fact).toBe('');
      expect(() => requireOperator(settings)).toThrow(
        'OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_EMAIL are not set',
      );
    }
    const named = { DEMO: 'off', OPERATOR_NAME: 'Nordbahn', OPERATOR_ADDRESS: 'Weg 1, 12345 Nord' };
    expect(() => requireOperator(parseAppSettings(named))).toThrow(/^OPERATOR_EMAIL is not set; /);
    const complete = parseAppSettings({ ...named, OPERATOR_EMAIL: 'post@nord.example', OPERATOR_PHONE: '' });
    expect(() => requireOperator(complete)).not.toThrow();
    expect([complete.OPERATOR_EMAIL, complete.OPERATOR_PHONE]).toEqual(['post@nord.example', '']);
    expect(() => requireOperator(parseAppSettings({}))).not.toThrow();
  });

  it('accept a widget’s URL with {id} anywhere after the host', () => {
    const EXTERNAL_WIDGETS = {
      1: 'https://widgets.example/{id}',
      2: 'http://widgets.example:8080/?a={id}#{id}',
    };
    expect(faultOf({ EXTERNAL_WIDGETS: JSON.stringify(EXTERNAL_WIDGETS) })).toBe('');
  });

  it('compare canonical hosts in lower case, as browsers send them', () => {
    const { CANONICAL_HOSTS } = parseAppSettings({ CANONICAL_HOSTS: 'Online.Example=City.example' });
    expect(CANONICAL_HOSTS).toEqual(['online.example=city.example']);
  });

  it('accept PUBLIC_URL with or without a trailing slash', () => {
    for (const PUBLIC_URL of ['https://kachel.example', 'https://Kachel.example:8443/'])
      expect(parseAppSettings({ PUBLIC_URL }).PUBLIC_URL).toBe(PUBLIC_URL.replace(/\/$/, ''));
  });

  it('keep an address that is called as it is, and strip a base address of its slashes', () => {
    const written = { WIFI_LOGIN_URL: 'http://10.0.0.1/login/', CONNECTIVITY_URL: 'http://10.0.0.1/next//' };
    expect(parseAppSettings(written)).toMatchObject(written);
    const bases = {
      CONTENT_API_URL: 'https://cms.example/api/',
      PUBLIC_API_URL: 'https://kachel.example/api//',
    };
    const matomo = { MATOMO_URL: 'https://stats.example/', MATOMO_SITE_ID: '7' };
    expect(parseAppSettings({ ...bases, ...matomo, SESSION_SECRET: 'a-secret-of-its-own' })).toMatchObject({
      CONTENT_API_URL: 'https://cms.example/api',
      PUBLIC_API_URL: 'https://kachel.example/api',
      MATOMO_URL: 'https://stats.example',
    });
  });

  it('sort PICTURE_WIDTHS in ascending order', () => {
    expect(parseAppSettings({ PICTURE_WIDTHS: '1280,320, 640' }).PICTURE_WIDTHS).toEqual([320, 640, 1280]);
  });

  it('treat an empty value as unset', () => {
    expect(parseAppSettings({ PORT: '', CONTENT_API_URL: ' ' }).PORT).toBe(3000);
    expect(parseAppSettings({ RETAIN_DAYS: '' }).RETAIN_DAYS).toBeUndefined();
    expect(parseAppSettings({ APP_SERVER_PORTS: '8080,65535' }).APP_SERVER_PORTS).toEqual([8080, 65535]);
  });

  it('require DEFAULT_LANGUAGE to be one of SUPPORTED_LANGUAGES', () => {
    expect(faultOf({ SUPPORTED_LANGUAGES: 'en' })).toContain('DEFAULT_LANGUAGE');
  });
});
