import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../db/open-database.ts';
import { type DemoContent, findDemoContent } from '../import/demo-mark.ts';
import { exportContent } from '../import/export-content.ts';
import { ImportRefused } from '../import/faults.ts';
import { importContent } from '../import/import-content.ts';
import type { ImportReport } from '../import/import-report.ts';
import { unsentMails } from '../mail/unsent-mails.ts';
import { findMedia } from '../media/find-media.ts';
import { pictureFacts } from '../media/picture-facts.ts';
import { renewSearchIndex } from '../search/renew-index.ts';
import { closeTile } from './close-tile.ts';
import { participationReport } from './report.ts';
import { deletePersonalData, type RetentionReport } from './retain.ts';

export interface ImportOrder {
  replace: boolean;
  check?: boolean;
  /** The demo content, where it is still there, goes first. */
  leaveDemo?: boolean;
  /** What riders take part in may become something else under them. */
  changeRunning?: boolean;
}

/** What editors do with the content service from the command line, wherever the database is open. */
export interface Admin {
  import(file: unknown, order: ImportOrder): Promise<ImportReport>;
  /** The text of an import file, in pieces. */
  export(): AsyncIterable<string>;
  /** What is there of the demo; null where the content is the operator's own. */
  demo(): Promise<DemoContent | null>;
  leaveDemo(): Promise<ImportReport>;
  /** What becomes of mails, where none is sent; null where they are. */
  unsentMails(): Promise<string | null>;
  /** A table, in pieces; none where nobody took part. */
  report(entryId: string, tileId: string): AsyncIterable<string>;
  /** Says that all is done with a tile; a sentence where it can't be. */
  close(entryId: string, tileId: string, kind?: string): Promise<string | null>;
  /** Deletes personal data of tiles that are closed, or ended so many days ago. */
  retain(days: number): Promise<RetentionReport>;
}

export interface AdminContext {
  db: Db;
  dataDir: string;
  timeZone: string;
  /** Where media are reached, as in an entry's addresses. */
  uploadsPath?: string;
  now: () => Date;
  smtpUrl?: string | undefined;
  /** Whether riders share the database's only session. */
  sharesSession?: boolean;
  /** Of a service that runs. */
  demoMode?: DemoMode;
}

export interface DemoMode {
  /** What has to be set before demo mode can end, a sentence each. */
  missing(): string[];
  end(): Promise<void>;
}

export function createAdmin(context: AdminContext): Admin {
  const { db, dataDir, timeZone, uploadsPath = '/uploads/', smtpUrl, sharesSession, now, demoMode } = context;

  async function bringIn(file: unknown, order: ImportOrder): Promise<ImportReport> {
    const { replace, check, leaveDemo, changeRunning } = order;
    const isDemo = (await findDemoContent(db)) !== null;
    if (isDemo && !leaveDemo)
      throw new ImportRefused(['The demo content is still there; say that it may go.']);
    const missing = isDemo ? demoMode?.missing() : [];
    if (missing?.length) throw new ImportRefused([...missing, BEFORE_OWN_CONTENT]);
    // A new database has no search to make anew at the next start, which would do all of this import's work again.
    if (!check) await renewSearchIndex(db, now());
    const report = await importContent(db, file, {
      now: now(),
      timeZone,
      replace,
      check,
      leaveDemo: isDemo,
      changeRunning,
      sharesSession,
      files: {
        uploadsPath,
        has: async (name) => (await findMedia([join(dataDir, 'uploads')], name)) !== null,
      },
      factsOf: pictureFacts([join(dataDir, 'uploads')], uploadsPath),
      source: 'import',
    });
    if (isDemo && !check) {
      await demoMode?.end();
      // The web app's copies on disk: of the demo's addresses nobody would ask anew.
      await rm(join(dataDir, 'last-good'), { recursive: true, force: true });
    }
    return report;
  }

  return {
    import: bringIn,
    export: () => exportContent(db, timeZone),
    demo: () => findDemoContent(db),
    leaveDemo: () => bringIn({}, { replace: true, leaveDemo: true }),
    unsentMails: () => unsentMails({ db, dataDir, smtpUrl }),
    report: (entryId, tileId) => participationReport(db, entryId, tileId, timeZone),
    close: (entryId, tileId, kind) => closeTile(db, { entryId, tileId, kind }, { now: now(), timeZone }),
    retain: (days) => deletePersonalData(db, dataDir, days, { now: now(), timeZone }),
  };
}

const BEFORE_OWN_CONTENT = 'Set this and start the service again: with your own content demo mode ends.';
