import type { CacheHints, PageVariant } from '#app/config/hosted-app.ts';
import { SECURITY_HEADERS, STRICT_TRANSPORT } from '../door/security-headers.ts';
import type { Encoding } from '../kernel/accept-encoding.ts';
import { compressed } from '../kernel/compressed.ts';
import { Head, type Header } from './head.ts';

/** Higher levels take a multiple of the time for a few hundred bytes less; a page is cached for a minute at most. */
const BROTLI_QUALITY = 6;
/** Headers, keys and V8's objects around a page. */
const OVERHEAD_BYTES = 4096;

const FRESH_MS = 15_000;
const MINUTE_MS = 60_000;

/** Written by the host for every answer, or about a body that isn't sent. */
const NOT_COPIED = new Set(
  'cache-control connection content-encoding content-length date etag set-cookie transfer-encoding vary x-request-id'.split(
    ' ',
  ),
);

export interface Body {
  bytes: Buffer;
  head: Head;
}

export interface RenderedPage {
  status: number;
  headers: Headers;
  body: Buffer;
  etag: string;
  cacheHints: CacheHints;
  /** The content's version and the clock when rendering began. */
  version: number;
  at: number;
}

/** Until when a page may be served, and to whom. */
interface Freshness {
  version: number;
  at: number;
  /** Until then it is served without revalidation. */
  freshUntil: number;
  /** From then on it isn't served: times on it count by the minute, and content is published on one. */
  validUntil: number;
  /** Cookies that rendering asked for: whoever sends one gets another variant. */
  reads: readonly string[];
}

function freshnessOf({ version, at, cacheHints }: RenderedPage): Freshness {
  return {
    version,
    at,
    freshUntil: at + FRESH_MS,
    validUntil: Math.min(cacheHints.until, (Math.floor(at / MINUTE_MS) + 1) * MINUTE_MS),
    reads: [...cacheHints.reads],
  };
}

/** A response as everyone gets it: its bytes in each encoding, their headers, and its freshness. */
export class CachedPage {
  readonly status: number;
  readonly etag: string;
  readonly cacheControl: string | null;
  freshness: Freshness;
  /** Headers of a 304. No policy among them: the client's copy has the one that belongs to its bytes. */
  readonly notModified: Head;
  size: number;

  private readonly bodies = new Map<Encoding, Body>();
  private readonly compressing = new Map<Encoding, Promise<Body>>();
  private readonly common: readonly Header[];

  constructor(made: RenderedPage, { key, vary }: Pick<PageVariant, 'key' | 'vary'>) {
    const { headers, body } = made;
    this.status = made.status;
    this.etag = made.etag;
    this.freshness = freshnessOf(made);
    const said = headers.get('Cache-Control');
    this.cacheControl = said && /max-age=[1-9]/.test(said) ? said : null;
    const validators: Header[] = [
      ['Vary', vary],
      ['ETag', this.etag],
    ];
    this.notModified = new Head(validators);
    this.common = [
      ...[...headers].filter(([name]) => !NOT_COPIED.has(name)),
      ...SECURITY_HEADERS,
      ...(key.startsWith('https:') ? [STRICT_TRANSPORT] : []),
      ...validators,
    ];
    this.size = OVERHEAD_BYTES + body.length;
    this.hold('identity', body);
  }

  /** True where the page was rendered to the same bytes: it is fresh again, and keeps ETag and encodings. */
  refreshIfSame(made: RenderedPage): boolean {
    if (made.status !== this.status || made.etag !== this.etag) return false;
    this.freshness = freshnessOf(made);
    return true;
  }

  /** The body in this encoding, where it has been compressed before. */
  ready(encoding: Encoding): Body | undefined {
    return this.bodies.get(encoding);
  }

  /** Compressed once for all who ask meanwhile, on libuv's threads; tried again after a failure. */
  make(encoding: Encoding): Promise<Body> {
    let underWay = this.compressing.get(encoding);
    if (!underWay) {
      const plain = this.bodies.get('identity')?.bytes ?? Buffer.alloc(0);
      underWay = compressed(plain, encoding, BROTLI_QUALITY)
        .then((bytes) => this.hold(encoding, bytes))
        .finally(() => this.compressing.delete(encoding));
      this.compressing.set(encoding, underWay);
    }
    return underWay;
  }

  private hold(encoding: Encoding, bytes: Buffer): Body {
    const headers = [...this.common];
    if (encoding !== 'identity') {
      headers.push(['Content-Encoding', encoding]);
      this.size += bytes.length;
    }
    const body = { bytes, head: new Head(headers) };
    this.bodies.set(encoding, body);
    return body;
  }
}
