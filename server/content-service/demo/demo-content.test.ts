import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readEntry } from '#app/contract/content/entry.ts';
import { POSITION_TYPES, readPositions } from '#app/contract/content/position.ts';
import { readLevels } from '#app/contract/content/tabs.ts';
import { readWirePosts } from '#app/contract/content/wire-post.ts';
import { Faults } from '../import/faults.ts';
import { readImportFile } from '../import/read-import-file.ts';
import { demoDates } from './dates.ts';
import { demoContent } from './demo-content.ts';
import type { DemoEntry, DemoPosition, DemoTile } from './import-file.ts';
import { pictureFile, pictures } from './pictures.ts';

const mediaBase = '/api/uploads/';
const content = demoContent({ now: new Date('2026-11-20T21:55:00Z'), timeZone: 'Europe/Berlin', mediaBase });
const byId = new Map(content.entries.map((entry) => [entry.id, entry]));
const tilesOf = (id: string): DemoTile[] => byId.get(id)?.kacheln ?? [];
const tileOf = (id: string, type: string) => tilesOf(id).find((tile) => tile.type === type);
const fail = (where: string, fault: string) => {
  throw new Error(`${where}: ${fault}`);
};

/** Films, sound and plans in `media/`; streams are named without `-high.m3u8`, as in `mediaURL`. */
const otherMedia = readdirSync(new URL('media/', import.meta.url))
  .filter((name) => /\.(mp3|pdf)$|(?<!-init)\.mp4$|-high\.m3u8$/.test(name))
  .map((name) => name.replace('-high.m3u8', ''));

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
}

/** The picture of an entry's card; none if its survey is shown instead, as on the start page. */
function cardOf({ kacheln }: DemoEntry, size: 'big' | 'banner'): string[] {
  if (size === 'big' && kacheln.some(({ onStartpage }) => onStartpage)) return [];
  const card = kacheln.find(({ teaser }) => teaser === size)?.mediaURL;
  return card ? [String(card)] : [];
}

function picturesOfPage(page: readonly DemoPosition[]): string[] {
  return page.flatMap(({ type, bgurl, entries }) => [
    ...(bgurl ? [bgurl] : []),
    ...entries.flatMap((id) => {
      const entry = byId.get(id);
      return entry ? cardOf(entry, /^b/.test(type) ? 'banner' : 'big') : [];
    }),
  ]);
}

function daysOf(entries: readonly DemoEntry[]): DemoEntry[][] {
  const dayOf = ({ publish_from }: DemoEntry) => publish_from.slice(0, 10);
  return [...new Set(entries.map(dayOf))].map((day) => entries.filter((entry) => dayOf(entry) === day));
}

