import type { DemoLevel } from './import-file.ts';

/** Pages below the tabs; `intern` is for staff and excluded from search. */
export const levels: Record<string, DemoLevel> = {
  sport: {
    title: 'Sport',
    description:
      'Tore, Zeiten, Tabellen: Sport aus Aldenbrück, vom FC am Anger bis zum Ruderachter auf der Alde.',
    searchable: true,
    page: 'start',
  },
  netz: {
    title: 'Netz und Baustellen',
    description:
      'Linien, Fahrpläne und Baustellen der Stadtbahn Aldenbrück – was sich ändert und was bleibt.',
    searchable: true,
    page: 'line',
  },
  konzerte: {
    title: 'Konzerte',
    description:
      'Vom Kesselhaus bis zum Jazzkeller: Konzerte in Aldenbrück mit Termin, Preis und Weg dorthin.',
    searchable: true,
    page: 'events',
  },
  freikarten: {
    title: 'Freikarten',
    description: 'Theater, Tierpark, Führerstand: Hier gibt es Freikarten und Plätze zu gewinnen.',
    searchable: true,
    page: 'prizes',
  },
  gastro: {
    title: 'Essen und Trinken',
    description: 'Suppe, Pizza, Pralinen: Angebote aus Küchen und Kellern, gültig mit deinem Fahrschein.',
    searchable: true,
    page: 'deals',
  },
  intern: {
    title: 'Intern',
    description: 'Mitteilungen für die Kolleginnen und Kollegen der Stadtbahn Aldenbrück.',
    searchable: false,
    page: 'start',
  },
};
