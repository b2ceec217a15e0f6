import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { endpoints } from '#app/route-table.ts';
import { freePort, type Host } from '../support/host.ts';
import { type HostOverStub, startOverStub } from '../support/host-over-stub.ts';
import { opened } from '../support/opened.ts';
import { altkachel, entry, startPage, stubContent } from '../support/stub-content.ts';
import type { Fault, StubContent } from '../support/stub-content-server.ts';

/** The web app against another implementation of the content server, working and failing. */

/** A host for one test, so that its cache has only what this test requested. */
async function ownHost(settings: Record<string, string> = {}, stub = stubContent()): Promise<HostOverStub> {
  const web = await startOverStub(stub, settings);
  onTestFinished(() => web.close('SIGKILL'));
  return web;
}

/** A host for a group of tests that don't depend on what others break. */
function oneHost(stub: StubContent): HostOverStub {
  const web = opened(() => startOverStub(stub));
  afterEach(() => web.content.recover());
  return web;
}

/** The stub's content with one more entry. */
function withEntry(id: string, title: string, kacheln?: unknown[], { answers } = stubContent()): StubContent {
  return { answers: { ...answers, [`content/v1/entry/${id}/de`]: entry(id, title, kacheln) } };
}

describe('another content server', () => {
  const web = oneHost(withEntry('11', 'Brücke wieder frei'));

  it('has its content shown, and only that', async () => {
    const { host } = web;
    const html = await (await host.get('/')).text();
    expect(html).toContain('Brücke wieder frei');
    expect(html).toContain('href="/beitrag/11-bruecke-wieder-frei"');
    const level = await (await host.get('/heute/sport')).text();
    expect(level).toContain('Sport in Nordheim');
    const elsewhere = await host.get('/linie/sport?lang=en');
    expect([elsewhere.status, elsewhere.headers.get('location')]).toEqual([302, '/heute/sport?lang=en']);
    expect((await host.get('/linie/hockey')).status).toBe(404);
  });

  it('is asked for the entry that an address names, by the digits before the first dash', async () => {
    await web.host.get('/beitrag/11-bruecke-wieder-frei');
    expect(web.content.requests.map(({ path }) => path)).toContain('content/v1/entry/11/de');
  });
});

describe('a file of another content server', () => {
  const web = oneHost(
    withEntry('11', 'Netz', [
      { type: 'infos', label1: 'Plan', url1: '/uploads/infos.pdf', url1Type: 'pdf' },
      { type: 'text', content: '<a href="/uploads/text.pdf">Plan</a>' },
      { type: 'deeplinkbutton', title: 'Plan', url: '/uploads/knopf.pdf' },
    ]),
  );

  it('is linked to where that server has it', async () => {
    const html = await (await web.host.get('/beitrag/11')).text();
    for (const file of ['infos.pdf', 'text.pdf', 'knopf.pdf'])
      expect(html).toContain(`href="${new URL(`/uploads/${file}`, web.content.api)}"`);
  });
});

