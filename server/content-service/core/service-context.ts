import type { ServerSettings } from '#server/kernel/env.ts';
import type { Log } from '#server/kernel/logger.ts';
import type { OpenDatabase } from '../db/open-database.ts';

/** Dependencies of the content service; only this brings environment and clock. */
export interface ServiceContext {
  settings: ServerSettings;
  log: Log;
  now: () => Date;
  database: OpenDatabase;
}
