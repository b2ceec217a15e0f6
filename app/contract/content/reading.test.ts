import { describe, expect, it } from 'vitest';
import { canonicalTileType, readTile } from '../tiles/tile-types.ts';
import { inSentOrder, readArchive, readFound } from './archive.ts';
import { readEntry } from './entry.ts';
import { readPositions } from './position.ts';
import { readLevels, readTabCounts } from './tabs.ts';
import { readWirePosts, withWireDates } from './wire-post.ts';

function collector() {
  const faults: string[] = [];
  return { faults, report: (where: string, fault: string) => faults.push(`${where}: ${fault}`) };
}

/** What each type needs (specification 2.3), written out: the smallest tile that can be read. */
const SMALLEST: Array<[type: string, needs: Record<string, unknown>]> = [
  ['youtube', { youtubeId: 'abc_DEF-123' }],
  ['text', { content: '<p>Text</p>' }],
  ['quote', { quote: '<p>Zitat</p>' }],
  ['shakeword', { shaked: 'RAMT', solved: 'TRAM' }],
  ['survey', { id: '140', question: 'Ja?', answer1: 'Ja', answer2: 'Nein' }],
  ['deeplinkbutton', { url: 'https://example.org', title: 'Los' }],
  ['infos', { label1: 'Plan', url1: 'https://example.org/plan.pdf' }],
  ['competition', { id: '1' }],
  ['action', { id: '1' }],
  ['deal', { id: '1', buttonText: 'Sichern', email: 'laden@example.org' }],
  ['pressrelease', { title: 'Mitteilung', text: '<p>Text</p>' }],
];

describe('a tile', () => {
  it.each(SMALLEST)('%s is valid with only its required fields', (type, needs) => {
    expect(readTile({ type, ...needs }).fault).toBeNull();
  });

  it.each(SMALLEST.flatMap(([type, needs]) => Object.keys(needs).map((key) => [type, key, needs] as const)))(
    '%s without %s is invalid',
    (type, key, needs) => {
      for (const nothing of [undefined, null, '']) {
        expect(readTile({ type, ...needs, [key]: nothing }).tile).toBeNull();
      }
    },
  );

  it.each([
    ['station-altkachel', 'altkachel'],
    ['altkachel', 'altkachel'],
    ['neuer-sender-altkachel', 'altkachel'],
    ['dpa-infoline-entry', 'dpa-infoline-entry'],
    ['hologram', null],
    ['constructor', null],
    [undefined, null],
    [7, null],
  ])('of type %s is %s', (raw, type) => {
    expect(canonicalTileType(raw)).toBe(type);
  });
});

