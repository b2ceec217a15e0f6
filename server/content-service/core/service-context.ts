import type { ServerSettings } from '#server/kernel/env.ts';
import type { Log } from '#server/kernel/logger.ts';
import type { OpenDatabase } from '../db/open-database.ts';

/** Dependencies of the content service; settings and clock are passed in here and read nowhere else. */
export interface ServiceContext {
  settings: ServerSettings;
  log: Log;
  now: () => Date;
  database: OpenDatabase;
}
