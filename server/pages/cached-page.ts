import { validateHeaderValue } from 'node:http';
import type { CacheHints, PageVariant } from '#app/config/hosted-app.ts';
import { LAST_GOOD_MS } from '#app/config/last-good.ts';
import { singleFlight } from '#app/contract/single-flight.ts';
import type { ContentEncoding } from '../kernel/accept-encoding.ts';
import { compressed } from '../kernel/compressed.ts';
import { SECURITY_HEADERS, STRICT_TRANSPORT } from '../middleware/security-headers.ts';

/** Higher levels take several times as long to save a few hundred bytes, and a page is valid for a minute at most. */
const BROTLI_QUALITY = 6;
/** Estimated memory per page besides its bodies: headers, keys, objects. */
const OVERHEAD_BYTES = 4096;

const FRESH_MS = 15_000;
const MINUTE_MS = 60_000;

/** Not copied from Remix's response: set per response, or about the uncompressed body. */
const NOT_COPIED = new Set(
  'cache-control connection content-encoding content-length date etag set-cookie transfer-encoding vary x-request-id'.split(
    ' ',
  ),
);

export interface Body {
  bytes: Buffer;
  /** Names and values in turn, as writeHead takes them. */
  headers: readonly string[];
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

/** How long a page may be served, and the cookies it varies by. */
interface Freshness {
  version: number;
  at: number;
  /** Before this it is served without revalidation; after it, stale-while-revalidate. */
  freshUntil: number;
  /** Not served from this time on: times shown on the page change by the minute, as does what is published. */
  validUntil: number;
  /** Until when it is served if rendering fails: for a day, and not longer than the content that it shows. */
  staleIfErrorUntil: number;
  /** Cookies that rendering read; a request with one of them gets another variant. */
  reads: readonly string[];
}

function freshnessOf({ version, at, cacheHints }: RenderedPage): Freshness {
  return {
    version,
    at,
    freshUntil: at + FRESH_MS,
    validUntil: Math.min(cacheHints.until, (Math.floor(at / MINUTE_MS) + 1) * MINUTE_MS),
    staleIfErrorUntil: Math.min(cacheHints.staleIfErrorUntil, at + LAST_GOOD_MS),
    reads: [...cacheHints.reads],
  };
}

/** A cached response: its body in each encoding, the headers, and its freshness. */
export class CachedPage {
  readonly status: number;
  readonly etag: string;
  readonly cacheControl: string | null;
  freshness: Freshness;
  /** Headers of a 304, without Content-Security-Policy: the client's copy has the policy with its own script hashes. */
  readonly notModified: readonly string[];
  size: number;

  private readonly bodies = new Map<ContentEncoding, Body>();
  private readonly compressing = singleFlight<Body>();
  private readonly common: readonly string[];

  constructor(made: RenderedPage, { key, vary }: Pick<PageVariant, 'key' | 'vary'>) {
    const { headers, body } = made;
    this.status = made.status;
    this.etag = made.etag;
    this.freshness = freshnessOf(made);
    const header = headers.get('Cache-Control');
    this.cacheControl = header && /max-age=[1-9]/.test(header) ? header : null;
    this.notModified = ['Vary', vary, 'ETag', this.etag];
    const copied = [...headers].filter(([name]) => !NOT_COPIED.has(name));
    // A page with a header that Node refuses to send isn't cached.
    for (const [name, value] of copied) validateHeaderValue(name, value);
    const security = [...SECURITY_HEADERS, ...(key.startsWith('https:') ? [STRICT_TRANSPORT] : [])];
    this.common = [...copied.flat(), ...security.flat(), ...this.notModified];
    this.size = OVERHEAD_BYTES + body.length;
    this.hold('identity', body);
  }

  /** If a revalidation rendered the same bytes, marks the page as fresh, keeps its bodies, and returns true. */
  refreshIfSame(made: RenderedPage): boolean {
    if (made.status !== this.status || made.etag !== this.etag) return false;
    this.freshness = freshnessOf(made);
    return true;
  }

  /** The body in this encoding, if it has been compressed already. */
  ready(encoding: ContentEncoding): Body | undefined {
    return this.bodies.get(encoding);
  }

  /** Compresses the body; concurrent requests share one run, and a failure isn't cached. */
  make(encoding: ContentEncoding): Promise<Body> {
    return this.compressing(encoding, async () => {
      const plain = this.bodies.get('identity')?.bytes ?? Buffer.alloc(0);
      return this.hold(encoding, await compressed(plain, encoding, BROTLI_QUALITY));
    });
  }

  private hold(encoding: ContentEncoding, bytes: Buffer): Body {
    const headers = ['Content-Length', String(bytes.length), ...this.common];
    if (encoding !== 'identity') {
      headers.push('Content-Encoding', encoding);
      this.size += bytes.length;
    }
    const body = { bytes, headers };
    this.bodies.set(encoding, body);
    return body;
  }
}