describe('an entry', () => {
  it('that ends in the year 9999 has no end, and neither do its tiles; one that begins then does', () => {
    const dates = { startDate: '9999-01-01', endDate: '9999-12-31 23:59:59' };
    const forms = SMALLEST.filter(([type]) => /^(?:survey|competition|action|deal)$/.test(type));
    const kacheln = forms.map(([type, needs]) => ({ type, ...needs, ...dates }));
    const entry = { id: '1', publish_from: '9999-01-01', publish_till: '9999-12-31', kacheln };
    const read = readEntry(entry, '', expect.fail);
    expect(read).toMatchObject({ publish_from: '9999-01-01', publish_till: '' });
    expect(read?.kacheln).toHaveLength(4);
    for (const tile of read?.kacheln ?? []) {
      expect(tile).toMatchObject({ endDate: '' });
      if (tile.type !== 'survey') expect(tile).toMatchObject({ startDate: '9999-01-01' });
    }
  });

  it('keeps its valid tiles, and reports invalid ones with their place', () => {
    const { faults, report } = collector();
    const entry = readEntry(
      {
        id: 7,
        title: 'Titel',
        kacheln: [null, { type: 'hologram' }, { type: 'quote', id: 3 }, { type: 'text', content: 'x' }],
      },
      'page start',
      report,
    );
    expect(entry?.kacheln.map(({ type }) => type)).toEqual(['text']);
    expect(entry?.unreadable.map(({ type }) => type)).toEqual(['', 'hologram', 'quote']);
    expect(faults).toEqual([
      'entry 7 tile 0: is not an object',
      'entry 7 tile 1: unknown type "hologram"',
      'entry 7 tile 2 (id 3): quote: is empty',
    ]);
  });

  it('reports unknown values of a form’s fields, and reads them as the default', () => {
    const { faults, report } = collector();
    const known = { type: 'action', id: '1', email: ' Mandatory ', phone: null, name: '', freetext: '0' };
    const kacheln = [
      known,
      { ...known, id: '2', email: 'required', phone: true, autoresponse: 'opt-in', uploadmedium: 'photo' },
      { type: 'competition', id: '1', freetext: 'x'.repeat(90), teaser: 'huge', slider: { toString: 1 } },
    ];
    const entry = readEntry({ id: 7, kacheln }, 'page start', report);
    expect(entry?.kacheln).toMatchObject([
      { email: 'mandatory', phone: 'none' },
      { email: 'none', phone: 'none', autoresponse: 'none', uploadmedium: 'image' },
      { freetext: 'none' },
    ]);
    expect(entry?.unreadable).toEqual([]);
    expect(entry?.misread).toMatchObject([1, 1, 1, 1, 2].map((index) => ({ index })));
    expect(faults).toEqual([
      'entry 7 tile 1 (id 2): email: unknown value "required" is read as none',
      'entry 7 tile 1 (id 2): phone: unknown value "true" is read as none',
      'entry 7 tile 1 (id 2): uploadmedium: unknown value "photo" is read as image',
      'entry 7 tile 1 (id 2): autoresponse: unknown value "opt-in" is read as none',
      `entry 7 tile 2 (id 1): freetext: unknown value "${'x'.repeat(60)}" is read as none`,
    ]);
  });

  it('reports the addresses that it leaves out, and no empty ones', () => {
    const { faults, report } = collector();
    const tile = { type: 'altkachel', header: 'x', mediaURL: 'uploads/a.jpg' };
    const entry = {
      id: 7,
      external_link: 'www.partner.example',
      kacheln: [tile, { ...tile, mediaURL: ' ' }],
    };
    const raw = [{ type: 'banner', bgurl: 'a.jpg', external_link: null, entries: [entry] }];
    const [position] = readPositions(raw, 'page start', report) ?? [];
    expect(position?.entries[0]).toMatchObject({ external_link: '', misread: [{ index: 0 }] });
    expect(faults).toEqual([
      'page start position 0: bgurl: is not an address',
      'page start position 0 entry 0: external_link: is not an address',
      'entry 7 tile 0: mediaURL: is not an address',
    ]);
  });

  it('reports the HTML from which <video>, <audio> or <iframe> is removed', () => {
    const { faults, report } = collector();
    const kacheln = [
      { type: 'text', content: '<p>Seht:</p><IFRAME src="https://film.example/1"></IFRAME>' },
      { type: 'akkordeon', head1: 'a', content1: '<p>b</p>', head2: 'c', content2: '<audio/><video/>' },
      { type: 'quote', title: '<video> in HTML', quote: '<p>&lt;video&gt; <videos></p><!-- wp:video -->' },
    ];
    expect(readEntry({ id: 7, kacheln }, 'page start', report)?.kacheln).toHaveLength(3);
    expect(faults).toEqual([
      'entry 7 tile 0: content: holds <iframe>, which is left out',
      'entry 7 tile 1: content2: holds <audio>, which is left out',
    ]);
  });

  it('reports the HTML from which links and pictures without an address are removed, once a field', () => {
    const { faults, report } = collector();
    const kacheln = [
      { type: 'text', content: '<p><a\nclass="x" href="www.partner.example">a</a> <img src=a.jpg></p>' },
      { type: 'akkordeon', head1: 'a', content1: '<a href="#unten">a</a>', head2: 'b', content2: 'b' },
      { type: 'pressrelease', title: 'T', text: "<IMG alt='' src='data:image/png;base64,AA'>" },
      { type: 'quote', quote: '<a href="&#106;avascript:alert(1)">a</a>' },
    ];
    expect(readEntry({ id: 7, kacheln }, 'page start', report)?.kacheln).toHaveLength(4);
    expect(faults).toEqual([
      'entry 7 tile 0: content: is not an address',
      'entry 7 tile 1: content1: is not an address',
      'entry 7 tile 2: text: is not an address',
      'entry 7 tile 3: quote: is not an address',
    ]);
  });

  it.each([
    '<a href="https://a.example/?b=1&amp;copy=2">a</a><a href="//a.example">a</a><a href="{address}/sport">a</a>',
    '<a href=/linie>a</a><a href="mailto:a@b.example">a</a><a href = \'tel:+49221\'>a</a>',
    '<a name="x">a</a><a href="">a</a><a href="&nbsp;">a</a><a hreflang="de" href="/a">a</a><abbr href="x">a</abbr>',
    '<img data-src="a.jpg" srcset="a.jpg 2x" src=" /uploads/a.jpg "><img alt="ohne">',
    '&lt;img src="a.jpg"&gt; <!-- <img src="a.jpg"> --> <!-- <a href="x">',
  ])('reports nothing about %s', (content) => {
    const kacheln = [
      { type: 'text', content },
      { type: 'quote', quote: 'x', author: '<img src="a.jpg">' },
    ];
    readEntry({ id: 7, kacheln }, 'page start', expect.fail);
  });

  it.each([
    '<a ',
    '<a href="',
    '<img src = ',
    '<a href=\'x href="',
    '<a href',
    '<!--',
    '<a x="<!-- ',
    '<a href=/a>',
  ])('searches 500 kB of %j fast', (piece) => {
    const content = `<a ${piece.repeat(500_000 / piece.length)}<a href${' '.repeat(9_999)}`;
    expect(readTile({ type: 'text', content })).toMatchObject({ fault: null, misread: expect.any(Array) });
  });

  const card = { type: 'x-altkachel', header: '', subheader: 'Ab Montag' };
  const survey = { type: 'survey', id: '1', question: 'Fenster?', answer1: 'A', answer2: 'B' };
  it.each([
    ['its title', 'Brücke frei', [card], 'Brücke frei'],
    [
      'its card’s header',
      '',
      [
        { type: 'quote', title: 'Zitat', quote: 'x' },
        { ...card, header: 'Neu' },
      ],
      'Neu',
    ],
    [
      'its card’s subheader',
      ' ',
      [
        { ...card, subheader: 'Foto' },
        { ...card, teaser: 'big' },
      ],
      'Ab Montag',
    ],
    [
      'its article’s title',
      null,
      [
        { type: 'dpa-image', mediaURL: '/a' },
        { type: 'dpa-infoline-entry', title: 'Meldung', kicker: 'Welt', teaser: 'x' },
      ],
      'Meldung',
    ],
    [
      'its big card, not by another',
      '',
      [
        { ...card, header: 'Banner', teaser: 'banner' },
        { ...card, header: 'Fest', teaser: 'big' },
      ],
      'Fest',
    ],
    [
      'another tile’s title, not by a picture that isn’t its card',
      '',
      [
        { type: 'quote', title: 'Karten', quote: 'x' },
        { ...card, subheader: '' },
        { ...card, header: 'Foto' },
      ],
      'Karten',
    ],
    [
      'neither a button nor an incomplete wire article',
      '',
      [
        { type: 'deeplinkbutton', title: 'Mehr', url: 'https://kachel.example' },
        { type: 'dpa-infoline-entry', title: 'Meldung' },
        { type: 'text', content: 'x' },
      ],
      '',
    ],
    ['its survey’s question', '', [{ type: 'text', content: 'x' }, survey], 'Fenster?'],
    ['nothing', '', [{ type: 'text', content: 'x' }], ''],
  ])('is named by %s', (_, title, kacheln, name) => {
    expect(readEntry({ id: '1', title, kacheln }, 'here', () => undefined)?.title).toBe(name);
  });

  it('accepts tiles as an object, as PHP encodes a list with gaps', () => {
    const kacheln = { 0: { type: 'text', content: 'a' }, 2: { type: 'text', content: 'b' } };
    expect(readEntry({ id: '7', kacheln }, 'here', expect.fail)?.kacheln).toHaveLength(2);
  });

  it('refuses a second form of the same type and id, whose submissions couldn’t be told apart', () => {
    const { faults, report } = collector();
    const raffle = { type: 'competition', id: '1', title: 'Los' };
    const picture = { type: 'x-altkachel', id: '1' };
    const kacheln = [raffle, picture, picture, { ...raffle, id: 2 }, { ...raffle, title: 'Noch ein Los' }];
    const entry = readEntry({ id: '7', kacheln }, 'here', report);
    expect(entry?.kacheln.map(({ type, id }) => `${type} ${id}`)).toEqual([
      'competition 1',
      'altkachel 1',
      'altkachel 1',
      'competition 2',
    ]);
    expect(entry?.unreadable).toMatchObject([{ index: 4, type: 'competition' }]);
    expect(faults).toEqual(['entry 7 tile 4 (id 1): id: is that of another tile of this type']);
  });

  it.each([[null], ['x'], [{}], [{ id: '' }]])('%j is invalid', (raw) => {
    expect(readEntry(raw, 'here', () => undefined)).toBeNull();
  });
});

