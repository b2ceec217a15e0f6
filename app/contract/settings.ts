import { z } from 'zod';
import { parseSharedNetwork } from './network-of.ts';

/**
 * Parsing of environment variables, shared by app/config/env.server.ts and server/kernel/env.ts. A bad value stops
 * the start with a message naming the variable, its value and the allowed ones.
 */

export type Environment = Record<string, string | undefined>;

/** Unset and empty are the same, because `.env` files contain empty lines. */
function set(value: unknown): unknown {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

export const optionalSetting = z.preprocess(set, z.string().optional());

export function textSetting(fallback: string) {
  return z.preprocess(set, z.string().default(fallback));
}

export function optionalWholeSetting(min: number, max: number) {
  const expected = `a whole number from ${min} to ${max}`;
  return z.preprocess(
    (value) =>
      set(value) === undefined
        ? undefined
        : /^\d{1,12}$/.test(String(set(value)))
          ? Number(set(value))
          : Number.NaN,
    z.number({ error: expected }).int(expected).min(min, expected).max(max, expected).optional(),
  );
}

export function wholeSetting(min: number, max: number, fallback: number) {
  return optionalWholeSetting(min, max).transform((value) => value ?? fallback);
}

export function choiceSetting<const Values extends readonly [string, ...string[]]>(
  values: Values,
  fallback: NoInfer<Values[number]>,
) {
  return z.preprocess(
    (value) => set(value) ?? fallback,
    z.enum(values as unknown as [Values[number], ...Values[number][]], {
      error: `one of ${values.join(', ')}`,
    }),
  );
}

function isHttpUrl(value: string): boolean {
  try {
    return ['http:', 'https:'].includes(new URL(value).protocol);
  } catch {
    return false;
  }
}

const URL_EXPECTED = 'an address that starts with http:// or https://';

/** As it is written: another path may answer without its last slash. */
export const optionalUrlSetting = z.preprocess(set, z.string().refine(isHttpUrl, URL_EXPECTED).optional());

/** An address that paths are appended to. */
const withoutSlash = (value?: string) => value?.replace(/\/+$/, '');
const baseUrlSetting = optionalUrlSetting.transform(withoutSlash);

/** A URL without user and password: `fetch` throws on them, on the server and in browsers. */
export const fetchedUrlSetting = optionalUrlSetting.refine((value) => {
  const url = value !== undefined && URL.canParse(value) ? new URL(value) : null;
  return url === null || url.username + url.password === '';
}, 'an address without a user and a password');
export const fetchedBaseSetting = fetchedUrlSetting.transform(withoutSlash);

/**
 * An origin without a path: links in mails and QR codes would contain the path, pages and the origin check would not.
 */
const publicUrlSetting = baseUrlSetting.refine(
  (value) => value === undefined || !URL.canParse(value) || /^https?:\/\/[^\s/\\?#@]+$/i.test(value),
  'an address without a path, such as https://kachel.example',
);

function pathSetting(fallback: string) {
  return z.preprocess(
    (value) => set(value) ?? fallback,
    z.string().regex(/^\/(?:[\w.-]+\/)*$/, 'a path that starts and ends with a slash'),
  );
}

/** 'a,b , c' -> ['a','b','c'] */
export function listSetting(fallback = '') {
  return z.preprocess(
    (value) => set(value) ?? fallback,
    z.string().transform((value) =>
      value
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== ''),
    ),
  );
}

export function jsonSetting<Schema extends z.ZodType>(schema: Schema, expected: string) {
  return z.preprocess(
    (value) => {
      const json = set(value);
      if (json === undefined) return {};
      try {
        return JSON.parse(String(json));
      } catch {
        return undefined;
      }
    },
    z.custom<unknown>((value) => schema.safeParse(value).success, expected).pipe(schema),
  );
}

const timeZoneSetting = textSetting('Europe/Berlin').refine((zone) => {
  try {
    return Boolean(new Intl.DateTimeFormat('de', { timeZone: zone }));
  } catch {
    return false;
  }
}, 'an IANA time zone such as Europe/Berlin');

/** One sentence per line; the server prints them and exits with code 1. */
export class SettingsError extends Error {}

const SECRETS = /SECRET|TOKEN|PASSWORD|SMTP_URL|DATABASE_URL|REDIS_URL/;

export function readSettings<Schema extends z.ZodType>(
  schema: Schema,
  environment: Environment,
): z.infer<Schema> {
  const parsed = schema.safeParse(environment);
  if (parsed.success) return parsed.data;
  const sentences = new Map<string, string>();
  for (const issue of parsed.error.issues) {
    const name = String(issue.path[0] ?? 'settings');
    if (!sentences.has(name)) sentences.set(name, sentence(name, environment[name], issue.message));
  }
  throw new SettingsError([...sentences.values()].join('\n'));
}

function sentence(name: string, value: string | undefined, expected: string): string {
  if (value === undefined || value.trim() === '') return `${name} is not set; it must be ${expected}.`;
  const shown =
    SECRETS.test(name) || /:[^@]*@/.test(value.replace(/^https?:\/\//i, ''))
      ? '(hidden)'
      : JSON.stringify(value.slice(0, 80));
  return `${name} is ${shown}; it must be ${expected}.`;
}

/**
 * Whether this is a single node whose data is all in DATA_DIR: no content server, database or Redis is configured that
 * other nodes could share.
 */
export function keepsSecrets(environment: Environment): boolean {
  return !['CONTENT_API_URL', 'DATABASE_URL', 'REDIS_URL'].some(
    (name) => set(environment[name]) !== undefined,
  );
}

/** Demo mode (design, 'Settings'); the host ends it by DEMO=off where the content is the operator's own. */
export function isDemo({ CONTENT_API_URL, DATABASE_URL, DEMO }: Environment): boolean {
  return set(CONTENT_API_URL) === undefined && set(DATABASE_URL) === undefined && set(DEMO) !== 'off';
}

const sharedNetworkSetting = z.string().transform((text, context) => {
  const network = parseSharedNetwork(text);
  if (network) return network;
  context.addIssue({
    code: 'custom',
    message: 'a list of networks and numbers of riders, such as 198.51.100.0/24=180',
  });
  return z.NEVER;
});

/** Settings that the web app, the host around it and the content service read alike. */
export const sharedSettings = {
  NODE_ENV: choiceSetting(['development', 'production', 'test'], 'production'),
  PORT: wholeSetting(1, 65535, 3000),
  HOST: textSetting('0.0.0.0'),
  PUBLIC_URL: publicUrlSetting,
  PUBLIC_API_URL: baseUrlSetting,
  LOG_LEVEL: choiceSetting(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
  CONTENT_API_URL: fetchedBaseSetting,
  // Sent in an HTTP header.
  CONTENT_API_SECRET: optionalSetting.pipe(
    z
      .string()
      .regex(/^[\x21-\x7e]{16,}$/, 'a text of at least 16 printable ASCII characters without spaces')
      .optional(),
  ),
  ENTRY_PATH: pathSetting('/content/v1/'),
  ACTION_PATH: pathSetting('/action/v1/'),
  COMPETITION_PATH: pathSetting('/competition/v1/'),
  DEAL_PATH: pathSetting('/deal/v1/'),
  SURVEY_PATH: pathSetting('/survey/v1/'),
  VOUCHER_PATH: pathSetting('/voucher/v1/'),
  UPLOADS_PATH: pathSetting('/uploads/'),
  DATA_DIR: textSetting('./data'),
  DEMO: choiceSetting(['on', 'off'], 'on'),
  TIME_ZONE: timeZoneSetting,
  LIMITS_FACTOR: wholeSetting(0, 1000, 1),
  VEHICLE_NETWORKS: listSetting().pipe(z.array(sharedNetworkSetting)),
};
