import type { ServerSettings } from '#server/kernel/env.ts';
import type { Log } from '#server/kernel/logger.ts';
import type { OpenDatabase } from '../db/open-database.ts';

/** What every part of the content service is handed: nothing in it reads the environment or the clock itself. */
export interface ServiceContext {
  settings: ServerSettings;
  log: Log;
  now: () => Date;
  database: OpenDatabase;
}
