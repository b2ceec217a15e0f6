import { z } from 'zod';
import {
  type Environment,
  isDemo,
  optionalSetting,
  optionalUrlSetting,
  readSettings,
  sharedSettings,
  textSetting,
  wholeSetting,
} from '#app/contract/settings.ts';

const DEMO_PREVIEW_TOKEN = 'kachel-preview';

const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, 'an address that starts with postgres://')
  .optional();

const schema = z.object({
  ...sharedSettings,
  PUBLIC_API_URL: optionalUrlSetting,
  DRAIN_MS: wholeSetting(0, 60_000, 1000),
  TRUST_PROXY: textSetting('loopback').refine(
    (value) => /^(\d{1,2}|true|false|[\w.:/, -]+)$/.test(value),
    'a number of proxies, or a list of addresses such as loopback',
  ),
  DATABASE_URL: optionalSetting.pipe(postgresUrl),
  REDIS_URL: optionalSetting.pipe(
    z
      .string()
      .regex(/^rediss?:\/\//, 'an address that starts with redis://')
      .optional(),
  ),
  SMTP_URL: optionalSetting.pipe(
    z
      .string()
      .regex(/^smtps?:\/\//, 'an address that starts with smtp:// or smtps://')
      .optional(),
  ),
  MAIL_FROM: textSetting('Kachel <kachel@localhost>'),
  PREVIEW_TOKEN: optionalSetting,
  PAGE_CACHE_MB: wholeSetting(0, 16_384, 64),
  /** 0: nobody watches. */
  METRICS_PORT: wholeSetting(0, 65535, 0),
});

export interface ServerSettings extends Omit<z.infer<typeof schema>, 'PREVIEW_TOKEN' | 'TRUST_PROXY'> {
  demo: boolean;
  /** Whether this process answers /api itself. */
  embedded: boolean;
  PREVIEW_TOKEN: string;
  TRUST_PROXY: string | number | boolean;
}

export function parseServerSettings(environment: Environment): ServerSettings {
  const demo = isDemo(environment);
  const embedded = !environment.CONTENT_API_URL?.trim();
  const settings = readSettings(
    schema.superRefine((candidate, context) => {
      if (!demo && embedded && candidate.PREVIEW_TOKEN === undefined) {
        context.addIssue({
          code: 'custom',
          path: ['PREVIEW_TOKEN'],
          message: 'a random text, because only the demo has one of its own',
        });
      }
    }),
    environment,
  );
  return {
    ...settings,
    demo,
    embedded,
    PREVIEW_TOKEN: settings.PREVIEW_TOKEN ?? DEMO_PREVIEW_TOKEN,
    TRUST_PROXY: proxyTrust(settings.TRUST_PROXY),
  };
}

/** Express takes a number of hops, a flag or a list of addresses. */
function proxyTrust(value: string): string | number | boolean {
  if (/^\d+$/.test(value)) return Number(value);
  if (value === 'true' || value === 'false') return value === 'true';
  return value;
}