describe('a wire post’s dates', () => {
  const article = {
    ...{ type: 'dpa-infoline-entry', title: 'T', kicker: 'K', teaser: 'S' },
    publishTime: '2026-11-20 13:55:00',
  };
  const picture = { type: 'dpa-image', mediaURL: '/uploads/a.jpg' };
  const own = { publish_from: '2026-11-20T13:55:00', publish_till: '' };
  const given = { publish_from: '2026-11-01', publish_till: '2026-11-19' };

  it.each<[string, object[], object]>([
    ['its article’s time and no end', [article, picture], own],
    [
      'none if its article has no time',
      [picture, { ...article, publishTime: '0000-00-00 00:00:00' }],
      { ...own, publish_from: '' },
    ],
    ['not replaced if it is incomplete', [{ ...article, teaser: '' }, picture], given],
    [
      'not replaced if it is an entry with an article',
      [article, picture, { type: 'text', content: 'x' }],
      given,
    ],
    ['not replaced if it is an entry without an article', [picture], given],
  ])('are %s', (_, kacheln, dates) => {
    const raw = { id: '1', publish_from: '2026-11-01', publish_till: '2026-11-19', kacheln };
    const entry = readEntry(raw, 'here', expect.fail);
    expect(entry && withWireDates(entry)).toMatchObject(dates);
  });
});

