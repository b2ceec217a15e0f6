import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';

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
};

interface StaticFile {
  type: string;
  etag: string;
  cacheControl: string;
  bodies: { identity: Buffer; br?: Buffer; gzip?: Buffer };
}

/** The build's files, held in memory with the compressed forms that the build made: a few hundred kilobytes in all. */
export function readStaticFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const known = new Set(names);
  for (const name of names) {
    const extension = path.extname(name);
    const type = TYPES[extension];
    if (!type || name.startsWith('.')) continue;
    const identity = readFileSync(path.join(folder, name));
    const compressed = (ending: string) =>
      known.has(`${name}${ending}`) ? readFileSync(path.join(folder, `${name}${ending}`)) : undefined;
    files.set(`/${name.split(path.sep).join('/')}`, {
      type,
      etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`,
      // Names under assets/ carry a hash of their content.
      cacheControl: name.startsWith(`assets${path.sep}`)
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
      bodies: { identity, br: compressed('.br'), gzip: compressed('.gz') },
    });
  }
  return files;
}

export function accepts(header: string | undefined, encoding: string): boolean {
  return (header ?? '').split(',').some((part) => {
    const [name, ...parameters] = part.trim().split(';');
    return name?.trim() === encoding && !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter));
  });
}

export function staticFiles(files: ReadonlyMap<string, StaticFile>): RequestHandler {
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const file = files.get(request.path);
    if (!file) {
      if (!request.path.startsWith('/assets/')) return next();
      // A file of another build: a short plain answer, not a page.
      response.status(404).type('text/plain').set('Cache-Control', 'no-store').send('Not found');
      return;
    }
    response.setHeader('Cache-Control', file.cacheControl);
    response.setHeader('Vary', 'Accept-Encoding');
    response.setHeader('ETag', file.etag);
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    const encoding = (['br', 'gzip'] as const).find(
      (candidate) => file.bodies[candidate] && accepts(request.get('Accept-Encoding'), candidate),
    );
    const body = file.bodies[encoding ?? 'identity'] ?? file.bodies.identity;
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Type', file.type);
    response.setHeader('Content-Length', body.length);
    response.status(200).end(request.method === 'HEAD' ? undefined : body);
  };
}
