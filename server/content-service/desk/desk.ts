import type { Db } from '../db/open-database.ts';
import { exportContent } from '../import/export-content.ts';
import { type ImportReport, importContent } from '../import/import-content.ts';
import { participationReport } from './report.ts';
import { deletePersonalData, type RetentionReport } from './retain.ts';

/** What editors do with the content service from the command line, wherever the database is open. */
export interface Desk {
  import(file: unknown, options: { replace: boolean }): Promise<ImportReport>;
  export(): Promise<Record<string, unknown>>;
  report(entryId: string, tileId: string): Promise<string | null>;
  /** Deletes personal data older than so many days. */
  retain(days: number): Promise<RetentionReport>;
}

export interface DeskContext {
  db: Db;
  dataDir: string;
  timeZone: string;
  now: () => Date;
}

const DAY_MS = 24 * 3_600_000;

export function createDesk({ db, dataDir, timeZone, now }: DeskContext): Desk {
  return {
    import: (file, { replace }) =>
      importContent(db, file, { now: now(), timeZone, replace, source: 'import' }),
    export: () => exportContent(db, timeZone),
    report: (entryId, tileId) => participationReport(db, entryId, tileId, timeZone),
    retain: (days) => deletePersonalData(db, dataDir, new Date(now().getTime() - days * DAY_MS)),
  };
}
