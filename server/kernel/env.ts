import { isIP } from 'node:net';
import { z } from 'zod';
import {
  type Environment,
  isDemo,
  keepsSecrets,
  optionalSetting,
  readSettings,
  sharedSettings,
  textSetting,
  wholeSetting,
} from '#app/contract/settings.ts';

/** A password with one of these signs is the usual fault; libraries fail on it later, with a stack. */
const ENCODED = 'a valid address: in a password / is written as %2F, # as %23, ? as %3F and % as %25';

function isEncoded(value: string): boolean {
  try {
    const { username, password, pathname, search, hash } = new URL(value);
    // `kachel:7/geheim@…` and `kachel:7?geheim@…` have the host and port `kachel:7`, which the log's first line names.
    const behindHost = `${pathname}${pathname === '' ? search : ''}${hash}`;
    return decodeURIComponent(`${username}${password}`) !== null && !behindHost.includes('@');
  } catch {
    return false;
  }
}

function addressSetting(scheme: RegExp, starts: string, isValid = isEncoded) {
  const expected = `an address that starts with ${starts}`;
  return optionalSetting.pipe(z.string().regex(scheme, expected).refine(isValid, ENCODED).optional());
}

export const databaseUrlSetting = addressSetting(/^postgres(ql)?:\/\//, 'postgres://', (value) =>
  // A URL for a Unix socket may have a user and no host, which URL can't parse: insert one.
  isEncoded(value.replace('@/', '@localhost/')),
);

export const smtpUrlSetting = addressSetting(/^smtps?:\/\//, 'smtp:// or smtps://');

const SENDER =
  'a sender with an address that your mail server accepts, such as Verkehr <post@verkehr.example>';

const schema = z.object({
  ...sharedSettings,
  DRAIN_MS: wholeSetting(0, 60_000, 1000),
  TRUST_PROXY: textSetting('loopback')
    .refine(
      (value) => /^(\d{1,2}|true|false)$/.test(value) || value.split(/ *, */).every(isProxyAddress),
      'a number of proxies, or a list of addresses such as loopback, 10.0.0.0/8',
    )
    .transform(proxyTrust),
  DATABASE_URL: databaseUrlSetting,
  REDIS_URL: addressSetting(/^rediss?:\/\//, 'redis://'),
  SMTP_URL: smtpUrlSetting,
  // Without an address, nodemailer sends `MAIL FROM:<>` and no From header; one in brackets is a comment to it.
  MAIL_FROM: optionalSetting.pipe(
    z
      .string()
      .regex(/(?:^|[\s<])[^\s<>()@]+@[^\s<>()@]+/, SENDER)
      .optional(),
  ),
  // Sent in an HTTP header.
  PREVIEW_TOKEN: optionalSetting.pipe(
    z
      .string()
      .regex(/^[\x21-\x7e]+$/, 'a text of printable ASCII characters without spaces')
      .optional(),
  ),
  PAGE_CACHE_MB: wholeSetting(0, 16_384, 64),
  /** 0 turns metrics off. */
  METRICS_PORT: wholeSetting(0, 65535, 0),
});

/** Such as 255.255.0.0: ones, then zeros. */
function isNetmask(text: string): boolean {
  const bits = text.split('.').map((part) => Number(part).toString(2).padStart(8, '0'));
  return /^1+0*$/.test(bits.join(''));
}

/** Express throws later where it can't read one; it takes these three names for private networks. */
function isProxyAddress(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [, address = '', range = '1'] = /^([\da-f.:]+)(?:\/([1-9][\d.]*))?$/i.exec(text) ?? [];
  const version = isIP(address);
  if (version === 4 && isIP(range) === 4) return isNetmask(range);
  return version !== 0 && /^\d+$/.test(range) && Number(range) <= (version === 4 ? 32 : 128);
}

/** The sender if mails are only written to a folder. */
const NO_SENDER = 'Kachel <kachel@localhost>';

export interface ServerSettings extends Omit<z.infer<typeof schema>, 'MAIL_FROM'> {
  MAIL_FROM: string;
  /** Whether the demo may fill an empty database; `content_state` records whether it has. */
  demo: boolean;
  /** Whether this process answers /api itself. */
  embedded: boolean;
}

export function parseServerSettings(environment: Environment): ServerSettings {
  const demo = isDemo(environment);
  const embedded = !environment.CONTENT_API_URL?.trim();
  const settings = readSettings(
    schema.superRefine((candidate, context) => {
      const refuse = (name: keyof typeof candidate, message: string) =>
        context.addIssue({ code: 'custom', path: [name], message });
      if (embedded && !keepsSecrets(environment) && candidate.PREVIEW_TOKEN === undefined)
        refuse('PREVIEW_TOKEN', 'a random text, the same on all nodes');
      if (candidate.METRICS_PORT === candidate.PORT) refuse('METRICS_PORT', 'another port than PORT');
      if (candidate.SMTP_URL !== undefined && candidate.MAIL_FROM === undefined) refuse('MAIL_FROM', SENDER);
    }),
    environment,
  );
  return { ...settings, demo, embedded, MAIL_FROM: settings.MAIL_FROM ?? NO_SENDER };
}

/** Express takes a number of hops, a flag or a list of addresses. */
function proxyTrust(value: string): string | number | boolean {
  if (/^\d+$/.test(value)) return Number(value);
  if (value === 'true' || value === 'false') return value === 'true';
  return value;
}
