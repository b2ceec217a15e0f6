import type { NewCounter } from '#app/contract/limiter.ts';
import type { ServerSettings } from '#server/kernel/env.ts';
import type { Log } from '#server/kernel/logger.ts';
import type { Db } from '../db/open-database.ts';

export type SubmissionSettings = Pick<
  ServerSettings,
  | 'PORT'
  | 'PUBLIC_URL'
  | 'PUBLIC_API_URL'
  | 'TIME_ZONE'
  | 'LIMITS_FACTOR'
  | 'VEHICLE_NETWORKS'
  | 'ACTION_PATH'
  | 'COMPETITION_PATH'
  | 'DEAL_PATH'
  | 'SURVEY_PATH'
  | 'VOUCHER_PATH'
  | 'SMTP_URL'
  | 'MAIL_FROM'
>;

/** Dependencies of all submissions. */
export interface SubmissionContext {
  db: Db;
  dataDir: string;
  settings: SubmissionSettings;
  now: () => Date;
  /** Wakes the mailer after a transaction that queued mail. */
  mailer: { wake(): void };
  newCounter: NewCounter;
  /** A number in [0, 1) for the draw. */
  random: () => number;
  log: Pick<Log, 'info' | 'warn' | 'error'>;
}