describe('the demo content', () => {
  it('has no duplicate id among entries and wire posts', () => {
    const ids = [...content.entries, ...content.wire].map(({ id }) => id);
    expect(ids).toHaveLength(new Set(ids).size);
  });

  it('names only existing entries on its pages', () => {
    const named = Object.values(content.pages).flatMap((page) => page.flatMap(({ entries }) => entries));
    expect(named.filter((id) => !byId.has(id))).toEqual([]);
  });

  it('references only its own pictures and media', () => {
    const known = new Set<string>([...pictures.map(pictureFile), ...otherMedia]);
    const used = strings(content)
      .filter((value) => value.startsWith(mediaBase))
      .map((value) => value.slice(mediaBase.length));
    expect(used.length).toBeGreaterThan(300);
    expect([...new Set(used)].filter((file) => !known.has(file))).toEqual([]);
  });

  it('shows no picture twice on a page, a day of the archive or an entry', () => {
    const shown = [
      ...Object.values(content.pages).map(picturesOfPage),
      ...daysOf(content.entries).map((day) => day.flatMap((entry) => cardOf(entry, 'big'))),
      ...content.entries.map(({ kacheln }) =>
        kacheln.flatMap(({ type, teaser, mediaURL }) =>
          type === 'station-altkachel' && !teaser && mediaURL ? [String(mediaURL)] : [],
        ),
      ),
    ];
    expect(shown.flatMap((pictures) => pictures.filter((one, at) => pictures.indexOf(one) !== at))).toEqual(
      [],
    );
  });

  it('uses every picture and medium that was made for it', () => {
    const used = new Set(strings(content));
    const files = [...pictures.map(pictureFile), ...otherMedia];
    expect(files.filter((file) => !used.has(mediaBase + file))).toEqual([]);
  });

  it('addresses riders informally (du); “Sie” only occurs in interviews and quotes', () => {
    const texts = strings(content)
      .filter((text) => !text.includes('<strong>Frau '))
      .map((text) => text.replace(/„[^“]*“/g, ''));
    const formal = /[\p{Ll},–] (?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)(?!\p{L})|^Ihr /u;
    // Here 'Ihr' means 'her' (a writer's), not the formal 'your'.
    expect(texts.filter((text) => formal.test(text) && !text.startsWith('Ihr neuer Roman'))).toEqual([]);
  });

  it('is valid: every entry, page, wire post and level', () => {
    for (const entry of content.entries) expect(readEntry(entry, entry.id, fail)).not.toBeNull();
    for (const [name, page] of Object.entries(content.pages)) {
      const whole = page.map((position) => ({
        ...position,
        entries: position.entries.map((id) => byId.get(id)),
      }));
      expect(readPositions(whole, name, fail)).toHaveLength(page.length);
    }
    expect(readWirePosts(content.wire, fail)?.map(({ id }) => id)).toEqual([
      '9001',
      '9002',
      '9003',
      '9004',
      '9005',
      '9006',
      '9007',
    ]);
    expect(Object.keys(readLevels(content.levels, () => undefined) ?? {})).toEqual(
      Object.keys(content.levels),
    );
  });

  it('places some pictures in wire articles and leaves others above them', () => {
    const placed = content.wire.map(({ kacheln: [article, ...images] }) => {
      const inBody = [...String(article?.body).matchAll(/data-ext-id="([^"]+)"/g)].map(([, extId]) => extId);
      const known = images.map(({ extID }) => extID);
      expect(inBody.filter((extId) => !known.includes(extId))).toEqual([]);
      return { placed: inBody.length, above: known.length - inBody.length };
    });
    expect(placed.some((post) => post.placed > 0 && post.above > 0)).toBe(true);
    expect(placed.some((post) => post.placed === 0 && post.above > 0)).toBe(true);
  });

  it('passes the import, with a single draft', async () => {
    const faults = new Faults();
    const { entries } = await readImportFile(content, faults);
    expect(faults.list).toEqual([]);
    expect(entries.filter(({ draft }) => draft).map(({ id }) => id)).toEqual(['192']);
  });

  it('links consents to the privacy policy of this installation', () => {
    const links = content.entries.flatMap(({ kacheln }) =>
      kacheln.flatMap((tile) =>
        ['1', '2', '3', '4'].flatMap((n) =>
          tile[`cb${n}LinkText`] === 'Datenschutz' ? [tile[`cb${n}LinkUrl`]] : [],
        ),
      ),
    );
    expect(links).toEqual(['/datenschutz', '/datenschutz']);
  });

  it('gives survey 141 the two thirds that its story tells of', () => {
    const {
      answer1 = 0,
      answer2 = 0,
      answer3 = 0,
    } = content.votes.find(({ entry }) => entry === '141') ?? {};
    expect(String(strings(tilesOf('141')))).toContain('Zwei Drittel möchten ihr Klavier behalten');
    expect((answer1 + answer2) / (answer1 + answer2 + answer3)).toBeCloseTo(2 / 3, 1);
    expect(answer2).toBeGreaterThan(answer1);
  });

  it('shows the leader of story 167 at the top of the table, two points ahead', () => {
    const table = readFileSync(`${process.cwd()}/public/demo/live-table.svg`, 'utf8');
    const rows = [...table.matchAll(/fill="(#\w+)".*>([^<]+)<\/text>.*>(\d+)<\/text>/g)];
    expect(rows.slice(0, 2).map(([, , ...row]) => row)).toEqual([
      ['Aldenbrück 06', '24'],
      ['Osterwede', '22'],
    ]);
    expect(rows.map(([, fill]) => fill === '#eaf3e6')).toEqual([true, false, false, false, false]);
  });

  it('keeps headlines short', () => {
    const cards = content.entries.flatMap(({ kacheln }) => kacheln.filter(({ teaser }) => teaser));
    const headlines = cards.map(({ header }) => String(header ?? ''));
    expect(headlines.filter((header) => header.length > 60)).toEqual([]);
  });

  it('has every position type', () => {
    const types = new Set(Object.values(content.pages).flatMap((page) => page.map(({ type }) => type)));
    expect([...types].sort()).toEqual([...POSITION_TYPES].sort());
  });

  it('has a page for each level and each level on its page', () => {
    expect(Object.keys(content.levels)).toEqual([
      'sport',
      'netz',
      'konzerte',
      'freikarten',
      'gastro',
      'intern',
    ]);
    expect(Object.keys(content.levels).filter((name) => !content.pages[name])).toEqual([]);
    expect(content.levels.intern?.searchable).toBe(false);
  });

  it('has two or three archived stories on each of 30 days', () => {
    const days = new Map<string, number>();
    for (const { id, publish_from } of content.entries) {
      if (Number(id) < 200 || Number(id) >= 400) continue;
      const date = publish_from.slice(0, 10);
      days.set(date, (days.get(date) ?? 0) + 1);
    }
    expect([...days.values()].every((count) => count === 2 || count === 3)).toBe(true);
    expect([...days.keys()].sort()).toEqual(
      Array.from({ length: 30 }, (_, i) => new Date(Date.UTC(2026, 9, 22 + i)).toISOString().slice(0, 10)),
    );
  });

  it('has 100 vouchers, of which KACHEL-0005 is used', () => {
    const [ice, soup] = content.vouchers;
    expect(ice).toMatchObject({ entry: '129', action: '1', password: 'kachel-demo', used: ['KACHEL-0005'] });
    expect(ice?.codes).toHaveLength(100);
    expect([ice?.codes[0], ice?.codes[99]]).toEqual(['KACHEL-0001', 'KACHEL-0100']);
    expect(soup).toMatchObject({ entry: '180', action: '1', password: 'kachel-demo' });
    expect(String(soup?.endDate) < '2026-11-20').toBe(true);
  });

  it('orders wire posts newest first', () => {
    const times = content.wire.map(({ kacheln }) => String(kacheln[0]?.publishTime));
    expect(times).toEqual([...times].sort().reverse());
  });

  it.each([
    ['101', 'text'],
    ['101', 'quote'],
    ['101', 'deeplinkbutton'],
    ['102', 'mediaslider'],
    ['105', 'audiokachel'],
    ['106', 'youtube'],
    ['108', 'infos'],
    ['108', 'pressrelease'],
    ['109', 'akkordeon'],
    ['110', 'competition'],
    ['111', 'competition'],
    ['112', 'competition'],
    ['113', 'competition'],
    ['120', 'action'],
    ['121', 'action'],
    ['122', 'action'],
    ['123', 'action'],
    ['124', 'action'],
    ['125', 'action'],
    ['126', 'action'],
    ['127', 'action'],
    ['128', 'action'],
    ['129', 'action'],
    ['130', 'deal'],
    ['131', 'deal'],
    ['132', 'deal'],
    ['133', 'deal'],
    ['140', 'survey'],
    ['141', 'survey'],
    ['142', 'survey'],
    ['143', 'survey'],
    ['150', 'shakeword'],
    ['180', 'action'],
  ])('shows in entry %s a %s tile', (id, type) => {
    expect(tileOf(id, type)).toBeDefined();
  });

  it.each([
    ['102', 5],
    ['103', 1],
    ['104', 2],
  ])('has in entry %s a media slider of %d', (id, count) => {
    expect(tilesOf(id).filter(({ mediaSlider }) => mediaSlider)).toHaveLength(count);
  });

  it('has all nine external widgets, two films and five questions', () => {
    const types = tilesOf('107')
      .filter(({ type }) => type === 'external')
      .map(({ extType }) => Number(extType));
    expect(types).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(tilesOf('105').filter(({ type }) => type === 'videokachel')).toHaveLength(2);
    expect(Object.keys(tileOf('109', 'akkordeon') ?? {}).filter((key) => /^head\d$/.test(key))).toHaveLength(
      5,
    );
  });

  it.each([
    ['126', 'optin'],
    ['127', 'plain'],
    ['128', 'free'],
    ['129', 'qrcode'],
  ])('answers in entry %s with %s', (id, autoresponse) => {
    expect(tileOf(id, 'action')).toMatchObject({ id: '1', autoresponse });
  });
});

