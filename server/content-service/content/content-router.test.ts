import { beforeAll, describe, expect, it, vi } from 'vitest';
import { readArchive } from '#app/contract/content/archive.ts';
import { readEntry } from '#app/contract/content/entry.ts';
import { readPositions } from '#app/contract/content/position.ts';
import { readLevels, readTabCounts } from '#app/contract/content/tabs.ts';
import { readWirePosts } from '#app/contract/content/wire-post.ts';
import { entry, TestContent, TOKEN } from '#tests/support/content-service/content.ts';
import { engines, oneEngine } from '#tests/support/content-service/database.ts';
import { opened } from '#tests/support/opened.ts';
import { importContent } from '../import/import-content.ts';

const noFault = (where: string, fault: string) => {
  throw new Error(`${where}: ${fault}`);
};

const position = (entries: unknown[], more: object = {}) => ({ type: 'small', ...more, entries });

const wire = (id: string, publishTime: string) => ({
  id,
  title: `Meldung ${id}`,
  kacheln: [
    {
      type: 'dpa-infoline-entry',
      title: 'Titel',
      kicker: 'Welt',
      teaser: 'Worum es geht',
      body: '<p>Text</p>',
      publishTime,
    },
    { type: 'dpa-image', extID: 'a', mediaURL: '/api/uploads/welt.jpg', caption: '', creditline: '' },
  ],
});

const file = {
  levels: {
    sport: { title: 'Sport', description: 'Alles Sportliche', searchable: true, page: 'start' },
    intern: { title: 'Intern', description: '', searchable: false, page: 'start' },
  },
  pages: {
    start: [
      position(['1', '2', '3', '4', '5'], { title: 'Neues', color: '#338C15' }),
      // A dpaheadlines position's own entries are never read: neither a missing nor an expired one matters.
      { type: 'dpaheadlines', entries: ['4711', '9'] },
      position(['2'], { title: 'Erst morgen' }),
      { type: 'banner', external_link: '{address}/sport', bgurl: '/api/uploads/b.jpg', entries: [] },
    ],
    sport: [position(['1', { ...entry(), id: '6', title: 'Ganz in der Position' }])],
    intern: [position(['7', '1'])],
    deals: [position(['1', '1'])],
    line: [{ type: 'dpaheadlines', entries: ['8'] }],
  },
  entries: [
    entry({ id: '1', publish_from: '2026-11-20 06:00:00', publish_till: '2026-12-01' }),
    entry({ id: '2', publish_from: '2026-11-21 06:00:00' }),
    entry({ id: '3', publish_from: '2026-11-19 10:00:00', publish_till: '2026-11-20 18:00:00' }),
    entry({ id: '4', publish_from: '2026-10-22 00:00:00', publish_till: '2026-10-25 00:00:00' }),
    entry({ id: '5', publish_from: '2026-11-18 08:00:00', draft: true }),
    entry({ id: '7', title: 'Für das Personal', publish_from: '2026-11-20 07:00:00' }),
    entry({ id: '8', publish_from: '2026-10-21 23:59:59' }),
    entry({ id: '9', publish_from: '2026-09-01', publish_till: '2026-10-01' }),
  ],
  wire: [
    wire('9001', '2026-11-20 08:00:00'),
    wire('9002', '2026-11-20 09:30:00'),
    wire('9003', '2026-11-20 13:00:00'),
  ],
};

const idsIn = (positions: unknown) =>
  (readPositions(positions, 'page', noFault) ?? []).map((shown) => shown.entries.map(({ id }) => id));

const archiveIds = (archive: unknown) => (readArchive(archive, noFault) ?? []).map(({ id }) => id);

