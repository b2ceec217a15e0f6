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

/** All there is of a type: [name, raw position]. */
export function fixturesOf(type: Position['type']): Array<[name: string, raw: Record<string, unknown>]> {
  const wire = type === 'dpaheadlines';
  return [
    ['typical', { type, ...TYPICAL[type] }],
    ['one entry', { type, ...TYPICAL[type], entries: wire ? [] : [entry()] }],
    ['two entries', { type, ...TYPICAL[type], entries: wire ? [] : entries(2) }],
    ['longest texts', { type, ...LONGEST, entries: wire ? [] : [longEntry(), longEntry()] }],
    ['missing fields', { type, title: null, entries: wire ? null : [{ id: 7, title: null, kacheln: null }] }],
    [
      'numbers as strings',
      { type, entries: wire ? '' : [entry([altkachel({ mediaWidth: '1280', mediaHeight: '' })], { id: 8 })] },
    ],
    [
      'hostile texts',
      {
        type,
        title: '<script>x</script>',
        color: 'red;}',
        bgurl: 'javascript:x',
        external_link: 'javascript:x',
        entries: wire ? [] : [entry([altkachel({ header: '<img src=x onerror=x>' })])],
      },
    ],
    ['nothing', { type, entries: [] }],
  ];
}

export function positionFrom(raw: unknown): Position {
  const [position] = readPositions([raw], 'fixture', () => undefined) ?? [];
  if (!position) throw new Error('fixture is no position');
  return position;
}

export function wirePosts(amount: number): WirePost[] {
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
      },
      { type: 'dpa-image', extID: 'a', mediaURL: '/uploads/dpa.jpg' },
    ],
  }));
  return readWirePosts(raw, () => undefined) ?? [];
}
