import { NO_FORM_MARK, PAGE_HEADER } from '#app/config/offline-marks.ts';

/** Headers stored with each copy, so that the store can be listed without reading bodies. */
const AT = 'Kept-At';
const SIZE = 'Kept-Size';
const TITLE = 'Kept-Title';
const AHEAD = 'Kept-Ahead';
const LACKS_FORM = 'Kept-Without-Form';

export interface CopyInfo {
  /** When the server sent it (its Date header), in milliseconds. */
  at: number;
  size: number;
  /** Already escaped as HTML. */
  title: string;
  /** Prefetched, not opened by the rider yet. */
  ahead: boolean;
  /** A sentence stands in for a form with a submission id, such as a raffle's; surveys keep theirs. */
  lacksForm: boolean;
}

/** Every answer of our server has this header; a captive portal's has not. */
export function isFromOurServer({ headers }: Response): boolean {
  return headers.has('X-Request-Id');
}

export function isHtml({ headers }: Response): boolean {
  // `||` instead of `??` in the worker: the ES2018 build would expand `??` to longer code.
  return /^text\/html\b/.test(headers.get('Content-Type') || '');
}

/**
 * Same origin, not redirected, and marked as storable by our server. Captive portals, proxy logins and personal pages
 * fail this.
 */
export function isStorable(response: Response): boolean {
  return (
    response.status === 200 &&
    !response.redirected &&
    response.type === 'basic' &&
    response.headers.has(PAGE_HEADER) &&
    isHtml(response) &&
    !/no-store/.test(response.headers.get('Cache-Control') || '')
  );
}

/** Our own answer that the page is not there, or no longer. */
export function isGone(response: Response): boolean {
  return (response.status === 404 || response.status === 410) && isFromOurServer(response);
}

/** The headers worth storing. Without Vary, which would make a copy match only the request that stored it. */
export function plainHeaders({ headers }: Response): Headers {
  const plain = new Headers();
  for (const name of ['Content-Type', 'Content-Security-Policy', 'Referrer-Policy', PAGE_HEADER]) {
    const value = headers.get(name);
    if (value !== null) plain.set(name, value);
  }
  return plain;
}

/** Null if the body was cut off (no closing </html>). */
export async function copyOf(response: Response, ahead: boolean): Promise<Response | null> {
  const html = await response.text();
  if (!/<\/html>\s*$/.test(html)) return null;
  const headers = plainHeaders(response);
  const at = Date.parse(response.headers.get('Date') || '') || Date.now();
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) || [];
  headers.set(AT, String(at));
  headers.set(SIZE, String(new Blob([html]).size));
  headers.set(TITLE, encodeURIComponent(title.replace(/ – [^–]*$/, '')));
  if (ahead) headers.set(AHEAD, '1');
  if (html.includes(`${NO_FORM_MARK}=`)) headers.set(LACKS_FORM, '1');
  return new Response(html, { headers });
}

/** A picture to be stored: body, type, time and size. */
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
