import { type Position, readPositions } from '#app/contract/content/position.ts';
import { readWirePosts, type WirePost } from '#app/contract/content/wire-post.ts';

/** What a content server sends, for tests: raw, so that every fixture goes through the parser. */

const LONG =
  'Straßenbahnhaltestellenüberdachungserneuerungsprogramm beschlossen: 37 Wartehäuschen von der Donaudampfschifffahrtsgesellschaft bis zum Nordhang bekommen bis zum Frühjahr neue Dächer';

function altkachel(more: Record<string, unknown> = {}) {
  return {
    type: 'sender-altkachel',
    teaser: 'big',
    mediaURL: '/uploads/2026/bild.jpg',
    mediaWidth: 1280,
    mediaHeight: 960,
    header: 'Brücke wieder frei',
    subheader: 'Nordring',
    text: 'Ab Montag rollt der Verkehr.',
    ...more,
  };
}

let count = 0;

function entry(kacheln: unknown[] = [altkachel()], more: Record<string, unknown> = {}) {
  count += 1;
  return {
    id: String(count),
    title: `Beitrag ${count}`,
    kacheln,
    publish_from: '2026-11-20 06:00:00',
    ...more,
  };
}

function entries(amount: number, kacheln?: unknown[]) {
  return Array.from({ length: amount }, () => entry(kacheln));
}

const survey = {
  type: 'survey',
  id: '900',
  question: 'Fenster oder Gang?',
  answer1: 'Fenster',
  answer2: 'Gang',
  onStartpage: '1',
};

const TYPICAL: Record<Position['type'], Record<string, unknown>> = {
  slider: { entries: entries(12) },
  full: { entries: [entry(), entry([altkachel(), survey]), entry([altkachel({ teaser: 'small' })])] },
  small: { entries: entries(3, [altkachel({ teaser: 'small' })]) },
  banner: { entries: entries(1, [altkachel({ teaser: 'banner', header: 'Werden Sie Stromsparer' })]) },
  colortopic: { title: 'Kurz mitgemacht', color: '#ffc933', entries: entries(3) },
  rubrik: { title: 'Sport', external_link: '{address}/sport', entries: entries(3) },
  rublikslider: { title: 'Kultur', external_link: 'https://kultur.example/', entries: entries(11) },
  bslider: { entries: entries(7, [altkachel({ teaser: 'banner' })]) },
  dpaheadlines: { entries: [] },
};

const LONGEST = { title: LONG, color: '#B3261E', bgurl: '/uploads/bg.jpg', external_link: '/vorschau' };
const longEntry = () =>
  entry([altkachel({ header: LONG, subheader: LONG, text: `${LONG}. ${LONG}.` })], { title: LONG });

export const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunter';
export const KICKER =
  'Aus der Sitzung des Ausschusses für Verkehr, Stadtentwicklung, Grünflächen und Bäder im großen Saal des Rathauses am Markt';

/** The entries of each fixture, whatever the type; wire headlines have none. */
const ENTRIES = {
  'one entry': () => entries(1),
  'two entries': () => entries(2),
  'fifty entries': () => entries(50),
  'long words': () =>
    Array.from({ length: 3 }, () =>
      entry([altkachel({ header: WORD, subheader: WORD, text: WORD })], { title: WORD }),
    ),
  'empty pictures': () => entries(3, [altkachel({ mediaURL: '' })]),
  'three-line kickers': () => entries(3, [altkachel({ subheader: KICKER })]),
  'longest texts': () => [longEntry(), longEntry()],
  'missing fields': () => [{ id: 7, title: null, kacheln: null }],
  'numbers as strings': () => [entry([altkachel({ mediaWidth: '1280', mediaHeight: '' })], { id: 8 })],
  'hostile texts': () => [entry([altkachel({ header: '<img src=x onerror=x>' })])],
  nothing: () => [],
} as const;

/** Further fields of the fixture's position. */
const FIELDS: Partial<Record<keyof typeof ENTRIES, Record<string, unknown>>> = {
  'long words': { title: WORD },
  'longest texts': LONGEST,
  'missing fields': { title: null },
  'hostile texts': {
    title: '<script>x</script>',
    color: 'red;}',
    bgurl: 'javascript:x',
    external_link: 'javascript:x',
  },
};

/** Typical content and edge cases: tested for each type, and shown on /dev/tiles. */
export type PositionFixture = 'typical' | keyof typeof ENTRIES;

const COUNTED: readonly string[] = ['one entry', 'two entries', 'fifty entries'] satisfies PositionFixture[];

/** All fixtures of a type: [name, raw position]. */
export function fixturesOf(
  type: Position['type'],
): Array<[name: PositionFixture, raw: Record<string, unknown>]> {
  const names = Object.keys(ENTRIES) as Array<keyof typeof ENTRIES>;
  return [
    ['typical', { type, ...TYPICAL[type] }],
    ...names.map((name): [PositionFixture, Record<string, unknown>] => [
      name,
      {
        type,
        ...(COUNTED.includes(name) ? TYPICAL[type] : {}),
        ...FIELDS[name],
        entries: type === 'dpaheadlines' ? [] : ENTRIES[name](),
      },
    ]),
  ];
}

export function positionFrom(raw: unknown): Position {
  const [position] = readPositions([raw], 'fixture', () => undefined) ?? [];
  if (!position) throw new Error('fixture is no position');
  return position;
}

/** A survey with `onStartpage`, whose question is shown among teasers. */
export const teaserSurvey = {
  type: 'survey',
  id: '7',
  question: 'Fenster?',
  answer1: 'Ja',
  answer2: 'Nein',
  onStartpage: '1',
};

export function wirePosts(amount: number, article: Record<string, unknown> = {}): WirePost[] {
  const raw = Array.from({ length: amount }, (_, index) => ({
    id: String(9000 + index),
    title: `Meldung ${index + 1}`,
    kacheln: [
      {
        type: 'dpa-infoline-entry',
        title: `Meldung ${index + 1}`,
        kicker: 'Verkehr',
        teaser: 'Kurz gesagt.',
        body: '<p>Text</p>',
        publishTime: `2026-11-20 1${index % 5}:30:00`,
        ...article,
      },
      { type: 'dpa-image', extID: 'a', mediaURL: '/uploads/dpa.jpg' },
    ],
  }));
  return readWirePosts(raw, () => undefined) ?? [];
}