describe.each(engines)('the content calls on %s', (engine) => {
  const content = opened(() => TestContent.open(engine));
  beforeAll(async () => {
    content.at('06:00:00');
    await content.import(file);
    content.at('12:00:00');
  });

  it('show what is published now, position by position', async () => {
    expect(idsIn(await content.json('start/de'))).toEqual([['1', '3'], [], []]);
    expect(idsIn(await content.json('sport/de'))).toEqual([['1', '6']]);
    content.at('18:00:00');
    expect(idsIn(await content.json('start/de'))[0]).toContain('3');
    content.at('18:00:01');
    expect(idsIn(await content.json('start/de'))[0]).not.toContain('3');
    content.at('12:00:00');
  });

  it('answer an empty page with [], and an unknown level with 404', async () => {
    expect(await content.json('about/de')).toEqual([]);
    expect((await content.get('tarife/de')).status).toBe(404);
    expect((await content.get('start/en')).status).toBe(404);
    for (const name of ['%00', 'sport%00', 'Sport', '%C3%A4', 'x'.repeat(2000)]) {
      expect((await content.get(`${name}/de`)).status).toBe(404);
    }
  });

  it('name the levels and count what each tab shows, each entry once', async () => {
    expect(readLevels(await content.json('tabs/de'), () => undefined)).toEqual({
      sport: { title: 'Sport', description: 'Alles Sportliche', searchable: true, page: 'start' },
      intern: { title: 'Intern', description: '', searchable: false, page: 'start' },
    });
    expect(readTabCounts(await content.json('tabs/de/meta'))).toEqual({
      start: 2,
      line: 0,
      events: 0,
      prizes: 0,
      deals: 1,
    });
  });

  it('count the tabs without reading the entries’ documents', async () => {
    const query = vi.spyOn(content.database.pool, 'query');
    await content.json('tabs/de/meta');
    const statements = JSON.stringify(query.mock.calls);
    query.mockRestore();
    expect(statements).toContain('publish_from');
    expect(statements).not.toContain('document');
  });

  it.each([
    ['a published one', '1', 200],
    ['one that ended a month ago, for the archive', '4', 200],
    ['one that ended longer ago', '9', 404],
    ['one that is not out yet', '2', 404],
    ['a draft', '5', 404],
    ['one that does not exist', '4711', 404],
    ['a wire post', '9001', 200],
    ['a wire post that is not out yet', '9003', 404],
    ['a word', 'abc', 404],
    ['an attack', "1' or '1'='1", 404],
    ['a NUL', '\u0000', 404],
    ['an endless number', '9'.repeat(500), 404],
    ['half a character', '%', 404],
  ])('answer for an entry by its id: %s', async (_, id, status) => {
    const address = id === '%' ? id : encodeURIComponent(id);
    for (const form of [`entry/${address}`, `entry/${address}/de`]) {
      const response = await content.get(form);
      // This app lacks the service's error handler, so Express itself refuses what it can't decode.
      expect(response.status).toBe(id === '%' ? 400 : status);
      if (status === 200) expect(readEntry(await response.json(), id, noFault)?.id).toBe(id);
    }
  });

  it('send wire posts newest first, none from the future', async () => {
    const posts = readWirePosts(await content.json('dpaposts/de'), noFault);
    expect(posts?.map(({ id }) => id)).toEqual(['9002', '9001']);
  });

  it.each([
    ['today', '2026-11-20', ['1']],
    ['yesterday, gone from pages later today', '2026-11-19', ['3']],
    ['a day with a draft only', '2026-11-18', []],
    ['the thirtieth day', '2026-10-22', ['4']],
    ['the day before', '2026-10-21', []],
    ['tomorrow', '2026-11-21', []],
  ])('list the archive of %s', async (_, day, ids) => {
    expect(archiveIds(await content.json(`archive/de/d/${day}`))).toEqual(ids);
  });

  it('list the whole archive by day, newest first, without the staff’s own', async () => {
    const archive = await content.json('archive/de/d/all');
    expect(Object.keys(archive as object)).toEqual(['2026-11-20', '2026-11-19', '2026-10-22']);
    expect(archiveIds(archive)).toEqual(['1', '3', '4']);
  });

  it.each(['2026-13-01', '2026-02-30', 'gestern', '2026-11-20T00:00'])('know no day %s', async (day) => {
    expect((await content.get(`archive/de/d/${day}`)).status).toBe(404);
  });

  it('find in the archive, but not the staff’s own', async () => {
    expect(archiveIds(await content.json('archive/de/s/Nachricht'))).toContain('1');
    expect(await content.json('archive/de/s/Personal')).toEqual({});
    expect(await content.json('archive/de/s/%20')).toEqual({});
    expect(await content.json('archive/de/s/%00')).toEqual({});
    expect((await content.get('archive/de/d/%00')).status).toBe(404);
  });

  it('keep entries as they came in, fields that nobody knows included, and say of each whether it is advertising', async () => {
    expect(await content.json('entry/1/de')).toEqual({ ...file.entries[0], sponsored: false });
  });
});

