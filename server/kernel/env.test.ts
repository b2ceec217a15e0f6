import express from 'express';
import { describe, expect, it } from 'vitest';
import { parseServerSettings } from './env.ts';

describe('TRUST_PROXY', () => {
  it.each([
    '1',
    'true',
    'loopback',
    'linklocal, uniquelocal',
    '10.0.0.0/8,192.0.2.7 , 2001:db8::/32',
    '::1/128',
    '10.0.0.0/255.0.0.0',
  ])('is taken, and Express can read it: %s', (value) => {
    const { TRUST_PROXY } = parseServerSettings({ TRUST_PROXY: value });
    expect(() => express().set('trust proxy', TRUST_PROXY)).not.toThrow();
  });

  it.each([
    'proxy.example',
    'loopbak',
    '10.0.0',
    '10.0.0.0/33',
    '10.0.0.0/24.',
    '10.0.0.0/255.0.255.0',
    '10.0.0.0/0',
    '2001:db8::/129',
    'loopback,',
    '10.0.0.0 10.0.0.1',
  ])('is refused at the start: %s', (value) => {
    expect(() => parseServerSettings({ TRUST_PROXY: value })).toThrow(
      `TRUST_PROXY is "${value}"; it must be a number of proxies, or a list of addresses such as loopback, 10.0.0.0/8.`,
    );
  });
});

describe('PREVIEW_TOKEN', () => {
  it.each(['zwei Wörter', 'two words', 'schlüssel', 'a\u0000b'])(
    'is refused where no header holds it: %j',
    (value) => {
      expect(() => parseServerSettings({ PREVIEW_TOKEN: value })).toThrow(
        /^PREVIEW_TOKEN is \(hidden\); it must be /,
      );
    },
  );

  it('may have every sign of ASCII', () => {
    const token = String.fromCharCode(...Array.from({ length: 94 }, (_, n) => 0x21 + n));
    expect(parseServerSettings({ PREVIEW_TOKEN: token }).PREVIEW_TOKEN).toBe(token);
  });
});

it.each(['short', 'two words, long enough', 'schlüssel-schlüssel'])(
  'CONTENT_API_SECRET is refused, and not shown: %s',
  (value) => {
    const told = 'it must be a text of at least 16 printable ASCII characters without spaces.';
    expect(() => parseServerSettings({ CONTENT_API_SECRET: value })).toThrow(
      `CONTENT_API_SECRET is (hidden); ${told}`,
    );
  },
);

describe('MAIL_FROM', () => {
  it.each([
    'Verkehrsbetriebe',
    'Verkehr <post>',
    'Verkehr <post@>',
    'Verkehr (post@verkehr.example)',
    '@verkehr',
  ])('without an address is refused at the start: %s', (value) => {
    expect(() => parseServerSettings({ MAIL_FROM: value })).toThrow(
      `MAIL_FROM is "${value}"; it must be a sender with an address that your mail server accepts, such as Verkehr <post@verkehr.example>.`,
    );
  });

  it.each([
    'post@verkehr.example',
    'Verkehr <post@verkehr.example>',
    'Verkehr post@verkehr.example',
    '"Verkehr, Nord" <post@verkehr.example>',
    'Verkehr<post@localhost>',
  ])('may be %s', (value) => {
    expect(parseServerSettings({ MAIL_FROM: value }).MAIL_FROM).toBe(value);
  });
});

it.each([
  ['SMTP_URL', 'smtp://post:wo/rt@mail.example'],
  ['REDIS_URL', 'redis://:wo#rt@redis.example:6379'],
  ['REDIS_URL', 'redis://:wo%rt@redis.example:6379'],
  ['DATABASE_URL', 'postgres://kachel:wo#rt@db.example/kachel'],
  // Still a valid URL: host and port are `kachel:7`, and the rest of the password is its path or query.
  ['DATABASE_URL', 'postgres://kachel:7/rt@db.example:5432/kachel'],
  ['DATABASE_URL', 'postgres://kachel:7#rt@db.example:5432/kachel'],
  ['DATABASE_URL', 'postgres://kachel:7?rt@db.example:5432/kachel'],
])('%s with a password that must be encoded is refused at the start', (name, value) => {
  const rest = { MAIL_FROM: 'post@tram.example', PREVIEW_TOKEN: 'x' };
  expect(() => parseServerSettings({ ...rest, [name]: value })).toThrow(
    `${name} is (hidden); it must be a valid address: in a password / is written as %2F`,
  );
  const encoded = value.replace('%', '%25').replace('/rt', '%2Frt').replace('#', '%23').replace('?', '%3F');
  expect(parseServerSettings({ ...rest, [name]: encoded })).toMatchObject({ [name]: encoded });
});

it.each([
  ['SMTP_URL', 'smtp://post:pw@/'],
  ['REDIS_URL', 'redis://:pw@/0'],
])('%s without a host is refused at the start', (name, value) => {
  const rest = { MAIL_FROM: 'post@tram.example', PREVIEW_TOKEN: 'x' };
  expect(() => parseServerSettings({ ...rest, [name]: value })).toThrow(`${name} is (hidden); it must be`);
});

it.each([
  'postgres://db.example/kachel?user=kachel@db&password=x',
  'postgres:///kachel?host=/run/postgresql',
  'postgres://kachel@/kachel?host=/run/postgresql',
  'postgresql://kachel:wo%40rt@[2001:db8::1]:5432/kachel?sslmode=require',
])('DATABASE_URL may be %s', (value) => {
  expect(parseServerSettings({ DATABASE_URL: value, PREVIEW_TOKEN: 'x' }).DATABASE_URL).toBe(value);
});

it('METRICS_PORT is another port than PORT', () => {
  const fault = 'METRICS_PORT is "3000"; it must be another port than PORT.';
  expect(() => parseServerSettings({ METRICS_PORT: '3000' })).toThrow(fault);
  expect(parseServerSettings({ METRICS_PORT: '3000', PORT: '3001' }).METRICS_PORT).toBe(3000);
  expect(parseServerSettings({}).METRICS_PORT).toBe(0);
});
