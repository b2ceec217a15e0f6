import type { Readable } from 'node:stream';
import busboy, { type Busboy } from 'busboy';
import type { Request, RequestHandler } from 'express';
import type { ReceivedFile, ReceivedForm, UploadFault } from '#app/contract/received-form.ts';
import { MAX_FORM_BYTES, UPLOAD_FIELD, UPLOAD_RULES } from '#app/contract/upload-rules.ts';
import { endpoints, matchPath } from '#app/route-table.ts';
import { drain } from '../content-service/kernel/drain.ts';
import { checkFile, hashOfFile } from '../content-service/uploads-received/check-file.ts';
import { FileRefusal } from '../content-service/uploads-received/clean/file-refusal.ts';
import { privateFolder } from '../content-service/uploads-received/private-folder.ts';
import { receiveFile } from '../content-service/uploads-received/receive-file.ts';
import { type NoRoom, UploadRoom } from '../content-service/uploads-received/upload-room.ts';
import type { Log } from './logger.ts';
import { receiveTexts } from './received-texts.ts';

/**
 * Forms are read here, before Remix: while one still comes, nobody waits for it. What has files Remix would hold in
 * memory: each file goes to disk piece by piece,
 * is refused while it still comes if it is too large or no picture, film or sound, and is then looked into. The app
 * gets the verdicts and, of good files, drafts that wait for the rest of their form.
 */

const MAX_TEXT_BYTES = 1024 * 1024;
/** Most browsers look at an answer only when they have sent all: a film of any phone is read to its end, and not kept. */
const MOST_READ_BYTES = 512 * 1024 * 1024;
/** Whoever sends nothing for so long has left. */
const SILENCE_MS = 60_000;
const MAX_FILES = 10;
/** No further file is begun once a form of ours would be full. */
const MOST_STORED_BYTES = MAX_FORM_BYTES + UPLOAD_RULES.video.maxBytes;

export function receivedForms(
  folder: string,
  { room = new UploadRoom(), log }: { room?: UploadRoom; log?: Pick<Log, 'error'> } = {},
): RequestHandler {
  return (request, response, next) => {
    /** The page that says why is shown by the app, after what is still coming. */
    const refuse = (status: number) => {
      response.locals.refusal = status;
      void drain(request).then(() => request.socket.destroyed || next());
    };
    const take = (form: ReceivedForm) => {
      response.locals.form = form;
      if (form.files.some(({ fault }) => fault === 'NO ROOM')) {
        log?.error({ id: response.locals.requestId }, 'a file found no room on the disk of DATA_DIR');
      }
      if (!response.headersSent) next();
    };
    // A request that was read to its end counts as destroyed; only a line that was cut has nobody to answer.
    const fail = (error: unknown) => (request.socket.destroyed ? undefined : next(error));
    if (request.method !== 'POST' || response.locals.refusal !== undefined) return next();
    if (!request.is('multipart/form-data') && isTooLong(request)) return refuse(413);
    if (request.is('urlencoded')) return void receiveTexts(request).then(take, fail);
    if (!request.is('multipart/form-data')) return next();
    if (!takesFiles(request.path) || !hasBoundary(request)) return refuse(400);
    response.once('close', () => void drain(request));
    receiveInRoom(request, folder, room).then(take, fail);
  };
}

/** Browsers always say how long a form is; whoever doesn't is no browser. */
function isTooLong(request: Request): boolean {
  const length = request.get('Content-Length');
  return length === undefined
    ? request.get('Transfer-Encoding') !== undefined
    : Number(length) > MAX_TEXT_BYTES;
}

function hasBoundary(request: Request): boolean {
  return /;\s*boundary=[^\s;]/i.test(request.get('Content-Type') ?? '');
}

function takesFiles(pathname: string): boolean {
  return pathname === endpoints.upload.path || matchPath(pathname)?.screen === 'entry';
}