describe('responses', () => {
  it('for a page lose unknown positions, which are reported', () => {
    const { faults, report } = collector();
    const positions = readPositions(
      [{ type: 'hologram' }, { type: 'full', entries: [{ id: '1' }, 5] }, { entries: [] }, null],
      'page start',
      report,
    );
    expect(positions?.map(({ type, entries }) => [type, entries.length])).toEqual([['full', 1]]);
    expect(faults).toEqual([
      'page start position 0: type: unknown type "hologram"',
      expect.stringContaining('page start position 1 entry 1: '),
      'page start position 2: type: unknown type undefined',
      expect.stringContaining('page start position 3: '),
    ]);
  });

  it('for a page and the archive lose incomplete wire posts, but not entries with such an article', () => {
    const article = { type: 'dpa-infoline-entry', title: 'T', kicker: '', teaser: 'S' };
    const entries = [
      { id: '1', kacheln: [article, { type: 'dpa-image', mediaURL: '/uploads/a.jpg' }] },
      { id: '2', kacheln: [article, { type: 'text', content: 'x' }] },
    ];
    const { faults, report } = collector();
    expect(readPositions([{ type: 'full', entries }], 'page', report)?.[0]?.entries).toMatchObject([
      { id: '2' },
    ]);
    expect(readArchive({ a: entries }, report)).toMatchObject([{ id: '2' }]);
    expect(faults).toEqual(Array(2).fill('entry 1: is an incomplete wire post'));
  });

  it('for a page and the archive date a wire post by its article', () => {
    const article = {
      type: 'dpa-infoline-entry',
      title: 'T',
      kicker: 'K',
      teaser: 'S',
      publishTime: '2026-11-20 13:55:00',
    };
    const kacheln = [article, { type: 'dpa-image', mediaURL: '/uploads/a.jpg' }];
    const entries = [{ id: '1', publish_from: '2026-11-01', publish_till: '2026-11-19', kacheln }];
    const dated = [{ publish_from: '2026-11-20T13:55:00', publish_till: '' }];
    expect(readPositions([{ type: 'full', entries }], 'page', expect.fail)?.[0]?.entries).toMatchObject(
      dated,
    );
    expect(readArchive({ a: entries }, expect.fail)).toMatchObject(dated);
  });

  it('for a page lose the entries of a dpaheadlines position, which shows the wire posts instead', () => {
    const read = readPositions([{ type: 'dpaheadlines', entries: [{ id: '1' }, 5] }], 'page', expect.fail);
    expect(read).toMatchObject([{ type: 'dpaheadlines', entries: [] }]);
  });

  it('for a page mark entries of banners as advertising, also in other positions', () => {
    const positions = readPositions(
      [
        { type: 'full', entries: [{ id: '1' }, { id: '2' }, { id: '3', sponsored: '1' }] },
        { type: 'banner', entries: [{ id: '1' }] },
        { type: 'bslider', entries: [{ id: '4', sponsored: '0' }] },
      ],
      'page start',
      () => undefined,
    );
    expect(positions?.map(({ entries }) => entries.map(({ sponsored }) => sponsored))).toEqual([
      [true, undefined, true],
      [true],
      [true],
    ]);
  });

  it('with a tile type of 100,000 nested lists are an error, not a stack overflow', () => {
    const type = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    expect(readTile({ type })).toEqual({ tile: null, fault: 'unknown type object' });
  });

  it.each([[null], [{}], ['[]'], [7]])('%j is no page', (raw) => {
    expect(readPositions(raw, 'page', () => undefined)).toBeNull();
  });

  it('for a page are cut off after 1,000 entries, which is reported', () => {
    const faults: string[] = [];
    const entries = Array.from({ length: 1200 }, (_, index) => ({ id: String(index), title: 'a' }));
    const page = readPositions([{ type: 'full', entries }], 'page', (_, fault) => void faults.push(fault));
    expect(page?.[0]?.entries).toHaveLength(1000);
    expect(faults).toEqual([expect.stringContaining('1000 entries')]);
  });

  it('for the tabs: counts that aren’t whole numbers are 0', () => {
    expect(readTabCounts({ start: '12', line: 4, events: null, prizes: '1.5' })).toEqual({
      start: 12,
      line: 4,
      events: 0,
      prizes: 0,
      deals: 0,
    });
    expect(readTabCounts([])).toEqual({ start: 0, line: 0, events: 0, prizes: 0, deals: 0 });
    expect(readTabCounts({})).toEqual(readTabCounts([]));
    expect(readTabCounts('nonsense')).toBeNull();
    expect(readTabCounts([12, 4])).toBeNull();
  });

  it.each([
    { message: 'x' },
    { state: 'error', errormessage: 'FAILED' },
    { status: 500, data: null },
    { status: 'error', data: [] },
    { error: { code: 500, message: 'Internal' } },
    { errors: [{ code: 500 }] },
    { message: 'x', exception: 'E', trace: [{ line: 1 }] },
  ])(
    'for the tabs, the levels, a day and a search are null if it is an error that came as 200: %j',
    (raw) => {
      expect(readTabCounts(raw)).toBeNull();
      expect(readLevels(raw, () => undefined)).toBeNull();
      expect(readArchive(raw, () => undefined)).toBeNull();
      expect(readFound(raw, () => undefined)).toBeNull();
    },
  );

  it('for the levels lose those of an unknown page, and report them', () => {
    const reported: string[] = [];
    const read = (raw: unknown) => readLevels(raw, (where, fault) => reported.push(`${where}: ${fault}`));
    expect(
      read({
        sport: { title: 'Sport', page: 'start', searchable: '0' },
        bare: { title: 'Bare' },
        php: { title: 'PHP', page: null },
        lost: { title: 'x', page: 'moon' },
        '\u0000': { title: 'x', page: 'start' },
      }),
    ).toEqual({
      sport: { title: 'Sport', description: '', page: 'start', searchable: false },
      bare: { title: 'Bare', description: '', page: 'start', searchable: true },
      php: { title: 'PHP', description: '', page: 'start', searchable: true },
    });
    expect(reported).toEqual([
      expect.stringMatching(/^level "lost": page: /),
      expect.stringMatching(/^level .*: has a name that no address can hold$/),
    ]);
    expect(read([])).toEqual({});
    expect(read({})).toEqual({});
    expect(read({ lost: { title: 'x', page: 'moon' } })).toEqual({});
    expect(read(['sport'])).toBeNull();
  });

  it('for the archive are sorted by day across their groups, without duplicates', () => {
    const entries = readArchive(
      {
        a: [{ id: '1', publish_from: '2026-11-01 06:00:00' }],
        b: [
          { id: '2', publish_from: '2026-11-03 06:00:00' },
          { id: '1', publish_from: '2026-11-01 06:00:00' },
        ],
      },
      () => undefined,
    );
    expect(entries?.map(({ id }) => id)).toEqual(['2', '1']);
    expect(readArchive([], () => undefined)).toEqual([]);
    expect(readArchive({}, () => undefined)).toEqual([]);
    expect(readArchive({ a: [], b: null }, () => undefined)).toEqual([]);
    expect(readArchive([[{ id: '1' }], [{ id: '2' }]], () => undefined)).toHaveLength(2);
    expect(readArchive([{ id: '1' }], () => undefined)).toBeNull();
    expect(readArchive(null, () => undefined)).toBeNull();
  });

  it('for a search keep the server’s order across groups, without duplicates', () => {
    const entries = readFound(
      {
        'Am besten': [{ id: '3', publish_from: '2026-11-01 06:00:00' }],
        '2026-11-19': [{ id: '1' }, { id: '3' }, { id: '2', publish_from: '2026-11-19 06:00:00' }],
      },
      () => undefined,
    );
    expect(entries?.map(({ id }) => id)).toEqual(['3', '1', '2']);
  });

  it.each([
    [
      'years',
      '{"2026": [{"id": "3"}], "2025" : [{"id": "1", "title": "um \\"2024\\": {"}], "10":[{"id":"2"}]}',
    ],
    ['words', '{"b": [{"id": "3"}, {"id": "1"}], "a": [{"id": "2"}]}'],
  ])('for a search keep that order if group names are %s', (_, text) => {
    const entries = readFound(inSentOrder(JSON.parse(text), text), () => undefined);
    expect(entries?.map(({ id }) => id)).toEqual(['3', '1', '2']);
    expect(entries?.[1]?.title ?? '').toBe(text.includes('2024') ? 'um "2024": {' : '');
  });

  it.each(['[]', 'null', '"2026"'])('for a search that are %s are unchanged', (text) => {
    expect(inSentOrder(JSON.parse(text), text)).toEqual(JSON.parse(text));
  });

  it.each([
    ['complete', { title: 'T', kicker: 'K', teaser: 'S' }, true, true],
    ['without kicker', { title: 'T', kicker: '', teaser: 'S' }, true, false],
    ['without teaser', { title: 'T', kicker: 'K' }, true, false],
    ['with one tile only', { title: 'T', kicker: 'K', teaser: 'S' }, false, false],
  ])('for the wire, with a post that is %s: whether it is read', (_, article, withImage, shown) => {
    const kacheln: unknown[] = [{ type: 'dpa-infoline-entry', ...article }];
    if (withImage) kacheln.push({ type: 'dpa-image', mediaURL: '/uploads/a.jpg' });
    const { faults, report } = collector();
    const post = { id: 9001, title: '', kacheln };
    expect(readWirePosts([post], report)).toHaveLength(shown ? 1 : 0);
    expect(faults).toEqual(
      shown
        ? []
        : ['dpaposts: has no complete wire post: each needs title, kicker, teaser and a second tile'],
    );
  });

  const whole = [
    { type: 'dpa-infoline-entry', title: 'T', kicker: 'K', teaser: 'S' },
    { type: 'dpa-image', mediaURL: '/uploads/a.jpg' },
  ];

  it('for the wire may be none, and a few incomplete ones are not reported', () => {
    expect(readWirePosts([], expect.fail)).toEqual([]);
    const posts = [whole.slice(0, 1), whole, whole.slice(1)].map((kacheln, id) => ({ id, kacheln }));
    expect(readWirePosts(posts, expect.fail)).toHaveLength(1);
  });

  it('for the wire keep whether they are advertising', () => {
    const posts = [true, '1', false, undefined].map((sponsored, id) => ({ id, sponsored, kacheln: whole }));
    const read = readWirePosts(posts, expect.fail);
    expect(read?.map(({ sponsored }) => sponsored)).toEqual([true, true, false, false]);
  });
});