describe('states of the demo content', () => {
  it.each([
    ['at noon', '2026-11-20T11:00:00Z'],
    ['just after midnight', '2026-11-19T23:00:01Z'],
    ['in the hour that does not exist', '2026-03-29T01:00:00Z'],
    ['in the hour that exists twice', '2026-10-25T01:30:00Z'],
    ['on a leap day', '2028-02-29T12:00:00Z'],
    ['at the turn of the year', '2026-12-31T23:30:00Z'],
  ])('stay open, not started and ended %s', (_, moment) => {
    const now = new Date(moment);
    const local = now.toLocaleString('sv-SE', { timeZone: 'Europe/Berlin' });
    const { entries, vouchers } = demoContent({ now, timeZone: 'Europe/Berlin', mediaBase });
    const dates = (id: string, type: string): { start: string; end: string } => {
      const tile = entries.find((entry) => entry.id === id)?.kacheln.find((t) => t.type === type);
      return { start: String(tile?.startDate ?? ''), end: String(tile?.endDate ?? '') };
    };
    const isOpen = ({ start, end }: { start: string; end: string }) =>
      start <= local && (end === '' || end.startsWith('0000') || local <= end);

    for (const id of ['120', '121', '122', '123', '124', '125', '126', '127', '128', '129'])
      expect([id, isOpen(dates(id, 'action'))]).toEqual([id, true]);
    for (const id of ['130', '131']) expect([id, isOpen(dates(id, 'deal'))]).toEqual([id, true]);
    expect(isOpen(dates('110', 'competition'))).toBe(true);
    const calendar = demoDates(now, 'Europe/Berlin');
    const premiere = calendar.next(6, 1);
    expect(
      strings(entries.find(({ id }) => id === '413'))
        .join()
        .replaceAll('\u00a0', ' '),
    ).toContain(calendar.words(premiere));
    expect(dates('110', 'competition').end < calendar.day(premiere)).toBe(true);
    expect(dates('111', 'competition').start > local).toBe(true);
    expect(dates('112', 'competition').end < local).toBe(true);
    expect(dates('132', 'deal').start > local).toBe(true);
    expect(dates('133', 'deal').end < local).toBe(true);
    for (const id of ['140', '142', '143']) expect(dates(id, 'survey').end > local).toBe(true);
    expect(dates('141', 'survey').end < local).toBe(true);
    expect(dates('180', 'action').end < local).toBe(true);
    expect(String(vouchers[0]?.endDate) > local).toBe(true);

    const scheduled = entries.filter((entry) => entry.publish_from > local).map(({ id }) => id);
    expect(scheduled).toEqual(['190', '191']);
  });
});
