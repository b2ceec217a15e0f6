import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { type Language, SUPPORTED } from '#app/contract/language.ts';
import { BASIC_WIDTHS } from '#app/contract/picture-sizes.ts';
import {
  choiceSetting,
  type Environment,
  fetchedBaseSetting,
  fetchedUrlSetting,
  isDemo,
  jsonSetting,
  keepsSecrets,
  listSetting,
  optionalSetting,
  optionalUrlSetting,
  optionalWholeSetting,
  readSettings,
  SettingsError,
  sharedSettings,
  textSetting,
  wholeSetting,
} from '#app/contract/settings.ts';
import { isLocalMinute } from '#app/contract/time.ts';

/** Secret for running without our server, which otherwise stores one in DATA_DIR. */
const SECRET_OF_THIS_PROCESS = randomBytes(32).toString('base64url');

/** Example of a vehicle router's login page, for the demo. */
const DEMO_WIFI_LOGIN_URL = 'http://10.0.0.1/login';

/**
 * A CSP frame-ancestors source, app schemes and wildcard hosts included; no characters that could end the directive.
 */
const ANCESTOR = /^[a-z][a-z\d+.-]*:\/\/(?:\*\.)?[\w.-]+(?::(?:\d+|\*))?$/i;

/** `{id}` may stand anywhere but in the origin, which the Content-Security-Policy names. */
function isWidgetAddress(template: string): boolean {
  const filled = template.replaceAll('{id}', '1');
  return (
    /^https?:\/\//.test(template) &&
    URL.canParse(template) &&
    URL.canParse(filled) &&
    new URL(template).origin === new URL(filled).origin
  );
}

const listOf = (item: RegExp, expected: string, fallback?: string) =>
  listSetting(fallback).pipe(z.array(z.string().regex(item, expected)));
const NUMBERS = z.array(z.string().transform(Number));
const PORTS = 'a list of ports';

const channelSchema = z.strictObject({
  wifiLogin: z.boolean().optional(),
  bars: z.boolean().optional(),
  banner: z.boolean().optional(),
  forms: z.boolean().optional(),
  hideDate: z.boolean().optional(),
  stories: z.boolean().optional(),
});
export type Channel = z.infer<typeof channelSchema>;

const languages = `a list of ${SUPPORTED.join(', ')}`;
const languageList = listSetting(SUPPORTED.join(',')).pipe(
  z.array(z.enum(SUPPORTED, { error: languages }), { error: languages }).min(1, languages),
);

/** Placeholder operator for the demo's legal texts, recognisable as fictitious. */
const DEMO_OPERATOR = {
  OPERATOR_NAME: 'Stadtbahn Aldenbrück GmbH (Demo)',
  OPERATOR_ADDRESS: 'Am Betriebshof 1, 00000 Aldenbrück (Demo)',
  OPERATOR_PHONE: '+49 30 23125 000 (Demo)',
  OPERATOR_FAX: '+49 30 23125 001 (Demo)',
  OPERATOR_EMAIL: 'redaktion@kachel.example (Demo)',
  OPERATOR_DIRECTORS: 'Vorname Nachname (Demo)',
  OPERATOR_REGISTER_COURT: 'Amtsgericht Aldenbrück (Demo)',
  OPERATOR_REGISTER_NUMBER: 'HRB 00000 (Demo)',
  OPERATOR_VAT_ID: 'DE000000000 (Demo)',
  OPERATOR_EDITOR: 'Vorname Nachname (Demo)',
  OPERATOR_HOSTING: 'Rechenzentrum Aldenbrück GmbH (Demo)',
  OPERATOR_SUPERVISORY_AUTHORITY: 'Landesbeauftragte für den Datenschutz (Demo)',
  OPERATOR_DATA_PROTECTION_OFFICER: 'datenschutz@kachel.example (Demo)',
  OPERATOR_CONCILIATION_BODY: 'Schlichtungsstelle nach dem Behindertengleichstellungsgesetz (Demo)',
  ACCESSIBILITY_PREPARED: '2025-06-23',
  ACCESSIBILITY_ASSESSED: '2025-05',
};
type OperatorSetting = keyof typeof DEMO_OPERATOR;

/** Outside the demo there are no placeholders: unset values are omitted. */
const operator = {
  ...(Object.fromEntries(Object.keys(DEMO_OPERATOR).map((name) => [name, textSetting('')])) as Record<
    OperatorSetting,
    ReturnType<typeof textSetting>
  >),
  ACCESSIBILITY_PREPARED: textSetting('').refine(
    (value) => /^(\d{4}-\d{2}-\d{2})?$/.test(value) && (value === '' || isLocalMinute(`${value}T00:00`)),
    'a day such as 2025-06-23',
  ),
  ACCESSIBILITY_ASSESSED: textSetting('').refine(
    (value) => /^(\d{4}-(0[1-9]|1[0-2]))?$/.test(value),
    'a month such as 2025-05',
  ),
};

