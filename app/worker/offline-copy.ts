import { NO_FORM_MARK, PAGE_HEADER } from '#app/config/offline-marks.ts';

/** What the store must know of a copy without reading its body. */
const AT = 'Kept-At';
const SIZE = 'Kept-Size';
const TITLE = 'Kept-Title';
const AHEAD = 'Kept-Ahead';
const LACKS_FORM = 'Kept-Without-Form';

export interface CopyInfo {
  /** By the server's clock. */
  at: number;
  size: number;
  /** As HTML. */
  title: string;
  /** Prefetched, not yet opened. */
  ahead: boolean;
  /** A sentence stands in the place of a form that counts once. */
  lacksForm: boolean;
}

/** Says every answer of our server; no captive portal does. */
export function isOurs({ headers }: Response): boolean {
  return headers.has('X-Request-Id');
}

/**
 * Of our origin, not redirected, and marked by our server as one that a device may store. A captive portal, a proxy's login
 * and a page that is one rider's alone fail this.
 */
export function isStorable(response: Response): boolean {
  // In the worker texts fall back by `||`: ES2018 has no `??`, and what stands in for it is longer.
  return (
    response.status === 200 &&
    !response.redirected &&
    response.type === 'basic' &&
    response.headers.has(PAGE_HEADER) &&
    /^text\/html\b/.test(response.headers.get('Content-Type') || '') &&
    !/no-store/.test(response.headers.get('Cache-Control') || '')
  );
}

/** Without Vary, by which a stored answer would match only its own request. */
export function plainHeaders({ headers }: Response): Headers {
  const plain = new Headers();
  for (const name of ['Content-Type', 'Content-Security-Policy', 'Referrer-Policy', PAGE_HEADER]) {
    const value = headers.get(name);
    if (value !== null) plain.set(name, value);
  }
  return plain;
}

/** Null where the page broke off on its way. */
export async function copyOf(response: Response, ahead: boolean): Promise<Response | null> {
  const html = await response.text();
  if (!/<\/html>\s*$/.test(html)) return null;
  const headers = plainHeaders(response);
  const at = Date.parse(response.headers.get('Date') || '') || Date.now();
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  headers.set(AT, String(at));
  headers.set(SIZE, String(new Blob([html]).size));
  headers.set(TITLE, encodeURIComponent(title.replace(/ – [^–]*$/, '')));
  if (ahead) headers.set(AHEAD, '1');
  if (html.includes(`${NO_FORM_MARK}=`)) headers.set(LACKS_FORM, '1');
  return new Response(html, { headers });
}

/** A picture as it is stored: its bytes, its type, when and how many. */
export async function copyOfPicture(response: Response): Promise<Response> {
  const bytes = await response.blob();
  return new Response(bytes, {
    headers: {
      'Content-Type': response.headers.get('Content-Type') || '',
      [AT]: String(Date.now()),
      [SIZE]: String(bytes.size),
    },
  });
}

export function infoOf({ headers }: Response): CopyInfo {
  return {
    at: Number(headers.get(AT)),
    size: Number(headers.get(SIZE)),
    title: decodeURIComponent(headers.get(TITLE) || ''),
    ahead: headers.has(AHEAD),
    lacksForm: headers.has(LACKS_FORM),
  };
}
