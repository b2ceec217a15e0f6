import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { knowsTile } from '../core/tile-lookup.ts';
import type { Db } from '../db/open-database.ts';
import { type DemoContent, findDemoContent } from '../import/demo-mark.ts';
import { exportContent } from '../import/export-content.ts';
import { ImportRefused } from '../import/faults.ts';
import { importContent } from '../import/import-content.ts';
import type { ImportReport } from '../import/import-report.ts';
import { removeMailsInFolder, unsentMails } from '../mail/unsent-mails.ts';
import { findMedia } from '../media/find-media.ts';
import { pictureFacts } from '../media/picture-facts.ts';
import { renewSearchIndex } from '../search/renew-index.ts';
import { closeTile } from './close-tile.ts';
import { deletePerson, type PersonDeleted, personReport } from './person.ts';
import { participationReport } from './report.ts';
import { deletePersonalData, type RetentionReport } from './retain.ts';

export interface ImportOrder {
  replace: boolean;
  check?: boolean;
  /** Removes the demo content, if there is any, before the import. */
  leaveDemo?: boolean;
  /** Allows changes to competitions, surveys and actions that riders are taking part in. */
  changeRunning?: boolean;
}

/** Operations of the command line, run in the process that has the database open. */
export interface Admin {
  import(file: unknown, order: ImportOrder, signal?: AbortSignal): Promise<ImportReport>;
  /** The text of an import file, in pieces. */
  export(): AsyncIterable<string>;
  /** Counts of demo entries and of forms sent to them; null if the content is the operator's. */
  demo(): Promise<DemoContent | null>;
  leaveDemo(): Promise<ImportReport>;
  /** A warning that mails aren't sent; null if they are. */
  unsentMails(): Promise<string | null>;
  /** CSV in pieces; no pieces if nobody took part. */
  report(entryId: string, tileId: string): AsyncIterable<string>;
  /** False for a mistyped number. */
  knowsTile(entryId: string, tileId: string): Promise<boolean>;
  /** Marks a tile as closed; returns an error message if that isn't possible. */
  close(entryId: string, tileId: string, kind?: string): Promise<string | null>;
  /** Deletes personal data of tiles that are closed or ended that many days ago. */
  retain(days: number): Promise<RetentionReport>;
  /** What is stored of one mailbox (as `mailboxOf` names it), in lines; no pieces if nothing is. */
  person(mailbox: string): AsyncIterable<string>;
  deletePerson(mailbox: string): Promise<PersonDeleted>;
}

interface AdminContext {
  db: Db;
  dataDir: string;
  timeZone: string;
  /** URL path of media, as in an entry's media URLs. */
  uploadsPath?: string;
  /** Public URL of the API: content may name media by absolute URL. */
  publicApi?: string | undefined;
  /** Public URL of the pages: pictures on its host don't count as another host's. */
  publicUrl?: string | undefined;
  now: () => Date;
  smtpUrl?: string | undefined;
  /** True on PGlite: imports and riders' requests share its single session. */
  sharesSession?: boolean;
  /** Set only in a running service. */
  demoMode?: DemoMode;
}

export interface DemoMode {
  /** One sentence for each setting that is missing for the end of demo mode. */
  missing(): string[];
  end(): Promise<void>;
}

export function createAdmin(context: AdminContext): Admin {
  const { db, dataDir, timeZone, uploadsPath = '/uploads/', publicApi, publicUrl } = context;
  const { smtpUrl, sharesSession, now, demoMode } = context;

  async function runImport(file: unknown, order: ImportOrder, signal?: AbortSignal): Promise<ImportReport> {
    const { replace, check, leaveDemo, changeRunning } = order;
    const isDemo = (await findDemoContent(db)) !== null;
    if (isDemo && !leaveDemo)
      throw new ImportRefused(['The demo content is still there, and its removal was not confirmed.']);
    const missing = (isDemo && demoMode?.missing()) || [];
    const remark = missing.length > 0 ? [...missing, BEFORE_OWN_CONTENT].join(' ') : undefined;
    if (remark && !check) throw new ImportRefused([remark]);
    // Marks a new database's search index as current, or the next start would rebuild the index of this import.
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
        publicApi,
        publicUrl,
        has: async (name) => (await findMedia([join(dataDir, 'uploads')], name)) !== null,
      },
      factsOf: pictureFacts([join(dataDir, 'uploads')], uploadsPath),
      signal,
      source: 'import',
    });
    if (isDemo && !check) {
      await demoMode?.end();
      // Clear the web app's disk cache of content: demo URLs are never requested again, so nothing would replace them.
      await rm(join(dataDir, 'last-good'), { recursive: true, force: true });
      // Delete the demo's mails, which are never sent: they would trigger the alert for unsent mails.
      await removeMailsInFolder(dataDir);
    }
    return { ...report, remark };
  }

  return {
    import: runImport,
    export: () => exportContent(db, timeZone),
    demo: () => findDemoContent(db),
    leaveDemo: () => runImport({}, { replace: true, leaveDemo: true }),
    unsentMails: () => unsentMails({ db, dataDir, smtpUrl }),
    report: (entryId, tileId) => participationReport(db, entryId, tileId, timeZone),
    knowsTile: (entryId, tileId) => knowsTile(db, entryId, tileId),
    close: (entryId, tileId, kind) => closeTile(db, { entryId, tileId, kind }, { now: now(), timeZone }),
    retain: (days) => deletePersonalData(db, dataDir, days, { now: now(), timeZone }),
    person: (mailbox) => personReport({ db, dataDir, mailbox }, timeZone),
    deletePerson: (mailbox) => deletePerson({ db, dataDir, mailbox }, now()),
  };
}

const BEFORE_OWN_CONTENT =
  'Set this and restart the service before the import, because your own content ends demo mode.';