describe.each(oneEngine)('advertising on %s', (engine) => {
  const content = opened(() => TestContent.open(engine));
  beforeAll(async () => {
    await content.import({
      pages: { start: [position(['1', '2'])], events: [{ type: 'banner', entries: ['1'] }] },
      entries: ['1', '2'].map((id) => entry({ id, publish_from: '2026-11-20 06:00:00' })),
    });
  });

  const sponsored = async (path: string) => {
    const answer = await content.json(path);
    const entries = Array.isArray(answer)
      ? readPositions(answer, path, noFault)?.flatMap((shown) => shown.entries)
      : readArchive(answer, noFault);
    return entries?.filter((one) => one.sponsored).map(({ id }) => id);
  };

  it.each(['start/de', 'archive/de/d/2026-11-20', 'archive/de/d/all', 'archive/de/s/Nachricht'])(
    'is each entry that a banner of any page links to: %s',
    async (path) => expect(await sponsored(path)).toEqual(['1']),
  );

  const told = async () => readEntry(await content.json('entry/1/de'), '1', noFault)?.sponsored;

  it('is marked on the entry’s own page too, also after its campaign', async () => {
    expect(await told()).toBe(true);
    content.at('13:00:00');
    await content.import({ pages: { events: [] } });
    expect(await told()).toBe(true);
    await content.import({ entries: [entry({ id: '1', title: 'Neu' })] });
    expect(await told()).toBe(true);
  });

  it('isn’t marked where the editors say that it is none', async () => {
    await content.import({ entries: [entry({ id: '1', sponsored: false })] });
    expect(await told()).toBe(false);
  });

  it('isn’t marked on a new entry that reuses the id', async () => {
    await content.import({ pages: { start: [] }, entries: [entry({ id: '2' })] }, { replace: true });
    await content.import({ entries: [entry({ id: '1' })] });
    expect(await told()).toBe(false);
  });
});

describe.each(oneEngine)('versions of content on %s', (engine) => {
  const content = opened(() => TestContent.open(engine));
  beforeAll(async () => {
    content.at('05:00:00');
    await content.import(file);
  });

  const gmt = (time: string) => new Date(`2026-11-20T${time}+01:00`).toUTCString();

  it('change with imports and with the clock', async () => {
    expect(await content.lastModified('start/de')).toBe(gmt('05:00:00'));
    content.at('06:30:00');
    expect(await content.lastModified('start/de'), 'entry 1 came out').toBe(gmt('06:00:00'));
    expect(await content.lastModified('tabs/de/meta')).toBe(gmt('06:00:00'));
    content.at('19:00:00');
    expect(await content.lastModified('start/de'), 'entry 3 ended').toBe(gmt('18:00:00'));
    expect(await content.lastModified('dpaposts/de')).toBe(gmt('13:00:00'));
    content.at('20:00:00');
    await content.import({ entries: [entry({ id: '1', title: 'Neu' })] });
    expect(await content.lastModified('start/de')).toBe(gmt('20:00:00'));
    expect(await content.lastModified('tabs/de')).toBe(gmt('05:00:00'));
  });

  it('do not change with an import of the same', async () => {
    const before = await content.lastModified('sport/de');
    content.at('21:00:00');
    await content.import({
      levels: file.levels,
      wire: file.wire,
      entries: [entry({ id: '1', title: 'Neu' })],
    });
    expect(await content.lastModified('tabs/de')).toBe(gmt('05:00:00'));
    expect(await content.lastModified('dpaposts/de')).toBe(gmt('13:00:00'));
    expect(before).not.toBe('');
  });

  it('change when wire posts are imported again in another time zone', async () => {
    const order = { now: content.now, source: 'import', timeZone: 'Europe/London' };
    content.at('13:30:00');
    expect(await content.json('dpaposts/de')).toHaveLength(3);
    await importContent(content.database.db, { wire: file.wire }, order);
    expect(await content.json('dpaposts/de'), 'it is 12:30 there').toHaveLength(2);
    await content.import({ wire: file.wire });
    content.at('21:00:00');
  });

  it('change when something is taken away, and again within the same second', async () => {
    content.at('22:00:00');
    await content.import(
      { pages: { start: [position(['1'])] }, entries: [entry({ id: '1' })] },
      { replace: true },
    );
    const first = await content.lastModified('tabs/de/meta');
    await content.import({ pages: { start: [] } }, { replace: true });
    const second = await content.lastModified('tabs/de/meta');
    expect(Date.parse(first)).toBeGreaterThanOrEqual(Date.parse(gmt('22:00:00')));
    expect(Date.parse(second)).toBeGreaterThan(Date.parse(first));
    expect(Date.parse(await content.lastModified('sport/de'))).toBeNaN();
    expect(Date.parse(await content.lastModified('deals/de'))).toBeGreaterThanOrEqual(
      Date.parse(gmt('22:00:00')),
    );
  });

  it('are answered with 304', async () => {
    const first = await content.get('start/de');
    const etag = first.headers.get('ETag') ?? '';
    const modified = first.headers.get('Last-Modified') ?? '';
    expect((await content.get('start/de', { 'If-None-Match': etag })).status).toBe(304);
    expect((await content.get('start/de', { 'If-Modified-Since': modified })).status).toBe(304);
    const old = await content.get('start/de', { 'If-Modified-Since': gmt('01:00:00') });
    expect(old.status).toBe(200);
  });

  it('of the archive change with the day that leaves it', async () => {
    await content.import({ entries: [entry({ id: '1', publish_from: '2026-10-22 06:00:00' })] });
    content.at('23:59:59');
    const since = { 'If-Modified-Since': await content.lastModified('archive/de/d/all') };
    const paths = ['archive/de/d/all', 'archive/de/d/2026-10-22', 'archive/de/s/Nachricht'];
    for (const path of paths) expect((await content.get(path, since)).status).toBe(304);
    content.now = new Date(content.now.getTime() + 1000);
    for (const path of paths) expect((await content.get(path, since)).status).toBe(200);
    const today = { 'If-Modified-Since': await content.lastModified('archive/de/d/all') };
    for (const path of paths) expect((await content.get(path, today)).status).toBe(304);
    content.at('22:00:00');
  });

  it.each(['d/all', 's/nacht'])('are made for networks in turn: archive/de/%s', async (call) => {
    let made = 0;
    const ask = async (address: string) => {
      const response = await content.get(`archive/de/${call}`, { 'X-Forwarded-For': address });
      made += 1;
      expect(response.status).toBe(200);
    };
    const many = Array.from({ length: 80 }, () => ask('203.0.113.1'));
    await ask('198.51.100.7');
    expect(made).toBeLessThan(40);
    await Promise.all(many);
  });

  it('are sent on HEAD', async () => {
    const head = await content.get('start/de', {}, 'HEAD');
    const full = await content.get('start/de');
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    for (const name of ['Last-Modified', 'ETag', 'Content-Length', 'Content-Type']) {
      expect(head.headers.get(name)).toBe(full.headers.get(name));
    }
  });
});

