import { gzipSync } from 'node:zlib';
import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { PageVariant, VariantOf } from '#app/config/hosted-app.ts';
import { askedOrigin, type Trusted } from './asked-origin.ts';
import { accepts } from './static-files.ts';

const MOST_KEPT = 100;
const KEPT_MS = 60_000;

interface RefusalPage {
  status: number;
  headers: [string, string][];
  body: Buffer;
  /** Compressed once, not for each. */
  zipped: Buffer;
}

export interface RefusalPageOptions {
  variantOf: VariantOf;
  make: (request: globalThis.Request, refusal: number) => Promise<globalThis.Response>;
}

/**
 * Pages that say why something was not taken, made once for all who share a variant: refusing a thousand posts costs
 * less than making a page.
 */
export function refusalPages({ variantOf, make }: RefusalPageOptions): RequestHandler {
  const pages = new LRUCache<string, Promise<RefusalPage>>({ max: MOST_KEPT, ttl: KEPT_MS });

  function pageFor(variant: PageVariant, refusal: number): Promise<RefusalPage> {
    const key = `${refusal} ${variant.key}`;
    const known = pages.get(key);
    if (known) return known;
    const page = make(variant.request(), refusal).then(read);
    pages.set(key, page);
    page.catch(() => pages.delete(key));
    return page;
  }

  return (request, response, next) => {
    const refusal = response.locals.refusal as number | undefined;
    const variant = refusal === undefined ? null : variantOfRequest(request, variantOf);
    if (refusal === undefined || variant === null) return next();
    // Where none can be made now, whoever comes next says so.
    pageFor(variant, refusal).then(
      (page) => send(response, page, variant),
      () => next(),
    );
  };
}

async function read(response: globalThis.Response): Promise<RefusalPage> {
  const headers = [...response.headers].filter(([name]) => name !== 'set-cookie');
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers, body, zipped: gzipSync(body) };
}

function variantOfRequest(request: Request, variantOf: VariantOf): PageVariant | null {
  const { headers } = request;
  const origin = askedOrigin(request, request.app.get('trust proxy fn') as Trusted);
  if (origin === null) return null;
  return variantOf({
    target: request.url,
    origin,
    cookie: headers.cookie,
    acceptLanguage: headers['accept-language'],
    saveData: headers['save-data'] as string | undefined,
    userAgent: headers['user-agent'],
    referrer: undefined,
  });
}

function send(response: Response, page: RefusalPage, { setCookies }: PageVariant): void {
  const isZipped = accepts(response.req.get('Accept-Encoding'), 'gzip');
  const body = isZipped ? page.zipped : page.body;
  response.status(page.status);
  for (const [name, value] of page.headers) response.append(name, value);
  if (isZipped) response.set('Content-Encoding', 'gzip');
  for (const cookie of setCookies) response.append('Set-Cookie', cookie);
  response.set('Content-Length', String(body.length)).end(body);
}