describe('a film for a browser’s own player', () => {
  const MASTER = `#EXTM3U
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="u",NAME="Deutsch",URI="untertitel.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=6000000,RESOLUTION=1920x1080
film-1920.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=3000000,RESOLUTION=1280x720
film-1280.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=900000,RESOLUTION=640x360
film-640.m3u8
`;
  const web = oneHost(withEntry('11', 'Brücke', [{ type: 'videokachel', mediaURL: '/uploads/film' }]));
  const film = (path: string) => web.host.get(`/film/${path}`, { redirect: 'manual' });

  it('has no variant wider than its quality, whatever its server offers', async () => {
    const { host, content } = web;
    content.break('film-high.m3u8', { kind: 'body', body: MASTER });
    const html = await (await host.get('/beitrag/11')).text();
    expect(html).toContain('<source src="/film/high/uploads/film.m3u8"');
    const at = new URL('/uploads/', content.api).href;
    for (const [quality, widths] of [
      ['high', [1280, 640]],
      // The content server has no `low` playlist, so the `high` one is capped.
      ['low', [640]],
    ] as const) {
      const list = await film(`${quality}/uploads/film.m3u8`);
      expect(list.headers.get('Content-Type')).toBe('application/vnd.apple.mpegurl');
      const text = await list.text();
      expect(text.split('\n').filter((line) => line.startsWith('http'))).toEqual(
        widths.map((width) => `${at}film-${width}.m3u8`),
      );
      expect(text).toContain(`URI="${at}untertitel.m3u8"`);
      expect(text).not.toContain('1920');
    }
  });

  it('is its server’s own where there is nothing to choose, and nobody else’s', async () => {
    const { content } = web;
    content.break('kurz-high.m3u8', { kind: 'body', body: '#EXTM3U\n#EXTINF:4,\na.ts\n' });
    const list = await film('high/uploads/kurz.m3u8');
    expect(list.status).toBe(302);
    expect(list.headers.get('Location')).toBe(new URL('/uploads/kurz-high.m3u8', content.api).href);
    const asked = content.requests.length;
    for (const path of [
      'high/private/kurz.m3u8',
      'best/uploads/kurz.m3u8',
      'high/uploads/../private/kurz.m3u8',
    ]) {
      expect((await film(path)).status).toBe(404);
    }
    expect(content.requests.slice(asked).filter(({ path }) => path.includes('kurz'))).toEqual([]);
    content.break('krank-high.m3u8', { kind: 'status', status: 503 });
    for (const [name, status] of Object.entries({ none: 404, krank: 503 })) {
      const list = await film(`high/uploads/${name}.m3u8`);
      expect([list.status, list.headers.get('Cache-Control')], name).toEqual([status, 'no-store']);
    }
  });
});

describe('one page that can’t be read', () => {
  const TWELVE = Array.from({ length: 12 }, (_, index) => String(700 + index));
  const raffle = {
    type: 'competition',
    id: '1',
    title: 'Los',
    startDate: '2020-01-01',
    endDate: '2099-12-31',
  };
  const survey = { type: 'survey', id: '4', question: 'Ja?', answer1: 'Ja', answer2: 'Nein', endDate: '' };

  async function post(host: Host, path: string, fields: Record<string, string>, Cookie = '') {
    const headers = { Origin: host.origin, Cookie };
    return host.get(path, { method: 'POST', body: new URLSearchParams(fields), headers });
  }

  it.each<[string, Fault, Record<string, string>?]>([
    ['is cut off', { kind: 'cut' }],
    ['is far too large', { kind: 'huge', bytes: 4 * 2 ** 20 }],
    ['gets no answer from its gateway', { kind: 'status', status: 504 }],
    ['fails', { kind: 'status', status: 500 }],
    ['is HTML', { kind: 'body', body: '<!doctype html><title>Wartung</title>' }],
    ['breaks its connection', { kind: 'drop' }],
    ['hangs', { kind: 'hang' }, { CONTENT_TIMEOUT_MS: '1500' }],
  ])('that %s takes nothing else from anybody', async (_, fault, settings) => {
    const answers: Record<string, unknown> = {
      ...withEntry('11', 'Brücke', [raffle, survey]).answers,
      'competition/v1/save': { state: 'success' },
      'survey/v1/save': { state: 'success' },
    };
    for (const id of TWELVE) {
      answers[`content/v1/entry/${id}/de`] = entry(id, `Meldung ${id}`);
      answers[`content/v1/archive/de/s/wort${id}`] = { beste: [entry(id, `Meldung ${id}`)] };
    }
    const { host, content } = await ownHost(settings, { answers });
    content.break('content/v1/start', fault);
    const decided = await post(host, endpoints.consent.path, { decision: 'accept', return: '/impressum' });
    const [consent = ''] = decided.headers.getSetCookie().filter((line) => line.startsWith('mtm_consent='));
    const starts = await Promise.all(TWELVE.map(() => host.get('/')));
    expect(new Set(starts.map(({ status }) => status))).toEqual(new Set([503]));
    const readers = setInterval(() => void host.get('/').catch(() => undefined), 20);
    const statuses = async (ask: (id: string) => Promise<Response>) =>
      (await Promise.all(TWELVE.map(ask))).map(({ status }) => status);
    const told = {
      entries: await statuses((id) => host.get(`/beitrag/${id}`)),
      searches: await statuses((id) => host.get(`/archivsuche?q=wort${id}`)),
      raffles: await statuses((lastname) => {
        const person = { firstname: 'A', lastname, email: `${lastname}@kachel.example`, agb: 'on' };
        return post(host, '/beitrag/11', { form: 'competition-1', submission_id: randomUUID(), ...person });
      }),
      votes: await statuses(() =>
        post(host, '/beitrag/11', { form: 'survey-4', answer: '1' }, consent.split(';')[0]),
      ),
    };
    clearInterval(readers);
    const all = (status: number) => TWELVE.map(() => status);
    expect(told).toEqual({ entries: all(200), searches: all(200), raffles: all(303), votes: all(303) });
    for (const call of ['competition/v1/save', 'survey/v1/save']) {
      expect(content.requests.filter(({ path }) => path === call)).toHaveLength(12);
    }
  });
});

