import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { freePort, Host, runToEnd, temporaryFolder } from '../support/host.ts';
import { startOverStub } from '../support/host-over-stub.ts';
import { opened } from '../support/opened.ts';
import { stubContent } from '../support/stub-content.ts';
import { StubContentServer } from '../support/stub-content-server.ts';

const SECRET = 'demo-secret-of-this-test';
const web = opened(() =>
  startOverStub(stubContent(), { PUBLIC_URL: 'https://kachel.example', LOG_LEVEL: 'info' }),
);

describe('bad settings', () => {
  it.each([
    ['PORT', 'abc', {}],
    ['CONTENT_API_URL', 'nonsense', { SESSION_SECRET: SECRET }],
    ['SUPPORTED_LANGUAGES', 'xx', {}],
    ['TIME_ZONE', 'Mond/Rueckseite', {}],
    ['CHANNELS', '{"portal":1}', {}],
    ['DATABASE_URL', 'mysql://x', { SESSION_SECRET: SECRET, PREVIEW_TOKEN: 'demo' }],
    ['DATA_DIR', '/dev/null/data', {}],
  ])('%s=%s stops the start with one sentence and code 1', async (name, value, more) => {
    const { code, errors } = await runToEnd({ ...(more as Record<string, string>), [name]: value });
    expect(code).toBe(1);
    expect(errors.trim().split('\n')).toHaveLength(1);
    expect(errors).toContain(`${name} is `);
    expect(errors).toMatch(/(must be|can't be used:) .+\.$/m);
  });

  it('name a missing secret outside the demo', async () => {
    const { code, errors } = await runToEnd({ DATABASE_URL: 'postgres://127.0.0.1/none' });
    expect(code).toBe(1);
    expect(errors).toContain('SESSION_SECRET is not set');
  });

  it('name a setting that is missing for the imprint outside the demo', async () => {
    const { code, errors } = await runToEnd({ DEMO: 'off', OPERATOR_EMAIL: '', DATA_DIR: web.folder });
    expect(code).toBe(1);
    expect(errors).toBe('OPERATOR_EMAIL is not set; the imprint must say who runs this site.\n');
  });

  it('name a Postgres that can’t be reached, without its password', async () => {
    const port = await freePort();
    const { code, errors } = await runToEnd({
      DATABASE_URL: `postgres://kachel:geheim@127.0.0.1:${port}/kachel`,
      SESSION_SECRET: SECRET,
      PREVIEW_TOKEN: 'demo',
      DATA_DIR: web.folder,
    });
    expect(code).toBe(1);
    expect(errors).toBe("DATABASE_URL is set, but its Postgres can't be reached (ECONNREFUSED).\n");
  });

  it('are reported without repeating a secret', async () => {
    const { errors } = await runToEnd({ SESSION_SECRET: 'short', CONTENT_API_URL: 'http://127.0.0.1:9/api' });
    expect(errors).toContain('SESSION_SECRET is (hidden)');
    expect(errors).not.toContain('short;');
  });
});

describe('a post', () => {
  const post = (headers: Record<string, string>) =>
    web.host.get('/?lang=en', { method: 'POST', headers, body: 'a=b' });

  it.each([
    ['Origin null', { Origin: 'null' }, 403],
    ['no Origin', {}, 403],
    ['our own Origin', { Origin: 'https://kachel.example' }, 405],
  ])('with %s gets a page', async (_, headers, status) => {
    const response = await post(headers);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain('</html>');
  });

  it('with the token of our own form is accepted without Origin', async () => {
    const html = await (await web.host.get('/einstellungen')).text();
    const [, address = ''] = /<form method="post" action="(\/einstellungen\?[^"]+)"/.exec(html) ?? [];
    const sent = await web.host.get(address.replaceAll('&amp;', '&'), {
      method: 'POST',
      body: new URLSearchParams({ text: 'on' }),
    });
    expect(sent.status).toBe(303);
    expect(sent.headers.get('Location')).not.toContain('sent=');
  });

  it('with a foreign Origin gets 403 with a page in the rider’s language', async () => {
    const response = await post({ Origin: 'https://evil.example' });
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('did not come from our site');
  });

  it('is rejected with an X-Request-Id that is also in the log', async () => {
    const id = (await post({ Origin: 'https://evil.example' })).headers.get('X-Request-Id');
    await expect.poll(() => web.host.output.join('')).toContain(`"id":"${id}"`);
  });
});

describe('a request that the host rejects', () => {
  const own = { Origin: 'https://kachel.example' };
  const boundless = { ...own, 'Content-Type': 'multipart/form-data' };
  const files = { ...own, 'Content-Type': 'multipart/form-data; boundary=x' };
  it.each([
    [
      'a multipart form to a page without uploads',
      400,
      '/qr/1/1',
      { method: 'POST', headers: files, body: '--x--' },
    ],
    ['files without a boundary', 400, '/beitrag/11', { method: 'POST', headers: boundless, body: 'x' }],
    ['another method', 405, '/beitrag/11', { method: 'DELETE' }],
    ['another method at an odd address', 405, `//${'9'.repeat(400)}`, { method: 'PUT' }],
    ['an address with invalid percent-encoding', 400, '/beitrag/%E0%A4%A', {}],
    ['an address that leads elsewhere', 400, '/%5C', {}],
    ['an invalid X-Forwarded-Host', 400, '/', { headers: { 'X-Forwarded-Host': 'x:99999' } }],
    ['data without a page', 404, '/impressum.data', {}],
    ['data of a day that is none', 404, '/archiv?_data=root&day=x', {}],
  ])('%s gets an HTML error page', async (_, status, address, init) => {
    const response = await web.host.get(`${address}${address.includes('?') ? '&' : '?'}lang=en`, init);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain('<html lang="en"');
  });
});

