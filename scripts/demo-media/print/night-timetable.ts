import { Page } from './pdf.ts';

type NightLine = {
  name: string;
  colour: string;
  title: string;
  stops: readonly (readonly [name: string, minutes: number])[];
};

/** All lines leave the main station together at a quarter past and a quarter to. */
const lines: readonly NightLine[] = [
  {
    name: 'N1',
    colour: '#2B7A12',
    title: 'Hauptbahnhof – Hafenkante',
    stops: [
      ['Hauptbahnhof', 0],
      ['Rathaus', 3],
      ['Marktplatz', 5],
      ['Alte Brücke', 8],
      ['Uferstraße', 11],
      ['Hafenkante', 15],
    ],
  },
  {
    name: 'N2',
    colour: '#2F5D9C',
    title: 'Hauptbahnhof – Nordhang',
    stops: [
      ['Hauptbahnhof', 0],
      ['Marktplatz', 4],
      ['Ziegelstraße', 8],
      ['Sternwarte', 12],
      ['Nordhang', 17],
    ],
  },
  {
    name: 'N7',
    colour: '#7B3F8C',
    title: 'Ring: Hauptbahnhof – Kupferhof – Osterfeld – Hauptbahnhof',
    stops: [
      ['Hauptbahnhof', 0],
      ['Gaswerk', 4],
      ['Kupferhof', 9],
      ['Osterfeld', 15],
      ['Werkstraße', 19],
      ['Hauptbahnhof', 24],
    ],
  },
];

const DEPARTURES = Array.from({ length: 8 }, (_, i) => 15 + i * 30);

const clock = (minutes: number) =>
  `${Math.floor(minutes / 60) % 24}.${String(minutes % 60).padStart(2, '0')}`;

export function nightTimetable(): Page {
  const page = new Page(595, 842);
  page.rect(0, 0, 595, 842, '#FFFFFF');
  page.rect(0, 752, 595, 90, '#14263C');
  page.dot(540, 800, 34, '#F4EBCF');
  page.dot(549, 805, 29, '#14263C');
  page.text(40, 800, 'Nachtlinien', 26, { font: 'bold', colour: '#FFFFFF' });
  page.text(40, 776, 'Nächte auf Samstag und Sonntag, alle 30 Minuten', 13, { colour: '#FFC933' });
  let y = 716;
  for (const line of lines) y = timetable(page, line, y) - 30;
  page.text(40, y, 'Am Hauptbahnhof warten alle Linien drei Minuten aufeinander.', 10, { font: 'bold' });
  page.text(
    40,
    y - 16,
    'Zwischen den Haltestellen hält die Bahn auf Wunsch: einfach beim Fahrpersonal melden.',
    10,
  );
  page.text(40, 40, 'Stadtbahn Aldenbrück · Kundenzentrum 0221 4710 100 · Angaben ohne Gewähr', 8, {
    colour: '#55615A',
  });
  return page;
}

function timetable(page: Page, { name, colour, title, stops }: NightLine, top: number): number {
  page.rect(40, top - 6, 34, 20, colour);
  page.text(57, top - 1, name, 12, { font: 'bold', colour: '#FFFFFF', anchor: 'middle' });
  page.text(84, top - 1, title, 12, { font: 'bold' });
  let y = top - 30;
  stops.forEach(([stop, minutes], row) => {
    if (row % 2 === 0) page.rect(40, y - 5, 515, 18, '#F1F0EA');
    page.text(46, y, stop, 10, { font: row === 0 ? 'bold' : 'regular' });
    DEPARTURES.forEach((start, i) => {
      page.text(210 + i * 48, y, clock(start + minutes), 10, {
        font: row === 0 ? 'bold' : 'regular',
        anchor: 'right',
      });
    });
    y -= 18;
  });
  return y;
}
