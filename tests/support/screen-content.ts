import { localTime } from '#app/contract/time.ts';
import { altkachel, entry, stubContent } from './stub-content.ts';
import type { StubContent } from './stub-content-server.ts';

/** Stories for vehicle screens: short and long headlines, with and without pictures. */

const WORD = 'Straßenbahnhaltestellenüberdachungserneuerungsbauprogrammplan';

const HEADLINES = [
  'Brücke wieder frei',
  'Linie 4 fährt jetzt alle fünf Minuten',
  'Nachtbusse fahren am Wochenende bis vier Uhr früh in alle Stadtteile',
  `${WORD} beschlossen: 37 Wartehäuschen bekommen bis zum Frühjahr neue Dächer, neue Bänke und mehr Licht`,
  WORD,
  'AB'.repeat(60),
  'Oh!',
  // Six lines beside a picture.
  'ACHTUNG: STRASSENBAHNEN FAHREN HEUTE UMLEITUNG ÜBER HAUPTBAHNHOF',
  'Wahlkampf: Wahlkämpfer bekommen Wohnungseinbrüche vorgeworfen',
  'Karlsruhe Stadtbahn Haltestelle Baustelle Umleitung Sperrungen',
];

const RAFFLE = { type: 'competition', id: '8', title: 'Freikarten' };

export function storyEntry(id: string, headline: string, more: Record<string, unknown> = {}) {
  const tile = altkachel(headline, {
    mediaURL: `/uploads/${id}.png`,
    mediaWidth: 1280,
    mediaHeight: 960,
    subheader: 'Nordring',
    text: 'Ab Montag rollt der Verkehr. Bis dahin hilft der Umweg über den Hafen, der ausgeschildert ist.',
    ...more,
  });
  return entry(id, headline, [tile]);
}

function wirePost(index: number, hoursAgo = 1) {
  const article = {
    type: 'dpa-infoline-entry',
    title: `Meldung ${index} aus aller Welt, die auch auf einer Zeile nicht endet und länger ist, als sie sein darf`,
    kicker: 'Verkehr',
    teaser: 'Kurz gesagt.',
    body: '<p>Text</p>',
    publishTime: localTime(Date.now() - hoursAgo * 3_600_000, 'Europe/Berlin'),
  };
  return entry(String(9000 + index), `Meldung ${index}`, [
    article,
    { type: 'dpa-image', extID: 'a', mediaURL: '/uploads/dpa.png' },
  ]);
}

/** Teaser pages with these entries, an advertising banner and wire news. */
export function screenContent(pages: Record<string, unknown[]>): StubContent {
  const content = stubContent();
  for (const [name, entries] of Object.entries(pages)) {
    content.answers[`content/v1/${name}/de`] = [
      { type: 'full', entries },
      { type: 'banner', entries: [entry('80', 'Werbung')] },
      { type: 'dpaheadlines', entries: [] },
    ];
  }
  // Screens leave out the first, of two days ago.
  content.answers['content/v1/dpaposts/de'] = [wirePost(0, 48), wirePost(1), wirePost(2)];
  return content;
}

/** Every headline with a picture, and once more without one; each with a badge. */
export function everyStory() {
  const stories = HEADLINES.flatMap((headline, index) => [
    storyEntry(String(100 + index), headline),
    storyEntry(String(200 + index), headline, { mediaURL: '' }),
  ]);
  return stories.map((story) => ({ ...story, kacheln: [...story.kacheln, RAFFLE] }));
}

/** Stories whose texts contain the edition's name, so that editions can be told apart. */
export function edition(name: string, amount: number, pictureOf = (id: string) => `/uploads/${id}.png`) {
  return Array.from({ length: amount }, (_, index) => {
    const id = String(100 + index);
    return storyEntry(id, `${name}: Geschichte ${index + 1}`, { mediaURL: pictureOf(id) });
  });
}
