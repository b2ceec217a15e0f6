import { readdirSync, readFileSync } from 'node:fs';
import { request as ask, type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort, Host, temporaryFolder } from '../support/host.ts';
import { hasNginx, Nginx } from '../support/nginx.ts';
import { entry, stubContent } from '../support/stub-content.ts';
import { StubContentServer } from '../support/stub-content-server.ts';

/**
 * nginx's proxy_cache in front of the host, like a CDN. It is configured to cache responses with Set-Cookie too, so
 * that only their own headers prevent caching.
 */

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/120.0 Safari/537.36';
const TOKEN = 'redaktion-4711';
const SURVEY = { type: 'survey', id: '7', question: 'Ja?', answer1: 'Ja', answer2: 'Nein', endDate: '' };

const answers = {
  ...stubContent().answers,
  'content/v1/entry/11/de': entry('11', 'Brücke wieder frei'),
  'content/v1/entry/12/de': entry('12', 'Neue Fähre startet', [SURVEY]),
};
const content = new StubContentServer({ answers });
const data = temporaryFolder();
const cache = path.join(data.folder, 'cache');
let host: Host;
let nginx: Nginx;
let port: number;

const SITE = (listen: number, node: string) => `
proxy_cache_path ${cache} keys_zone=pages:1m;
map $http_user_agent $portal { default ""; ~*(CaptiveNetworkSupport|CaptivePortal|wispr) 1; }
server {
  listen 127.0.0.1:${listen};
  proxy_http_version 1.1;
  proxy_set_header Host $http_host;
  proxy_cache pages;
  proxy_cache_key $scheme$http_host$request_uri;
  proxy_cache_bypass $portal; proxy_no_cache $portal;
  proxy_ignore_headers Set-Cookie;
  add_header X-Cache $upstream_cache_status always;
  location / { proxy_pass ${node}; }
}`;

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

type Headers = Record<string, string>;

function send(to: number, address: string, headers: Headers = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const Host = `127.0.0.1:${port}`;
    const all = { Host, 'User-Agent': BROWSER, ...headers };
    ask({ host: '127.0.0.1', port: to, path: address, method, headers: all }, (response) => {
      const pieces: Buffer[] = [];
      response
        .on('data', (piece: Buffer) => pieces.push(piece))
        .on('end', () => {
          const body = Buffer.concat(pieces);
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
        });
    })
      .on('error', reject)
      .end();
  });
}

const throughCache = (address: string, headers?: Headers) => send(port, address, headers);
const fromHost = (address: string, headers?: Headers) =>
  send(Number(new URL(host.origin).port), address, headers);

/** Retries until the cache has a HIT: in the last second of a minute pages aren't cached. */
function kept(address: string, headers?: Headers): Promise<Answer> {
  return vi.waitFor(
    async () => {
      const answer = await throughCache(address, headers);
      expect(answer.headers['x-cache']).toBe('HIT');
      return answer;
    },
    { timeout: 20_000 },
  );
}

/** The parts of a page that differ between riders at the same URL. */
function seen({ body }: Answer) {
  const html = body.toString();
  return {
    html: /<html[^>]*>/.exec(html)?.[0],
    asksConsent: html.includes('action="/einwilligung"'),
    pictures: html.includes('<script'),
    back: /<a[^>]*data-back[^>]*>/.exec(html)?.[0],
    ofPortal: html.includes('aria-labelledby="portal"'),
  };
}

const VARIANTS: Record<string, Headers> = {
  German: {},
  'English by the browser': { 'Accept-Language': 'en-GB,en;q=0.9' },
  'English by choice': { Cookie: 'lang=en' },
  'text only': { Cookie: 'text=on' },
  'text only to save data': { 'Save-Data': 'on' },
  'consent given': { Cookie: 'mtm_consent=1.abc' },
  'consent refused': { Cookie: 'mtm_consent_removed=1' },
  'another channel': { Cookie: 'channel=portal' },
  'a portal’s window': { 'User-Agent': 'CaptiveNetworkSupport-471.100.8 wispr' },
  'in an app': { Cookie: 'app=8080' },
  'English text after consent': { Cookie: 'lang=en; text=on; mtm_consent=1.abc' },
};

/** Everything that lies in the cache, with its headers. */
function stored(): string[] {
  return readdirSync(cache, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => readFileSync(path.join(file.parentPath, file.name), 'latin1'));
}

