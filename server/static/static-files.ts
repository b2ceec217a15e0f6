import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import { WORKER_PATH } from '#app/config/offline-marks.ts';
import { isNotModified } from '#app/contract/not-modified.ts';
import { bestEncoding } from '../kernel/accept-encoding.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.speculationrules': 'application/speculationrules+json',
};

const EXTRAS = new Set([TYPES['.woff2'], TYPES['.speculationrules']]);

export interface StaticFile {
  type: string;
  etag: string;
  cacheControl: string;
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
}

export const IMMUTABLE = 'public, max-age=31536000, immutable';

export function staticFile(type: string, cacheControl: string, bodies: StaticFile['bodies']): StaticFile {
  // Weak: one for all encodings of the file.
  const etag = `W/"${createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22)}"`;
  return { type, etag, cacheControl, bodies };
}

export function typeOfFile(name: string): string | undefined {
  return TYPES[path.extname(name)];
}

/** The build's files in memory, with their precompressed forms: 2.6 MB in all, most of it hls.js. */
export function readStaticFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const known = new Set(names);
  for (const name of names) {
    const type = typeOfFile(name);
    if (!type || name.startsWith('.')) continue;
    const compressed = (ending: string) =>
      known.has(`${name}${ending}`) ? readFileSync(path.join(folder, `${name}${ending}`)) : undefined;
    const bodies = {
      identity: readFileSync(path.join(folder, name)),
      br: compressed('.br'),
      gzip: compressed('.gz'),
    };
    files.set(`/${name.split(path.sep).join('/')}`, staticFile(type, cacheControlOf(name), bodies));
  }
  return files;
}

function cacheControlOf(name: string): string {
  // Names under assets/ carry a hash of their content.
  if (name.startsWith(`assets${path.sep}`)) return IMMUTABLE;
  // A service worker must be replaceable at once, so it is never served from the HTTP cache.
  return name.startsWith('sw') ? 'no-cache' : 'public, max-age=3600';
}

/** With SERVICE_WORKER=off: a worker that unregisters itself, at the same URL. */
export function withoutWorker(files: ReadonlyMap<string, StaticFile>): Map<string, StaticFile> {
  const ending = files.get('/sw-off.js');
  return new Map(ending ? [...files, [WORKER_PATH, ending]] : files);
}

/** `ofOtherBuild` finds assets of previous builds, which open pages may still request. */
export function staticFiles(
  files: ReadonlyMap<string, StaticFile>,
  ofOtherBuild: (name: string) => Promise<StaticFile | null>,
): RequestHandler {
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const file = files.get(request.path);
    if (file) return send(request, response, file);
    if (!request.path.startsWith('/assets/')) return next();
    ofOtherBuild(request.path.slice('/assets/'.length)).then((other) => {
      if (other) return send(request, response, other);
      // A plain-text 404, not a page.
      response.status(404).type('text/plain').set('Cache-Control', 'no-store').send('Not found');
    }, next);
  };
}

function send(request: Request, response: Response, file: StaticFile): void {
  response.setHeader('Cache-Control', file.cacheControl);
  // With `Save-Data: on`, font and speculation rules are a 204, so that pages needn't vary by Save-Data.
  const isExtra = EXTRAS.has(file.type);
  response.setHeader('Vary', isExtra ? 'Save-Data' : 'Accept-Encoding');
  if (isExtra && request.get('Save-Data') === 'on') {
    response.status(204).set('Cache-Control', 'no-store').end();
    return;
  }
  response.setHeader('ETag', file.etag);
  if (isNotModified(request.headers, file)) {
    response.status(304).end();
    return;
  }
  const encoding = bestEncoding(request.headers['accept-encoding']);
  const { identity, [encoding]: body = identity } = file.bodies;
  if (body !== identity) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Type', file.type);
  response.setHeader('Content-Length', body.length);
  response.status(200).end(request.method === 'HEAD' ? undefined : body);
}
