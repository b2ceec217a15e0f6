import type { StubContent } from './stub-content-server.ts';

/** Minimal content for tests of the web app, independent of the demo. */

export function altkachel(header: string, more: Record<string, unknown> = {}) {
  return { type: 'sender-altkachel', teaser: 'big', header, subheader: '', text: '', mediaURL: '', ...more };
}

export function entry(id: string, title: string, kacheln: unknown[] = [altkachel(title)]) {
  return {
    id,
    title,
    kacheln,
    publish_from: '2026-11-01 06:00:00',
    publish_till: '',
    external_link: '',
    share: '1',
  };
}

export function stubContent(start: unknown = startPage()): StubContent {
  return {
    answers: {
      'content/v1/start/de': start,
      'content/v1/tabs/de': {
        sport: { title: 'Sport in Nordheim', description: 'Alles vom Platz', searchable: 1, page: 'start' },
      },
      'content/v1/sport/de': [{ type: 'full', entries: [entry('77', 'Kreisliga: Nordheim gewinnt')] }],
      'content/v1/tabs/de/meta': { start: '3', line: 1, events: 0, prizes: '2', deals: 1 },
    },
  };
}

export function startPage(): unknown {
  return [
    { type: 'slider', entries: [entry('11', 'Brücke wieder frei'), entry('12', 'Neue Fähre startet')] },
    { type: 'full', entries: [entry('13', 'Markt zieht um')] },
    { type: 'small', entries: [entry('14', 'Bäder länger offen')] },
  ];
}