const schema = z
  .object({
    ...sharedSettings,
    ...operator,
    CANONICAL_HOSTS: listOf(/^[\w.:-]+=[\w.:-]+$/, 'a list of online=city host pairs').pipe(
      z.array(z.string().toLowerCase()),
    ),
    SESSION_SECRET: optionalSetting.pipe(z.string().min(16, 'at least 16 characters').optional()),
    CONTENT_TIMEOUT_MS: wholeSetting(100, 30_000, 2000),
    PREVIEW_FORWARD_COOKIES: listSetting(),
    PICTURE_WIDTHS: listOf(/^[1-9]\d{1,3}$/, 'a list of widths in pixels', BASIC_WIDTHS.join(',')).pipe(
      NUMBERS.transform((widths) => widths.sort((a, b) => a - b)),
    ),
    APP_SERVER_PORTS: listOf(/^[1-9]\d{0,4}$/, PORTS).pipe(
      NUMBERS.refine((ports) => ports.every((port) => port <= 65535), PORTS),
    ),
    FRAME_ANCESTORS: listOf(ANCESTOR, 'a list of origins such as https://app.example'),
    SUPPORTED_LANGUAGES: languageList,
    DEFAULT_LANGUAGE: choiceSetting(SUPPORTED, 'de'),
    WIFI_LOGIN_URL: optionalUrlSetting,
    WIFI_LOGIN: choiceSetting(['on', 'off'], 'off'),
    CHANNELS: jsonSetting(
      z.record(z.string().regex(/^[\w-]+$/), channelSchema),
      `JSON such as {"portal":{"wifiLogin":true}}, with the options ${Object.keys(channelSchema.shape).join(', ')}`,
    ),
    CONNECTIVITY_URL: fetchedUrlSetting,
    /** Days after which `content:retain` deletes, quoted in the privacy policy. Unset, the policy names no period. */
    RETAIN_DAYS: optionalWholeSetting(1, 36_500),
    MATOMO_URL: fetchedBaseSetting,
    MATOMO_SITE_ID: optionalSetting,
    EXTERNAL_WIDGETS: jsonSetting(
      z.record(z.string().regex(/^[1-9]$/), z.string().refine(isWidgetAddress)),
      'JSON such as {"1":"https://widgets.example/{id}"}',
    ),
    DARK_MODE: choiceSetting(['on', 'off'], 'off'),
    SERVICE_WORKER: choiceSetting(['on', 'off'], 'on'),
  })
  .superRefine((settings, context) => {
    const MATOMO = ['MATOMO_URL', 'MATOMO_SITE_ID'] as const;
    const unset = MATOMO.filter((name) => settings[name] === undefined);
    if (unset.length === 1) {
      context.addIssue({
        code: 'custom',
        path: unset,
        message: `set together with ${MATOMO.find((name) => !unset.includes(name))}`,
      });
    }
    if (!settings.SUPPORTED_LANGUAGES.includes(settings.DEFAULT_LANGUAGE)) {
      context.addIssue({
        code: 'custom',
        path: ['DEFAULT_LANGUAGE'],
        message: `one of SUPPORTED_LANGUAGES (${settings.SUPPORTED_LANGUAGES.join(', ')})`,
      });
    }
  });

export interface Settings extends Omit<z.infer<typeof schema>, 'SESSION_SECRET' | 'CONTENT_API_URL'> {
  SESSION_SECRET: string;
  /** Base URL of the content API: the configured server, else the embedded service. */
  CONTENT_API_URL: string;
  /** Whether that is the embedded service, whose media are served from the page's origin. */
  embedded: boolean;
  SUPPORTED_LANGUAGES: Language[];
}

/** API base of the embedded service, on this server's own host and port. */
function embeddedApi(host: string, port: number): string {
  const reachable = ['0.0.0.0', '::', ''].includes(host) ? '127.0.0.1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}/api`;
}

export function parseAppSettings(environment: Environment): Settings {
  const demo = isDemo(environment);
  const secretRequired = schema.refine(
    ({ SESSION_SECRET }) => keepsSecrets(environment) || SESSION_SECRET !== undefined,
    { path: ['SESSION_SECRET'], error: 'a random text of at least 16 characters, the same on all nodes' },
  );
  const settings = readSettings(secretRequired, environment);
  const facts = Object.keys(DEMO_OPERATOR) as OperatorSetting[];
  const madeUp = demo ? facts.filter((name) => settings[name] === '') : [];
  return {
    ...settings,
    ...Object.fromEntries(madeUp.map((name) => [name, DEMO_OPERATOR[name]])),
    embedded: settings.CONTENT_API_URL === undefined,
    WIFI_LOGIN_URL: settings.WIFI_LOGIN_URL ?? (demo ? DEMO_WIFI_LOGIN_URL : undefined),
    SESSION_SECRET: settings.SESSION_SECRET ?? SECRET_OF_THIS_PROCESS,
    CONTENT_API_URL: settings.CONTENT_API_URL ?? embeddedApi(settings.HOST, settings.PORT),
  };
}

const WANTED = ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL'] as const;

/** Stops the start if details that the law requires on public websites are missing. */
export function requireOperator(settings: Settings): void {
  const missing = WANTED.filter((name) => settings[name] === '');
  if (missing.length === 0) return;
  throw new SettingsError(
    `${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} not set; the imprint must say who runs this site.`,
  );
}

let settings: Settings | undefined;

/** Read lazily, so that tests can import modules without setting the environment. */
export function env(): Settings {
  settings ??= parseAppSettings(process.env);
  return settings;
}

/** Called after the server has changed the environment because demo mode ended. */
export function renewSettings(): void {
  settings = undefined;
}
