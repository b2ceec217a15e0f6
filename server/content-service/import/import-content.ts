import { concurrencyLimit } from '../../kernel/concurrency-limit.ts';
import { rememberAdvertising } from '../content/advertising.ts';
import { setState } from '../db/changed.ts';
import { takeImportLock } from '../db/import-lock.ts';
import type { Db, Executor } from '../db/open-database.ts';
import { findDanglingReferences } from './dangling-references.ts';
import { isOwnContent, removeDemo } from './demo-mark.ts';
import { describePictures } from './describe-pictures.ts';
import { Faults, ImportRefused } from './faults.ts';
import type { ImportOptions } from './import-options.ts';
import { type ImportReport, KINDS, mergeChanges, type OtherHost } from './import-report.ts';
import { findMissingFiles } from './missing-files.ts';
import { entriesSentTo } from './participation.ts';
import { prizeNotices } from './prize-notices.ts';
import { type ImportFile, readImportFile } from './read-import-file.ts';
import { removeOthers } from './remove-others.ts';
import { closedButRunning, reopenTiles } from './reopen-tiles.ts';
import { findRunningChanges } from './running-changes.ts';
import {
  contentVersion,
  dropStaged,
  MIN_STAGED_ENTRIES,
  type StagedEntries,
  stageEntries,
  switchToStaged,
} from './stage-entries.ts';
import { writeEntries, writeWire } from './write-entries.ts';
import { writeLevels, writePages } from './write-pages.ts';
import { writePlaces, writePrizes, writeVotes, writeVouchers } from './write-prizes.ts';

/**
 * Validates the whole file, also against the stored content (a page may refer to an entry that doesn't exist), and then
 * writes it in one transaction.
 */
export async function importContent(db: Db, raw: unknown, options: ImportOptions): Promise<ImportReport> {
  const faults = new Faults(raw);
  const file = await readImportFile(raw, faults, options.timeZone);
  const { files, signal } = options;
  const factsOf = options.factsOf && untilAborted(options.factsOf, signal);
  const otherHosts = files && factsOf ? await findMissingFiles(file, { files, factsOf }, faults) : [];
  if (factsOf) await describePictures([...file.entries, ...file.wire], factsOf);
  const isStaged =
    options.sharesSession === true && !options.leaveDemo && file.entries.length >= MIN_STAGED_ENTRIES;
  if (!isStaged) return runImport(db, file, options, faults, otherHosts);
  return runQueued(async () => {
    try {
      const version = await contentVersion(db);
      await refuseFaults(db, file, options, faults);
      const staged = await stageEntries(db, file.entries, version, options);
      return await runImport(db, file, options, faults, otherHosts, staged);
    } finally {
      await dropStaged(db);
    }
  });
}

/** One import at a time, because there is one staging table. */
const runQueued = concurrencyLimit(1);

async function runImport(
  db: Db,
  file: ImportFile,
  options: ImportOptions,
  faults: Faults,
  otherHosts: OtherHost[],
  staged?: StagedEntries,
): Promise<ImportReport> {
  try {
    return await db.transaction(async (tx) => {
      await takeImportLock(tx);
      options.signal?.throwIfAborted();
      if (options.onlyOverDemo && (await isOwnContent(tx))) throw new ContentAlreadyExists();
      if (options.leaveDemo) await removeDemo(tx, options.now);
      if (!staged) await refuseFaults(tx, file, options, faults);
      else await refuseChangesSince(tx, file, options, faults);
      const report = await write(tx, file, options, otherHosts, staged);
      if (options.check) throw new OnlyChecked(report);
      options.signal?.throwIfAborted();
      return report;
    });
  } catch (error) {
    if (error instanceof OnlyChecked) return error.report;
    throw error;
  }
}

/** Includes the checks that need the stored content. */
async function refuseFaults(
  db: Executor,
  file: ImportFile,
  options: ImportOptions,
  faults: Faults,
): Promise<void> {
  await findDanglingReferences(db, file, options, faults);
  if (!options.changeRunning) await findRunningChanges(db, file, options, faults);
  if (faults.list.length > 0) throw new ImportRefused(faults.list);
}

/**
 * Staging takes minutes, in which riders may take part: for entries that have got submissions meanwhile, the check for
 * running changes is repeated.
 */
async function refuseChangesSince(
  tx: Executor,
  file: ImportFile,
  options: ImportOptions,
  faults: Faults,
): Promise<void> {
  if (options.changeRunning) return;
  const sentTo = await entriesSentTo(tx, options.now);
  const entries = file.entries.filter(({ id }) => sentTo.has(id));
  await findRunningChanges(tx, { ...file, entries, vouchers: [] }, options, faults);
  if (faults.list.length > 0) throw new ImportRefused(faults.list);
}

export class ContentAlreadyExists extends Error {}

/** Rolls back the transaction of a check and carries its report. */
class OnlyChecked extends Error {
  constructor(readonly report: ImportReport) {
    super('only checked');
  }
}

async function write(
  tx: Executor,
  file: ImportFile,
  options: ImportOptions,
  otherHosts: OtherHost[],
  staged: StagedEntries | undefined,
): Promise<ImportReport> {
  const ranBefore = await closedButRunning(tx, options);
  await rememberAdvertising(tx, options.now);
  const report: ImportReport = {
    levels: await writeLevels(tx, file.levels, options),
    entries: staged
      ? await switchToStaged(tx, staged, options.now)
      : await writeEntries(tx, file.entries, options),
    wire: await writeWire(tx, file.wire, options),
    pages: await writePages(tx, file.pages, options),
    // Prizes before codes and places: a save locks them in this order.
    prizes: await writePrizes(tx, file.prizes),
    vouchers: await writeVouchers(tx, file.vouchers, options),
    votes: await writeVotes(tx, file.votes),
    places: await writePlaces(tx, file.places),
    // Tiles with submissions; reported only when they are removed.
    tiles: mergeChanges([]),
    withoutPrizes: [],
    tooManyWinners: [],
    otherHosts,
  };
  if (options.replace) {
    const removed = await removeOthers(tx, file, options, staged?.removedEntries);
    for (const kind of KINDS) report[kind].removed = removed[kind] ?? [];
  }
  Object.assign(report, await prizeNotices(tx, file, options));
  await reopenTiles(tx, ranBefore, options);
  await setState(tx, 'source', options.source, options.now);
  return report;
}

/** Reading thousands of pictures takes minutes. */
function untilAborted(factsOf: NonNullable<ImportOptions['factsOf']>, signal?: AbortSignal): typeof factsOf {
  return (mediaURL) => {
    signal?.throwIfAborted();
    return factsOf(mediaURL);
  };
}
