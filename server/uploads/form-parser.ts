import type { Readable } from 'node:stream';
import type { Request, RequestHandler } from 'express';
import type { ReceivedFile, ReceivedForm, UploadFault } from '#app/contract/received-form.ts';
import { UPLOAD_FIELD } from '#app/contract/upload-fields.ts';
import { MAX_FORM_BYTES } from '#app/contract/upload-rules.ts';
import { endpoints, matchPath } from '#app/route-table.ts';
import { drain, endsSoon } from '../kernel/drain.ts';
import { errorCode } from '../kernel/fault-report.ts';
import type { Log } from '../kernel/logger.ts';
import { type Sender, senderOf } from '../kernel/sender.ts';
import { ClientGone } from '../kernel/submission-answers.ts';
import { checkFile, hashOfFile } from './check-file.ts';
import { FileRefusal } from './clean/file-refusal.ts';
import { privateFolder } from './private-folder.ts';
import { isMultipart, nameToShow, readMultipart } from './read-multipart.ts';
import { receiveFile } from './receive-file.ts';
import { type DiskFull, QuotaReached, type Reservation, type UploadQuota } from './upload-quota.ts';
import { BROKEN_FORM, MAX_FIELDS, urlencodedForm } from './urlencoded-form.ts';

/**
 * Parses form bodies before Remix, so that a slow upload occupies no render slot. Remix would buffer files in memory;
 * here each is streamed to disk, refused during the upload if it is too large or no image, video or sound, and then
 * checked. The app gets the results and the ids of the stored drafts.
 */

/**
 * Limit of a form without files, or of the names and values of one with files. The largest form has some 40 kB: 2000
 * characters of free text, nine bytes each as %E2%82%AC, as much again of shorter fields, and the receipts of five
 * files.
 */
const MAX_TEXT_BYTES = 128 * 1024;
/**
 * Most browsers read a response only after they have sent everything, so a refused file is read to its end and
 * discarded.
 */
const MAX_READ_BYTES = 512 * 1024 * 1024;
const LIMITS = { fields: MAX_FIELDS, fieldSize: 100_000, files: 10, parts: 120 };

export function formParser(
  folder: string,
  { quota, log }: { quota: UploadQuota; log?: Pick<Log, 'error'> },
): RequestHandler {
  return (request, response, next) => {
    /** The app renders the page with the error once the rest has arrived, unless that is too much to read. */
    const refuse = async (status: number) => {
      response.locals.refusal = status;
      const rest = drain(request);
      if (endsSoon(request)) await rest;
      if (!request.socket.destroyed) next();
    };
    const take = (form: ReceivedForm, diskError?: unknown) => {
      response.locals.form = form;
      if (diskError) {
        const { freeBytes, neededBytes } = diskError as Partial<DiskFull>;
        const code = errorCode(diskError) ?? 'UNKNOWN';
        log?.error(
          { id: response.locals.requestId, code, freeBytes, neededBytes },
          'a file could not be stored on the disk of DATA_DIR',
        );
      }
      if (!response.headersSent) next();
    };
    // Test the socket: `request.destroyed` is also true after a complete read, and only aborted requests get no
    // response.
    const fail = (error: unknown) => (request.socket.destroyed ? undefined : next(error));
    if (request.method !== 'POST' || response.locals.refusal !== undefined) return next();
    const hasFiles = Boolean(request.is('multipart/form-data'));
    const mayHaveFiles = hasFiles && takesFiles(request.path);
    if (!mayHaveFiles && Number(request.get('Content-Length')) > MAX_TEXT_BYTES) return void refuse(413);
    if (request.is('urlencoded')) {
      return void urlencodedForm(request, MAX_TEXT_BYTES).then((form) => take(form), fail);
    }
    response.once('close', () => void drain(request));
    if (!hasFiles) {
      // Never left to Remix, whose parser takes content types that `is` doesn't, and has no limits.
      response.locals.form = BROKEN_FORM;
      return next();
    }
    if (!mayHaveFiles || !isMultipart(request)) return void refuse(400);
    receive(request, folder, quota).then(({ form, diskError }) => take(form, diskError), fail);
  };
}

function takesFiles(pathname: string): boolean {
  return pathname === endpoints.upload.path || matchPath(pathname)?.screen === 'entry';
}

