import { mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import busboy, { type Busboy } from 'busboy';
import type { Request, RequestHandler, Response } from 'express';
import type { ReceivedFile, ReceivedForm, UploadFault } from '#app/forms/received-form.ts';
import { MAX_FORM_BYTES, UPLOAD_FIELD } from '#app/forms/uploads/upload-rules.ts';
import { endpoints, matchPath } from '#app/route-table.ts';
import { Refusal } from '../content-service/submissions/answers.ts';
import { checkFile } from '../content-service/uploads-received/check-file.ts';
import { drain } from '../content-service/uploads-received/drain.ts';
import { receiveFile } from '../content-service/uploads-received/receive-file.ts';
import { hasRoom } from '../content-service/uploads-received/upload-folder.ts';

/**
 * Forms with files are read here, before Remix, which would hold them in memory: each file goes to disk piece by piece,
 * is refused while it still comes if it is too large or no picture, film or sound, and is then looked into. The app
 * gets the verdicts and, of good files, drafts that wait for the rest of their form.
 */

const MAX_TEXT_BYTES = 1024 * 1024;
/** Whoever sends nothing for so long has left. */
const SILENCE_MS = 60_000;
const MAX_FILES = 10;

export function receivedForms(folder: string): RequestHandler {
  return (request, response, next) => {
    if (request.method !== 'POST' || response.locals.refusal !== undefined) return next();
    if (!request.is('multipart/form-data')) {
      if (isTooLong(request)) refuse(request, response, 413);
      return next();
    }
    if (!takesFiles(request.path) || !hasBoundary(request)) {
      refuse(request, response, 400);
      return next();
    }
    response.once('close', () => drain(request));
    receive(request, folder).then(
      (form) => {
        response.locals.form = form;
        next();
      },
      // A request that was read to its end counts as destroyed; only a line that was cut has nobody to answer.
      (error: unknown) => (request.socket.destroyed ? undefined : next(error)),
    );
  };
}

/** Browsers always say how long a form is; whoever doesn't is no browser. */
function isTooLong(request: Request): boolean {
  const length = request.get('Content-Length');
  return length === undefined
    ? request.get('Transfer-Encoding') !== undefined
    : Number(length) > MAX_TEXT_BYTES;
}

/** The page that says why is shown by the app; what is still coming is not read. */
function refuse(request: Request, response: Response, status: number): void {
  response.locals.refusal = status;
  response.set('Connection', 'close');
  drain(request);
}

function hasBoundary(request: Request): boolean {
  return /;\s*boundary=[^\s;]/i.test(request.get('Content-Type') ?? '');
}

function takesFiles(pathname: string): boolean {
  return pathname === endpoints.upload.path || matchPath(pathname)?.screen === 'entry';
}

async function receive(request: Request, folder: string): Promise<ReceivedForm> {
  await mkdir(folder, { recursive: true });
  const roomy = await hasRoom(folder);
  const form: ReceivedForm = { texts: new FormData(), files: [], cut: false };
  const parser = openParser(request);
  const receiving: Promise<void>[] = [];
  const announced = Number(request.get('Content-Length') ?? Number.POSITIVE_INFINITY);
  let bytes = 0;

  await new Promise<void>((resolve) => {
    const cut = () => {
      form.cut = true;
      request.unpipe(parser);
      parser.destroy();
      resolve();
    };
    request.on('data', (piece: Buffer) => {
      bytes += piece.length;
      if (bytes > MAX_FORM_BYTES) cut();
    });
    request.setTimeout(SILENCE_MS, () => request.destroy());
    request.once('close', () => {
      if (!request.complete) cut();
    });
    parser.on('field', (name, value) => form.texts.append(name, value));
    parser.on('file', (name, stream, { filename }) => {
      stream.on('error', () => undefined);
      if (name !== UPLOAD_FIELD || filename === undefined || filename === '') return void stream.resume();
      const place = form.files.length + receiving.length;
      if (!roomy) {
        // The database needs the disk more; what was typed is kept all the same.
        stream.resume();
        form.files[place] = { filename: nameToShow(filename), draft: null, fault: 'BROKEN OFF' };
        return;
      }
      receiving.push(
        draftOf(stream, folder, nameToShow(filename)).then((file) => {
          form.files[place] = file;
          // Nobody needs the rest of what no form of ours sends.
          if (file.fault === 'TOO LARGE' && announced > MAX_FORM_BYTES) cut();
        }),
      );
    });
    parser.on('close', resolve);
    parser.on('error', () => {
      form.broken = true;
      resolve();
    });
    request.pipe(parser);
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

async function draftOf(stream: Readable, folder: string, filename: string): Promise<ReceivedFile> {
  let size = 0;
  stream.on('data', (piece: Buffer) => {
    size += piece.length;
  });
  stream.pause();
  try {
    const received = await receiveFile(stream, folder);
    const checked = await checkFile(received);
    const id = checked.fileName;
    if (path.dirname(checked.path) !== path.resolve(folder))
      await rename(checked.path, path.join(folder, id));
    return {
      filename,
      fault: null,
      draft: {
        id,
        medium: checked.medium,
        mime: checked.mime,
        size: checked.bytes,
        sha256: checked.contentSha256,
        originalSha256: checked.sha256,
      },
    };
  } catch (error) {
    stream.resume();
    return { filename, draft: null, fault: faultOf(error, size) };
  }
}

function faultOf(error: unknown, size: number): UploadFault {
  if (!(error instanceof Refusal)) return 'BROKEN OFF';
  if (size === 0) return 'EMPTY';
  const { errormessage } = error.answer;
  return errormessage === 'TOO LARGE' || errormessage === 'TOO LONG' ? errormessage : 'WRONG TYPE';
}
