import { createHash } from 'node:crypto';
import type { Keeping, PageVariant } from '#app/config/hosted-app.ts';
import type { Encoding } from '../accept-encoding.ts';
import { compressed } from '../compressed.ts';
import { SECURITY_HEADERS, STRICT_TRANSPORT } from '../security-headers.ts';
import { Head, type Header } from './head.ts';

/** Beyond it Brotli takes a multiple of the time for a few hundred bytes; a page lives for a minute at most. */
const BROTLI_QUALITY = 6;
/** Headers, keys and what the engine needs to hold a page. */
const OVERHEAD_BYTES = 4096;

const FRESH_MS = 15_000;
const MINUTE_MS = 60_000;

/** Made anew by the host for every answer, or belonging to a body that is none of ours. */
const NOT_KEPT = new Set(
  'cache-control connection content-encoding content-length date etag last-modified set-cookie transfer-encoding vary x-request-id'.split(
    ' ',
  ),
);

export interface Body {
  bytes: Buffer;
  head: Head;
}

export interface MadePage {
  status: number;
  headers: Headers;
  body: Buffer;
  etag: string;
  keeping: Keeping;
  /** The content's version and the clock when its making began. */
  version: number;
  at: number;
}

/** The tag of these bytes under their policy. */
export function etagOf({ headers, body }: Pick<MadePage, 'headers' | 'body'>): string {
  const policy = headers.get('Content-Security-Policy') ?? '';
  const hash = createHash('sha256').update(policy).update('\n').update(body).digest('base64url');
  return `W/"${hash.slice(0, 22)}"`;
}

/** How long a page is so, and for whom. */
interface Standing {
  version: number;
  at: number;
  /** Until then nobody looks for a newer one. */
  freshUntil: number;
  /** From then on what it shows is not so any more: times count by the minute, and content changes on one. */
  validUntil: number;
  /** Cookies that it looks for: whoever holds one gets a page of his own. */
  reads: readonly string[];
}

function standingOf({ version, at, keeping }: MadePage): Standing {
  return {
    version,
    at,
    freshUntil: at + FRESH_MS,
    validUntil: Math.min(keeping.until, (Math.floor(at / MINUTE_MS) + 1) * MINUTE_MS),
    reads: [...keeping.reads],
  };
}

/** A page as it is sent to everyone alike: its bytes, the headers that belong to them, and how long they are so. */
export class KeptPage {
  readonly status: number;
  readonly etag: string;
  readonly cacheControl: string | null;
  standing: Standing;
  /** What a 304 says as well. No policy: a stored page keeps the one that belongs to its bytes. */
  readonly notModified: Head;
  size: number;

  private readonly bodies = new Map<Encoding, Body>();
  private readonly compressing = new Map<Encoding, Promise<Body>>();
  private readonly common: readonly Header[];

  constructor(
    made: MadePage,
    { key, vary }: Pick<PageVariant, 'key' | 'vary'>,
    readonly lastModified: string | null,
  ) {
    const { headers, body } = made;
    this.status = made.status;
    this.etag = made.etag;
    this.standing = standingOf(made);
    const said = headers.get('Cache-Control');
    this.cacheControl = said && /max-age=[1-9]/.test(said) ? said : null;
    const validators: Header[] = [
      ['Vary', vary],
      ['ETag', this.etag],
    ];
    if (lastModified !== null) validators.push(['Last-Modified', lastModified]);
    this.notModified = new Head(validators);
    this.common = [
      ...[...headers].filter(([name]) => !NOT_KEPT.has(name)),
      ...SECURITY_HEADERS,
      ...(key.startsWith('https:') ? [STRICT_TRANSPORT] : []),
      ...validators,
    ];
    this.size = OVERHEAD_BYTES + body.length;
    this.hold('identity', body);
  }

  /** Whether what was made anew is this very page. Then it is so for longer, and its tag, date and forms stay. */
  isStill(made: MadePage): boolean {
    if (made.status !== this.status || made.etag !== this.etag) return false;
    this.standing = standingOf(made);
    return true;
  }

  /** The body in this form where it is at hand. */
  ready(encoding: Encoding): Body | undefined {
    return this.bodies.get(encoding);
  }

  /** Compressed once, for all who ask meanwhile, and off the thread that answers. */
  make(encoding: Encoding): Promise<Body> {
    let underWay = this.compressing.get(encoding);
    if (!underWay) {
      const plain = this.bodies.get('identity')?.bytes ?? Buffer.alloc(0);
      underWay = compressed(plain, encoding, BROTLI_QUALITY).then((bytes) => this.hold(encoding, bytes));
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