describe('a failed page', () => {
  const web = oneHost(stubContent());

  it.each([
    ['an address that is none', '/gibt-es-nicht', 'GET', 404],
    ['an entry that is none', '/beitrag/404', 'GET', 404],
    ['an entry that fails', '/beitrag/500', 'GET', 503],
    ['a post to a page that takes none', '/impressum', 'POST', 405],
    ['a post to an entry that is none', '/beitrag/404', 'POST', 404],
    ['a post to an entry that fails', '/beitrag/501', 'POST', 503],
  ])(
    'of %s has the tabs that the content server has, and the rider’s language',
    async (_, path, method, status) => {
      const { host, content } = web;
      content.break('entry/50', { kind: 'status', status: 500 });
      const body = method === 'POST' ? new URLSearchParams({ form: 'competition-1' }) : undefined;
      const headers = { Origin: host.origin };
      const response = await host.get(`${path}?lang=en`, { method, body, headers });
      expect(response.status).toBe(status);
      const html = await response.text();
      expect(html).toContain('<html lang="en"');
      const [, tabs = ''] = /<nav class="shell-tabs.*?<ul(.*?)<\/ul>/s.exec(html) ?? [];
      expect([...tabs.matchAll(/href="([^"?]*)/g)].map(([, tab]) => tab)).toEqual([
        '/',
        '/linie',
        '/aktion',
        '/deal',
      ]);
    },
  );
});

describe('a content server that dies', () => {
  it('leaves what was read before readable, also after a restart of the web app', async () => {
    const { host: first, content, folder } = await ownHost();
    const { api } = content;
    expect((await first.get('/')).status).toBe(200);
    await content.stop();
    const after = await first.get('/');
    expect(after.status).toBe(200);
    expect(await after.text()).toContain('Brücke wieder frei');
    await first.stop();

    const { host: second } = await ownHost({ CONTENT_API_URL: api, DATA_DIR: folder });
    const restarted = await second.get('/');
    expect(restarted.status).toBe(200);
    expect(await restarted.text()).toContain('Brücke wieder frei');
  });

  // The first page of a process is slow on a busy machine, so each test requests another one first.
  it('was never there: the failure message with 503 within 2.5 s', async () => {
    const { host } = await ownHost({ CONTENT_API_URL: `http://127.0.0.1:${await freePort()}/api` });
    await (await host.get('/impressum')).text();
    const started = performance.now();
    const response = await host.get('/?lang=en');
    expect(performance.now() - started).toBeLessThan(2500);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('This page is currently not available for display.');
  });

  it('hangs: the failure message with 503 within 2.5 s', async () => {
    const { host, content } = await ownHost();
    // A 404 isn't cached, so the content is requested again.
    content.break('content/v1', { kind: 'status', status: 404 });
    await (await host.get('/impressum')).text();
    content.break('content/v1', { kind: 'hang' });
    const started = performance.now();
    const response = await host.get('/');
    expect(performance.now() - started).toBeLessThan(2500);
    expect(response.status).toBe(503);
  });
});

