import { randomInt } from 'node:crypto';
import { addresses, endpoints } from '#app/route-table.ts';
import { CONSENT_COOKIE, REFUSAL_COOKIE } from '#app/visit/consent.ts';
import { PARAMETER_NAMES, STATE_KEYS } from '#app/visit/parameters.ts';

export interface HostileRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Occurs nowhere in our pages: if a response contains it verbatim, input was not escaped. */
export const MARK = '"><zzq x=';

const VALUES = [
  MARK,
  `'${MARK}`,
  'javascript:zzq()',
  '%00',
  '%0d%0aSet-Cookie:%20zzq=1',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%E0%A4%A',
  '%ED%A0%80',
  '%F0%9F%98',
  'constructor',
  '__proto__',
  '-1',
  '1e309',
  '9'.repeat(400),
  'A'.repeat(4000),
  '{{7*7}}#{7*7}',
  "' or 1=1--",
  '2026-13-45T99:99',
  '//evil.example',
  '\\\\evil.example',
  '[]',
  '{"a":[[[[[[]]]]]]}',
  '',
];
const COOKIES = [
  ...STATE_KEYS,
  CONSENT_COOKIE,
  REFUSAL_COOKIE,
  'browser',
  'draw',
  'sent',
  'survey:140',
  'voucher_129_1',
];
const HEADERS = [
  'Accept-Language',
  'Accept',
  'Accept-Encoding',
  'If-None-Match',
  'If-Modified-Since',
  'Referer',
  'User-Agent',
  'Origin',
  'Range',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Request-Id',
  'X-WP-Nonce',
  'Idempotency-Key',
  'Sec-Fetch-Site',
  'Content-Type',
  'X-Remix-Request',
];
const METHODS = [
  'GET',
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'PATCH',
  'PROPFIND',
];
const TYPES = [
  'application/x-www-form-urlencoded',
  'application/json',
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'multipart/form-data; a=";boundary=x"',
];
const API = [
  'content/v1/:page/de',
  'content/v1/entry/:id/de/:date',
  'content/v1/archive/de/s/:term',
  'content/v1/archive/de/d/:day',
  'action/v1/info/:entry/:action',
  'action/v1/token/:entry/:action',
  'action/v1/save',
  'action/v1/upload/:id',
  'action/v1/qrcode/:entry/:action/:size/:code',
  'action/v1/optin/:key',
  'competition/v1/save',
  'deal/v1/info/:entry/:deal',
  'deal/v1/save',
  'survey/v1/info/:entry/:survey',
  'survey/v1/save',
  'voucher/v1/info',
  'voucher/v1/use',
  'uploads/:file',
  'uploads/resize/:width/:quality/:file',
].map((path) => `/api/${path}`);
const PATHS = [
  ...addresses.map(({ pattern }) => pattern),
  ...Object.values(endpoints).map(({ path }) => path),
  ...API,
  '/healthz',
  '/readyz',
  '/metrics',
  '/assets/:file',
  '/:any',
  '/refused',
];

const one = <Value>(values: readonly Value[]): Value => values[randomInt(values.length)] as Value;
const asInAddress = (value: string) =>
  value.includes('%') ? value : encodeURI(value).replaceAll('#', '%23');
/** Node refuses to send characters that are invalid in headers. */
const asInHeader = (value: string) => value.replace(/[^\t\x20-\x7e]/g, '').slice(0, 2000);

export function hostileRequest(): HostileRequest {
  const method = one(METHODS);
  const path = one(PATHS).replace(/:\w+\??|\*/g, () =>
    randomInt(3) === 0 ? '1' : asInAddress(one(VALUES)).replaceAll('/', '%2f'),
  );
  const query = Array.from(
    { length: randomInt(4) },
    () => `${one(PARAMETER_NAMES)}=${asInAddress(one(VALUES)).replaceAll('&', '%26')}`,
  );
  const headers: Record<string, string> = {};
  for (let n = randomInt(3); n > 0; n -= 1) headers[one(HEADERS)] = asInHeader(one(VALUES));
  if (randomInt(3) === 0)
    headers.Cookie = asInHeader(`${one(COOKIES)}=${one(VALUES)}; ${one(COOKIES)}=${one(VALUES)}`);
  const target = `${path}${query.length > 0 ? `?${query.join('&')}` : ''}`.replace(/[^\x21-\x7e]/g, '');
  if (method !== 'POST') return { method, path: target, headers };
  headers['Content-Type'] ??= one(TYPES);
  const body = one([
    () =>
      new URLSearchParams(
        Array.from({ length: 5 }, () => [
          one(['form', 'email', 'firstname', 'submission_id', 'answer', 'password', ...PARAMETER_NAMES]),
          one(VALUES),
        ]),
      ).toString(),
    () =>
      JSON.stringify({
        submission_id: one(VALUES),
        entry_id: one(VALUES),
        answer1: one(VALUES),
        email: [one(VALUES)],
      }),
    () => '['.repeat(5000),
    () =>
      `--x\r\nContent-Disposition: form-data; name="file"; filename="${asInHeader(one(VALUES))}"\r\n\r\n${MARK}\r\n--x--`,
  ])();
  return { method, path: target, headers, body };
}