/** Without room for its files a form is read all the same: what was typed is kept. */
async function receiveInRoom(request: Request, folder: string, room: UploadRoom): Promise<ReceivedForm> {
  await privateFolder(folder).catch(() => undefined);
  const announced = Number(request.get('Content-Length') ?? Number.POSITIVE_INFINITY);
  const place = await room.reserve(folder, request.ip ?? '', Math.min(announced, MOST_STORED_BYTES));
  if (typeof place === 'string') return receive(request, folder, place);
  let kept = 0;
  try {
    const form = await receive(request, folder, null);
    for (const { draft } of form.files) kept += draft?.size ?? 0;
    return form;
  } finally {
    place.release(kept);
  }
}

async function receive(request: Request, folder: string, noRoom: NoRoom | null): Promise<ReceivedForm> {
  const form: ReceivedForm = { texts: new FormData(), files: [], cut: false };
  const parser = openParser(request);
  const receiving: Promise<void>[] = [];
  let bytes = 0;
  const stored = { bytes: 0 };

  await new Promise<void>((resolve) => {
    const cut = () => {
      form.cut = true;
      request.unpipe(parser);
      parser.destroy();
      resolve();
    };
    request.on('data', (piece: Buffer) => {
      bytes += piece.length;
      if (bytes > MOST_READ_BYTES) cut();
    });
    request.setTimeout(SILENCE_MS, () => request.destroy());
    // Who left has sent all of it, perhaps, but what was not yet read is gone.
    const ended = () => {
      if (!request.readableEnded) cut();
    };
    request.once('close', ended);
    parser.on('field', (name, value) => form.texts.append(name, value));
    parser.on('file', (name, stream, { filename }) => {
      stream.on('error', () => undefined);
      if (name !== UPLOAD_FIELD || filename === undefined || filename === '') return void stream.resume();
      const place = form.files.length + receiving.length;
      const fault = noRoom ?? (stored.bytes > MAX_FORM_BYTES ? 'TOO LARGE' : null);
      if (fault) {
        stream.resume();
        form.files[place] = { filename: nameToShow(filename), draft: null, fault };
        return;
      }
      receiving.push(
        draftOf(stream, folder, nameToShow(filename), stored).then((file) => {
          form.files[place] = file;
        }),
      );
    });
    parser.on('close', resolve);
    parser.on('error', () => {
      form.broken = true;
      resolve();
    });
    request.pipe(parser);
    if (request.destroyed) ended();
  });
  await Promise.all(receiving);
  request.setTimeout(0);
  return { ...form, files: form.files.filter(Boolean) };
}

function openParser(request: Request): Busboy {
  return busboy({
    headers: request.headers,
    defParamCharset: 'utf8',
    limits: { fields: 100, fieldSize: 100_000, files: MAX_FILES, parts: 120, headerPairs: 50 },
  });
}

/** A name to show, never one to open a file by. */
function nameToShow(filename: string): string {
  const last = filename.split(/[\\/]/).pop() ?? '';
  return last.replace(/\p{C}/gu, '').trim().slice(0, 100);
}

async function draftOf(
  stream: Readable,
  folder: string,
  filename: string,
  stored: { bytes: number },
): Promise<ReceivedFile> {
  let size = 0;
  let taken = true;
  stream.on('data', (piece: Buffer) => {
    if (!taken) return;
    size += piece.length;
    stored.bytes += piece.length;
  });
  stream.pause();
  try {
    const checked = await checkFile(await receiveFile(stream, folder));
    const { fileName: id, medium, mime, bytes } = checked;
    const sha256 = await hashOfFile(checked.path);
    return { filename, fault: null, draft: { id, medium, mime, size: bytes, sha256 } };
  } catch (error) {
    taken = false;
    stored.bytes -= size;
    stream.resume();
    return { filename, draft: null, fault: faultOf(error, size) };
  }
}

function faultOf(error: unknown, size: number): UploadFault {
  const { code, syscall } = error as NodeJS.ErrnoException;
  // Full, read-only, broken: the disk's fault and not the line's, over which all has come.
  if (syscall !== undefined || code === 'ENOSPC') return 'NO ROOM';
  if (!(error instanceof FileRefusal)) return 'BROKEN OFF';
  return size === 0 ? 'EMPTY' : error.fault;
}