// Concurrent, because each waits until its host polls the content server again.
describe.concurrent('a content server that', () => {
  it.for<[string, Fault]>([
    ['drops the connection', { kind: 'drop' }],
    ['answers 500', { kind: 'status', status: 500 }],
    ['answers no JSON', { kind: 'body', body: '<html>' }],
    ['answers nothing', { kind: 'body', body: '' }],
    ['answers another shape', { kind: 'body', body: '{"positions":[]}' }],
  ])('%s: the failure message, and health as soon as it recovers', async ([, fault], test) => {
    const { host, content, close } = await startOverStub(stubContent());
    test.onTestFinished(() => close('SIGKILL'));
    content.break('start/de', fault);
    test.expect((await host.get('/')).status).toBe(503);
    content.recover();
    await test.expect.poll(async () => (await host.get('/')).status, { timeout: 15_000 }).toBe(200);
  });
});

describe('a content server that refuses', () => {
  it('with 403 gets the failure message, without a word about previews', async () => {
    const { host, content } = await ownHost();
    content.break('start/de', { kind: 'status', status: 403 });
    const response = await host.get('/');
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain('Vorschau-Schlüssel');
  });

  it('to list the levels leaves level pages readable with noindex, and the sitemap is a 503', async () => {
    const { host, content } = await ownHost();
    content.break('tabs/de', { kind: 'status', status: 500 });
    expect(await (await host.get('/heute/sport')).text()).toContain('content="noindex"');
    expect((await host.get('/heute/start')).status).toBe(404);
    expect((await host.get('/sitemap.xml')).status).toBe(503);
  });

  it('does not hold up a page that shows no wire news', async () => {
    const { host, content } = await ownHost();
    content.break('dpaposts', { kind: 'hang' });
    // Warm-up: the first page of a process is slow on a busy machine.
    await (await host.get('/linie')).text();
    const started = performance.now();
    expect((await host.get('/')).status).toBe(200);
    // Less than the 2 s after which a call is given up.
    expect(performance.now() - started).toBeLessThan(1900);
  });
});

describe('content full of faults', () => {
  const media = ['https://', 'http://[bad', 7].flatMap((mediaURL) => [
    { type: 'videokachel', id: '1', title: 'Film', mediaURL },
    { type: 'audiokachel', id: '2', title: 'Ton', mediaURL },
  ]);
  const faulty = stubContent([
    null,
    'nonsense',
    { type: 'hologram', entries: [entry('1', 'unbekannte Position')] },
    {
      type: 'full',
      entries: [
        null,
        7,
        { title: 'ohne id' },
        entry('2', 'Lesbar zwei', [null, { type: 'hologram' }, altkachel('Lesbar zwei')]),
      ],
    },
    {
      type: 'small',
      title: null,
      color: 12,
      entries: [{ ...entry('3', 'Lesbar drei'), id: 3, share: '1', publish_till: null }],
    },
    { type: 'full', entries: 'nonsense' },
    { type: 'full', entries: [{ ...entry('4', 'falsches Datum'), publish_from: 'morgen' }] },
    ...(startPage() as unknown[]),
  ]);
  const shown = { type: 'text', content: '<p>Weiter im Text</p>' };
  const web = oneHost(withEntry('11', 'Film ab', [...media, shown], faulty));

  it('leaves an entry readable if its video or sound has an invalid URL', async () => {
    const response = await web.host.get('/beitrag/11');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('Weiter im Text');
  });

  it('never gives a 500: what is readable is shown', async () => {
    const response = await web.host.get('/');
    expect(response.status).toBe(200);
    const html = await response.text();
    for (const readable of ['Lesbar zwei', 'Lesbar drei', 'Brücke wieder frei'])
      expect(html).toContain(readable);
    for (const unreadable of ['unbekannte Position', 'falsches Datum', 'ohne id'])
      expect(html).not.toContain(unreadable);
  });
});