describe.skipIf(!hasNginx)(
  `behind a shared cache${hasNginx ? '' : ': skipped, nginx is not installed'}`,
  () => {
    beforeAll(async () => {
      await content.start();
      host = await Host.start({
        CONTENT_API_URL: content.api,
        SESSION_SECRET: 'demo-secret-behind-a-cache',
        DATA_DIR: path.join(data.folder, 'data'),
        FRAME_ANCESTORS: 'https://app.example',
      });
      port = await freePort();
      nginx = Nginx.start(data.folder, SITE(port, host.origin));
      await vi.waitFor(() => throughCache('/healthz'), { timeout: 20_000 });
    });

    afterAll(async () => {
      await nginx.stop();
      await host.stop();
      await content.stop();
      data.remove();
    });

    it.each(['/', '/heute/sport', '/beitrag/11', '/archiv', '/einstellungen'])(
      'each request gets its own variant of %s',
      async (address) => {
        for (const round of ['first', 'again']) {
          for (const [name, headers] of Object.entries(VARIANTS)) {
            const [cached, made] = [await throughCache(address, headers), await fromHost(address, headers)];
            expect(seen(cached), `${name}, ${round}`).toEqual(seen(made));
            expect(cached.headers['content-security-policy']).toBe(made.headers['content-security-policy']);
          }
        }
        expect((await kept(address)).headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+$/);
      },
    );

    it('the back link depends on the Referer', async () => {
      const from = (page: string) => ({ Referer: `http://127.0.0.1:${port}${page}` });
      for (const page of ['/linie', '/archiv', '/linie']) {
        const { back } = seen(await throughCache('/beitrag/11', from(page)));
        expect(back, page).toContain(`href="${page}`);
      }
      expect((await kept('/beitrag/11', from('/linie'))).headers.vary).toContain('Referer');
    });

    it('each compressed body is sent only to clients that accept it', async () => {
      const plain = (await kept('/heute/sport')).body.toString();
      const open = { br: brotliDecompressSync, gzip: gunzipSync };
      for (const encoding of ['br', 'gzip'] as const) {
        const { headers, body } = await kept('/heute/sport', { 'Accept-Encoding': encoding });
        expect(headers['content-encoding']).toBe(encoding);
        expect(open[encoding](body).toString().length).toBe(plain.length);
      }
    });

    it('an ETag gets a 304 from the cache for its own variant, and a 200 for another one', async () => {
      const { headers } = await kept('/archiv');
      const have = { 'If-None-Match': headers.etag ?? '' };
      const same = await throughCache('/archiv', have);
      expect([same.status, same.body.length, same.headers.etag]).toEqual([304, 0, headers.etag]);
      expect((await throughCache('/archiv', { ...have, ...VARIANTS['English by choice'] })).status).toBe(200);
    });

    it.each([
      ['a setting that sets a cookie', '/?lang=en', {}],
      ['a setting that sets a cookie on a private page', '/archivsuche?q=geheim&lang=en', {}],
      ['a preview', `/beitrag/11?token=${TOKEN}&date=2026-12-24T06%3A00`, {}],
      ['a voucher', '/qr/12/7/geheim', {}],
      ['a form’s outcome', '/beitrag/12?outcome=geheim', {}],
      ['a search', '/archivsuche?q=geheim', {}],
      ['a page opened to be shared', '/beitrag/11?share=1', {}],
      ['a page with the rider’s own vote', '/beitrag/12', { Cookie: 'mtm_consent=1.abc; survey:7=1' }],
      ['a page that is not there', '/gibt-es-nicht', {}],
    ])('%s is never cached', async (_, address, headers: Headers) => {
      // A robot first: it gets no cookies, so its response would be cacheable.
      for (const agent of ['Googlebot/2.1', BROWSER, BROWSER, BROWSER]) {
        const answer = await throughCache(address, { ...headers, 'User-Agent': agent });
        expect(answer.headers['x-cache']).not.toBe('HIT');
        expect(answer.headers['cache-control']).toMatch(/\b(?:private|no-store)\b/);
      }
    });

    it('an entry opened from search results isn’t cached here, but may be stored by the service worker', async () => {
      for (const _ of ['first', 'again', 'again']) {
        const Referer = `http://127.0.0.1:${port}/archivsuche?q=geheim`;
        const answer = await throughCache('/beitrag/11', { Referer });
        expect(seen(answer).back).toContain('geheim');
        expect(answer.headers['x-cache']).not.toBe('HIT');
        expect(answer.headers['cache-control']).toBe('private, no-cache');
        expect(answer.headers['kachel-page']).toContain('lang=de');
      }
    });

    it('a consent decision reaches the host, and none of the private responses above is in the cache', async () => {
      const posted = await send(port, '/einwilligung', { Origin: `http://127.0.0.1:${port}` }, 'POST');
      expect(posted.headers['x-cache']).toBeUndefined();
      const files = stored();
      expect(files.length).toBeGreaterThan(Object.keys(VARIANTS).length);
      for (const file of files) {
        expect(file).not.toMatch(/^(?:Set-Cookie|Cache-Control: .*(?:private|no-store|no-cache))/im);
        expect(file).not.toMatch(/geheim|redaktion-4711/);
      }
    });
  },
);
