import { join } from 'node:path';
import type { Db } from '../db/open-database.ts';
import { exportContent } from '../import/export-content.ts';
import { importContent } from '../import/import-content.ts';
import type { ImportReport } from '../import/import-report.ts';
import { pictureFacts } from '../media/picture-facts.ts';
import { openRaffles } from './open-raffles.ts';
import { participationReport } from './report.ts';
import { deletePersonalData, type RetentionReport } from './retain.ts';

/** What editors do with the content service from the command line, wherever the database is open. */
export interface Admin {
  import(file: unknown, options: { replace: boolean; check?: boolean }): Promise<ImportReport>;
  export(): Promise<Record<string, unknown>>;
  report(entryId: string, tileId: string): Promise<string | null>;
  /** Deletes personal data older than so many days, unless a raffle that is still open needs some of it. */
  retain(days: number): Promise<RetentionReport | OpenRaffles>;
}

/** Nothing was deleted, because these are still open. */
export interface OpenRaffles {
  open: string[];
}

export interface AdminContext {
  db: Db;
  dataDir: string;
  timeZone: string;
  /** Where media are reached, as in an entry's addresses. */
  uploadsPath?: string;
  now: () => Date;
}

const DAY_MS = 24 * 3_600_000;

export function createAdmin({ db, dataDir, timeZone, uploadsPath = '/uploads/', now }: AdminContext): Admin {
  return {
    import: (file, { replace, check }) =>
      importContent(db, file, {
        now: now(),
        timeZone,
        replace,
        check,
        factsOf: pictureFacts([join(dataDir, 'uploads')], uploadsPath),
        source: 'import',
      }),
    export: () => exportContent(db, timeZone),
    report: (entryId, tileId) => participationReport(db, entryId, tileId, timeZone),
    async retain(days) {
      const before = new Date(now().getTime() - days * DAY_MS);
      const open = await openRaffles(db, before, now(), timeZone);
      return open.length > 0 ? { open } : deletePersonalData(db, dataDir, before);
    },
  };
}
