import type { ReadStream } from 'node:fs';
import { join, resolve } from 'node:path';
import { type NextFunction, type Request, type Response, Router } from 'express';
import { isNotModified } from '#app/contract/not-modified.ts';
import { senderOf } from '../../kernel/sender.ts';
import { sendError } from '../core/conditional-answer.ts';
import type { ServiceContext } from '../core/service-context.ts';
import { BoundedFolder } from './bounded-folder.ts';
import { findMedia, mediaRoots } from './find-media.ts';
import { readMediaPath } from './media-request.ts';
import { mediaTypeOf } from './media-types.ts';
import { type ResizedPicture, ResizedPictures } from './resized-pictures.ts';

/** Editors may replace a file under the same name: browsers revalidate after a day, in the background for a week. */
const CACHE_CONTROL = 'public, max-age=86400, stale-while-revalidate=604800';

const MAX_CACHED_BYTES = 512 * 2 ** 20;

/** Originals and resized pictures (content-api.md, 'Media'), to be mounted under the uploads path. */
export function mediaRouter({ settings, log }: Pick<ServiceContext, 'settings' | 'log'>): Router {
  const kept = new BoundedFolder(resolve(settings.DATA_DIR, 'media-cache'), MAX_CACHED_BYTES, (error) =>
    log.warn({ error: String(error) }, 'picture cache not trimmed'),
  );
  const pictures = new ResizedPictures(kept);
  kept.trim();

  async function answer(request: Request, response: Response, next: NextFunction): Promise<void> {
    const wanted = readMediaPath(request.path);
    const media = wanted && mediaTypeOf(wanted.file);
    if (!wanted || !media || (wanted.resize && !media.resizable)) return notThere(response);
    const source = await findMedia(mediaRoots(settings), wanted.file);
    if (!source) return notThere(response);
    if (!wanted.resize) {
      if (!media.inline) response.attachment();
      return send(request, response, next, { ...source, type: media.type });
    }
    const requester = senderOf(request);
    const picture = await pictures.get(source, wanted.resize, request.get('Accept'), requester);
    if (requester.hasLeft()) return;
    if (!picture) return notThere(response);
    response.vary('Accept');
    send(request, response, next, { root: kept.path, ...picture });
  }

  const router = Router({ caseSensitive: true });
  // Not `get('*')`, which decodes the path and refuses a malformed one in its own way.
  router.use((request, response, next) => {
    if (request.method === 'OPTIONS') allowRanges(response);
    else if (request.method !== 'GET' && request.method !== 'HEAD') next();
    else answer(request, response, next).catch(next);
  });
  return router;
}

/** Some browsers ask before a page on another origin requests part of a film. */
function allowRanges(response: Response): void {
  response.set({
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'GET, HEAD',
    'Access-Control-Allow-Headers': 'Range',
    'Access-Control-Max-Age': '86400',
  });
  response.status(204).end();
}

interface FileToSend extends ResizedPicture {
  root: string;
}

function send(
  request: Request,
  response: Response,
  next: NextFunction,
  { root, file, type, version }: FileToSend,
): void {
  response.set({
    'Content-Type': type,
    'Cache-Control': CACHE_CONTROL,
    ETag: `"${version}"`,
    'X-Content-Type-Options': 'nosniff',
    // Any origin may embed media, because the web app may run on another one.
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  });
  if (isNotModified(request.headers, { etag: `"${version}"`, lastModified: null })) {
    response.status(304).end();
    return;
  }
  // Uploaded files must not run script on our origin. A film or recording that is opened itself is a page whose player
  // requests it again. Not for PDF: browsers' viewers don't work in a sandbox.
  if (type === 'application/pdf') response.removeHeader('Content-Security-Policy');
  else response.set('Content-Security-Policy', "default-src 'none'; media-src 'self'; sandbox");
  const options = {
    // Keeps dots above the folder (a DATA_DIR such as ~/.kachel) from counting as hidden files.
    root,
    dotfiles: 'allow',
    cacheControl: false,
    // A range is defined for GET alone; HEAD answers for the whole file.
    acceptRanges: request.method === 'GET',
  } as const;
  response.set('Accept-Ranges', 'bytes');
  let source: ReadStream | undefined;
  response.once('pipe', (stream) => {
    source = stream as ReadStream;
  });
  response.sendFile(join('/', file), options, (error) => {
    if (!error) {
      // The file was shortened meanwhile: the client would wait for the rest while the connection is open.
      if (source && source.bytesRead < Number(response.get('Content-Length'))) response.destroy();
      return;
    }
    if (response.headersSent) {
      // Only a file's error has a status; without one the client has left. The error handler ends the connection.
      if ('status' in error) next(error);
      return;
    }
    const status = 'status' in error ? error.status : 404;
    // With 416 it tells the file's size.
    if (status !== 416) response.removeHeader('Content-Range');
    if (status === 404) return notThere(response);
    withoutFile(response);
    if (status !== 412 && status !== 416) return next(error);
    // Another version than the one asked for, or not that much of it.
    response.set('Cache-Control', 'no-store').status(status).end();
  });
}

function withoutFile(response: Response): void {
  for (const header of ['ETag', 'Content-Type', 'Content-Disposition', 'Last-Modified', 'Accept-Ranges'])
    response.removeHeader(header);
}

function notThere(response: Response): void {
  withoutFile(response);
  sendError(response, 404, 'NOT FOUND');
}