describe.each(oneEngine)('a preview on %s', (engine) => {
  const content = opened(() => TestContent.open(engine));
  beforeAll(() => content.import(file));

  const nonce = { 'X-WP-Nonce': TOKEN };

  it.each([
    ['now', 'start/de', [['1', '3', '5'], [], []]],
    ['tomorrow at seven', 'start/de/2026-11-21T07%3A00', [['1', '2', '5'], [], ['2'], []]],
    ['last week', 'start/de/2026-11-13T07%3A00', [[], []]],
  ])('shows a page as of %s, drafts included', async (_, path, ids) => {
    expect(idsIn(await content.json(path, nonce))).toEqual(ids);
  });

  it('opens drafts and what is to come by their id', async () => {
    expect(readEntry(await content.json('entry/5/de', nonce), '5', noFault)?.id).toBe('5');
    expect(readEntry(await content.json('entry/2/de/2026-11-20T12%3A00', nonce), '2', noFault)?.id).toBe('2');
  });

  it('is no-store', async () => {
    const response = await content.get('start/de/2026-11-21T07:00', nonce);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(response.headers.get('ETag')).toBeNull();
  });

  it.each([
    ['another token', { 'X-WP-Nonce': 'guess' }],
    ['an empty token', { 'X-WP-Nonce': '' }],
    ['no token but a date', {}],
  ])('is refused with %s', async (_, headers) => {
    const response = await content.get('start/de/2026-11-21T07:00', headers as Record<string, string>);
    expect(response.status).toBe(403);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it.each([
    'start/de',
    'tabs/de',
    'tabs/de/meta',
    'dpaposts/de',
    'entry/1/de',
    'entry/1',
    'archive/de/d/all',
  ])('of %s is refused with a wrong token even without a date', async (path) => {
    expect((await content.get(path, { 'X-WP-Nonce': 'guess' })).status).toBe(403);
  });

  it.each(['tomorrow', '2026-02-30T00:00', '2026-11-21T25:00'])(
    'is refused for the date %s',
    async (date) => {
      expect((await content.get(`start/de/${date}`, nonce)).status).toBe(400);
    },
  );
});