/** What is known of a form's files. `bytes`: received, without refused files. */
interface StoredFiles {
  bytes: number;
  diskError?: unknown;
}

/** Without disk space the form is still parsed and its files are discarded, so that the text fields aren't lost. */
async function receive(
  request: Request,
  folder: string,
  quota: UploadQuota,
): Promise<{ form: ReceivedForm; diskError?: unknown }> {
  const stored: StoredFiles = { bytes: 0 };
  const texts = new FormData();
  let textBytes = 0;
  let hasUnreadable = false;
  const receiving: Promise<ReceivedFile>[] = [];
  // Express knows no address once the socket is gone.
  const address = request.ip ?? '';
  const sender = senderOf(request);
  const { ending, stop } = readMultipart(request, LIMITS, {
    field(name, value) {
      textBytes += Buffer.byteLength(name) + Buffer.byteLength(value);
      if (textBytes > MAX_TEXT_BYTES) stop();
      else texts.append(name, value);
    },
    file(name, stream, filename = '') {
      if (name !== UPLOAD_FIELD || filename === '') return void stream.resume();
      const earlier = [...receiving];
      const receiveNext = async (): Promise<ReceivedFile> => {
        // A refused file's bytes count until its result is known, so wait for the earlier ones.
        if (stored.bytes > MAX_FORM_BYTES) await Promise.all(earlier);
        if (stored.bytes <= MAX_FORM_BYTES) {
          const reservation = quota.reserve(folder, address);
          return draftOf(stream, { folder, reservation, filename: nameToShow(filename), sender }, stored);
        }
        stream.resume();
        return { filename: nameToShow(filename), draft: null, fault: 'TOO LARGE' };
      };
      receiving.push(receiveNext());
    },
    unreadable() {
      hasUnreadable = true;
    },
  });
  let bytes = 0;
  request.on('data', (piece: Buffer) => {
    bytes += piece.length;
    if (bytes > MAX_READ_BYTES) stop();
  });
  const ended = await ending;
  const files = await Promise.all(receiving);
  if (hasUnreadable) files.push({ filename: '', draft: null, fault: 'BROKEN OFF' });
  const cut = ended === 'stopped' || ended === 'left';
  const form = { texts, files, cut, ...(ended === 'broken' ? { broken: true } : {}) };
  return { form, diskError: stored.diskError };
}

interface Arriving {
  folder: string;
  reservation: Reservation;
  filename: string;
  sender: Sender;
}

async function draftOf(
  stream: Readable,
  { folder, reservation, filename, sender }: Arriving,
  stored: StoredFiles,
): Promise<ReceivedFile> {
  let size = 0;
  let taken = true;
  let keptBytes = 0;
  stream.on('data', (piece: Buffer) => {
    if (!taken) return;
    size += piece.length;
    stored.bytes += piece.length;
  });
  stream.pause();
  try {
    await privateFolder(folder);
    const received = await receiveFile(stream, folder, reservation);
    // Counts against the quota even if the check refuses the file: checking takes as much processor time.
    keptBytes = received.bytes;
    const checked = await checkFile(received, sender);
    const { fileName: id, medium, mime, bytes } = checked;
    const sha256 = await hashOfFile(checked.path);
    return { filename, fault: null, draft: { id, medium, mime, size: bytes, sha256 } };
  } catch (error) {
    taken = false;
    // Its check was skipped.
    if (error instanceof ClientGone) keptBytes = 0;
    stored.bytes -= size;
    stream.resume();
    const fault = uploadFaultOf(error, size);
    if (fault === 'NO ROOM') stored.diskError = error;
    return { filename, draft: null, fault };
  } finally {
    reservation.release(keptBytes);
  }
}

function uploadFaultOf(error: unknown, size: number): UploadFault {
  const { code, syscall } = error as NodeJS.ErrnoException;
  // The disk failed (full, read-only, broken), not the connection.
  if (syscall !== undefined || code === 'ENOSPC') return 'NO ROOM';
  if (error instanceof QuotaReached) return 'QUOTA';
  if (!(error instanceof FileRefusal)) return 'BROKEN OFF';
  return size === 0 ? 'EMPTY' : error.fault;
}