describe('a response has Strict-Transport-Security for a year over HTTPS, and none over HTTP', () => {
  it.each([
    ['a page for all', '/'],
    ['a page for one rider', '/qr'],
    ['a file', '/favicon.svg'],
  ])('%s', async (_, address) => {
    for (const [scheme, expected] of [
      ['https', 'max-age=31536000'],
      ['http', null],
    ] as const) {
      const { status, headers } = await web.host.get(address, { headers: { 'X-Forwarded-Proto': scheme } });
      expect([status, headers.get('Strict-Transport-Security')]).toEqual([200, expected]);
    }
  });
});

it('an idle connection is kept for longer than load balancers keep it', async () => {
  const { headers } = await web.host.get('/favicon.svg');
  expect(Number(/timeout=(\d+)/.exec(headers.get('Keep-Alive') ?? '')?.[1])).toBeGreaterThan(60);
});

describe('an invalid Host header', () => {
  it.each(['999999999999', '1.2.3.999', 'x:99999'])('%s is refused, and the process lives', async (Host) => {
    const status = await new Promise((resolve, reject) => {
      request(`${web.host.origin}/impressum`, { headers: { Host, Referer: 'http://x/' } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(400);
    expect((await web.host.get('/healthz')).status).toBe(200);
  });
});

describe('pages', () => {
  it('have no protocol-relative links for //host addresses', async () => {
    const html = await (await web.host.get('//evil.example')).text();
    expect(html).not.toContain('href="//');
  });

  it('treat ?channel=constructor as no channel', async () => {
    expect(await (await web.host.get('/?channel=constructor')).text()).not.toContain('channel=constructor');
  });

  it('don’t include the development pages: /dev/tiles is a 404', async () => {
    expect((await web.host.get('/dev/tiles')).status).toBe(404);
  });

  it.each(['/impressum', '/beitrag/11'])(
    '%s has one address: that in capitals redirects',
    async (address) => {
      const moved = await web.host.get(`${address.toUpperCase()}?lang=en`, { redirect: 'manual' });
      expect([moved.status, moved.headers.get('Location')]).toEqual([302, `${address}?lang=en`]);
    },
  );

  it('carry the security headers and a policy without unsafe scripts', async () => {
    const { headers } = await web.host.get('/');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    const policy = headers.get('Content-Security-Policy') ?? '';
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src ')) ?? '';
    expect(scripts).toContain("'self'");
    expect(scripts).not.toMatch(/unsafe|https?:\*/);
    for (const directive of [
      "default-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "object-src 'none'",
    ])
      expect(policy.split('; ')).toContain(directive);
    expect(headers.get('Permissions-Policy')).toContain('geolocation=()');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBeNull();
  });

  it('get a 304 if nothing has changed', async () => {
    const first = await web.host.get('/');
    const etag = first.headers.get('ETag') ?? '';
    expect(etag).not.toBe('');
    const second = await web.host.get('/', { headers: { 'If-None-Match': etag } });
    expect(second.status).toBe(304);
  });

  it('are taken with the results of twelve forms in their address and Referer, and full cookies', async () => {
    const path = `/?outcome=${'x'.repeat(5900)}`;
    const headers = { Referer: `${web.host.origin}${path}`, Cookie: `other=${'y'.repeat(4400)}` };
    expect((await web.host.get(path, { headers })).status).toBe(200);
  });

  it('leave no token and no search term in the log', async () => {
    await web.host.get('/?token=geheim-4711&date=2026-11-20T06:00');
    await web.host.get('/archivsuche?q=diagnose-xyz');
    await web.host.get('/qr/129/1/CODE-0815');
    await web.host.get('/healthz');
    const log = await web.host.log();
    expect(log).toContain('"path":"/archivsuche"');
    expect(log).not.toMatch(/geheim-4711|diagnose-xyz|CODE-0815/);
  });
});

describe('files of the build', () => {
  it('are sent compressed, for ever', async () => {
    const html = await (await web.host.get('/')).text();
    const [script = ''] = /\/assets\/entry\.client-[\w-]+\.js/.exec(html) ?? [];
    for (const encoding of ['br', 'gzip']) {
      const response = await web.host.get(script, { headers: { 'Accept-Encoding': encoding } });
      expect(response.headers.get('Content-Encoding')).toBe(encoding);
      expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('Content-Type')).toContain('text/javascript');
    }
    const plain = await web.host.get(script, { headers: { 'Accept-Encoding': 'br;q=0' } });
    expect(plain.headers.get('Content-Encoding')).toBeNull();
  });

  it('of another build are a short 404, not a page', async () => {
    const response = await web.host.get('/assets/entry.client-gone.js');
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Type')).toContain('text/plain');
  });

  it('keep what every page runs within 5 kB Brotli, and islands out of it', async () => {
    const names = readdirSync('build/client/assets');
    const everywhere = names.filter((name) => /^(?:entry\.client|offline)-[\w-]+\.js$/.test(name));
    expect(everywhere).toHaveLength(2);
    const bytes = everywhere.map((name) => readFileSync(`build/client/assets/${name}.br`).byteLength);
    expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(5_000);
    for (const name of everywhere) {
      expect(readFileSync(`build/client/assets/${name}`, 'utf8')).not.toContain('hydrateRoot');
    }
  });
});

describe.runIf(existsSync('/proc/self/maps'))('a node to which nobody sends a picture', () => {
  it('has loaded no library for it', async () => {
    expect((await web.host.get('/')).status).toBe(200);
    const loaded = readFileSync(`/proc/${web.host.child.pid}/maps`, 'utf8');
    expect(loaded).toContain('/node');
    expect(loaded).not.toMatch(/sharp|vips|resvg/);
  });
});

describe('health', () => {
  const readiness = async (asked: Host) => {
    const response = await asked.get('/readyz');
    return [response.status, await response.json()];
  };
  const READY = [200, { status: 'ok' }];

  it('reports that the process is alive (/healthz) and has content (/readyz)', async () => {
    expect((await web.host.get('/healthz')).status).toBe(200);
    await expect.poll(() => readiness(web.host)).toEqual(READY);
  });

  it('isn’t ready before the first content, and stays ready if the content server goes down later', async () => {
    const port = await freePort();
    const own = temporaryFolder();
    const settings = {
      CONTENT_API_URL: `http://127.0.0.1:${port}/api`,
      SESSION_SECRET: SECRET,
      DATA_DIR: own.folder,
    };
    const server = new StubContentServer(stubContent());
    const first = await Host.start(settings);
    await expect.poll(() => first.output.join('')).toContain('no content yet');
    expect(await readiness(first)).toEqual([503, { status: 'starting' }]);
    expect((await first.get('/healthz')).status).toBe(200);
    await server.start(port);
    await expect.poll(() => readiness(first), { timeout: 5000 }).toEqual(READY);
    expect((await first.get('/?text=on')).status).toBe(200);
    await server.stop();
    expect(await readiness(first)).toEqual(READY);
    await first.stop();

    const withCopies = await Host.start(settings);
    await expect.poll(() => readiness(withCopies)).toEqual(READY);
    await withCopies.stop();

    const elsewhere = `http://127.0.0.1:${await freePort()}/api`;
    const wrong = await Host.start({ ...settings, CONTENT_API_URL: elsewhere });
    await expect.poll(() => wrong.output.join('')).toContain('no content yet');
    expect(await readiness(wrong)).toEqual([503, { status: 'starting' }]);
    await wrong.stop();
    own.remove();
  });
});

describe('a stop', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'by %s lets requests under way finish and ends with code 0',
    async (signal) => {
      const slow = await startOverStub(stubContent(), { CONTENT_TIMEOUT_MS: '300' });
      slow.content.break('start/de', { kind: 'hang' });
      const underWay = slow.host.get('/?text=on');
      await expect.poll(() => slow.content.requests.some(({ path }) => path.includes('start/de'))).toBe(true);
      const ended = slow.host.stop(signal);
      expect((await underWay).status).toBe(503);
      expect(await ended).toBe(0);
      await slow.close();
    },
  );
});

describe('npm start', () => {
  it('stops its server when it is stopped, after requests in progress are answered', async () => {
    const slow = new StubContentServer(stubContent());
    await slow.start();
    const started = await Host.start(
      {
        CONTENT_API_URL: slow.api,
        CONTENT_TIMEOUT_MS: '300',
        SESSION_SECRET: SECRET,
        DATA_DIR: web.folder,
      },
      { program: 'npm', command: ['start'] },
    );
    slow.break('start/de', { kind: 'hang' });
    const underWay = started.get('/?text=on');
    await expect.poll(() => slow.requests.some(({ path }) => path.includes('start/de'))).toBe(true);
    const ended = started.stop();
    expect((await underWay).status).toBe(503);
    await ended;
    await expect.poll(() => started.get('/healthz').catch(() => 'gone')).toBe('gone');
    await slow.stop();
  });
});

describe('plain remix-serve', () => {
  it('serves reading pages from the same build', async () => {
    const plain = await Host.start(
      { CONTENT_API_URL: web.content.api, SESSION_SECRET: SECRET, DATA_DIR: web.folder },
      {
        command: ['node_modules/@remix-run/serve/dist/cli.js', 'build/server/index.js'],
        readyPath: '/impressum',
      },
    );
    const response = await plain.get('/');
    const html = await response.text();
    await plain.stop('SIGKILL');
    expect(response.status).toBe(200);
    expect(html).toContain('Brücke wieder frei');
  });
});
