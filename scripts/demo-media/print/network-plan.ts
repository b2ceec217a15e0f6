import { type Anchor, Page } from './pdf.ts';

type Point = readonly [number, number];
type Stop = readonly [name: string, x: number, y: number, side: 'n' | 'e' | 's' | 'w' | 'ne' | 'sw'];

const lines: readonly {
  name: string;
  colour: string;
  path: readonly Point[];
  from: string;
  to: string;
  every: number;
}[] = [
  {
    name: '1',
    colour: '#2B7A12',
    from: 'Hauptbahnhof',
    to: 'Hafenkante',
    every: 10,
    path: [
      [520, 296],
      [210, 296],
      [130, 216],
      [130, 160],
    ],
  },
  {
    name: '2',
    colour: '#2F5D9C',
    from: 'Nordhang',
    to: 'Südbad',
    every: 7,
    path: [
      [330, 470],
      [330, 216],
      [440, 106],
    ],
  },
  {
    name: '3',
    colour: '#C4392B',
    from: 'Kupferhof',
    to: 'Hochschule',
    every: 10,
    path: [
      [716, 446],
      [666, 446],
      [516, 296],
      [516, 250],
      [590, 176],
      [716, 176],
    ],
  },
  {
    name: '4',
    colour: '#D98E04',
    from: 'Rosenacker',
    to: 'Stadion am Anger',
    every: 5,
    path: [
      [96, 446],
      [172, 446],
      [330, 288],
      [338, 288],
      [520, 106],
      [620, 106],
    ],
  },
  {
    name: '5',
    colour: '#2A8F9E',
    from: 'Hauptbahnhof',
    to: 'Tierpark Uhlengrund',
    every: 15,
    path: [
      [510, 296],
      [510, 470],
    ],
  },
  {
    name: '6',
    colour: '#7B3F8C',
    from: 'Osterfeld',
    to: 'Kupferhof',
    every: 15,
    path: [
      [760, 289],
      [520, 289],
      [526, 292],
      [673, 439],
      [716, 439],
    ],
  },
];

const stops: readonly Stop[] = [
  ['Hauptbahnhof', 515, 294, 'sw'],
  ['Rathaus', 424, 296, 'n'],
  ['Marktplatz', 330, 294, 'ne'],
  ['Alte Brücke', 252, 296, 's'],
  ['Uferstraße', 168, 254, 'e'],
  ['Hafenkante', 130, 160, 's'],
  ['Nordhang', 330, 470, 'e'],
  ['Sternwarte', 330, 418, 'e'],
  ['Ziegelstraße', 330, 362, 'e'],
  ['Theater am Wall', 330, 232, 'w'],
  ['Stadtpark', 378, 168, 'w'],
  ['Südbad', 440, 106, 'w'],
  ['Kupferhof', 716, 442, 'e'],
  ['Gaswerk', 612, 385, 'e'],
  ['Stadtbibliothek', 552, 214, 'e'],
  ['Hochschule', 716, 176, 'e'],
  ['Rosenacker', 96, 446, 'n'],
  ['Mühlenbrücke', 218, 400, 'w'],
  ['Gartenstadt', 172, 446, 'n'],
  ['Kesselhaus', 420, 206, 'e'],
  ['Stadion am Anger', 620, 106, 'n'],
  ['Klinikum', 510, 356, 'w'],
  ['Waldsee', 510, 414, 'w'],
  ['Tierpark Uhlengrund', 510, 470, 'w'],
  ['Werkstraße', 640, 289, 's'],
  ['Osterfeld', 760, 289, 's'],
];

const INTERCHANGES = new Set(['Hauptbahnhof', 'Marktplatz', 'Kupferhof']);

export function networkPlan(): Page {
  const page = new Page(842, 595);
  page.rect(0, 0, 842, 595, '#F6F5F1');
  page.rect(0, 535, 842, 60, '#2B7A12');
  page.text(40, 556, 'Stadtbahn Aldenbrück', 24, { font: 'bold', colour: '#FFFFFF' });
  page.text(802, 558, 'Netzplan', 18, { colour: '#FFFFFF', anchor: 'right' });
  page.curve(
    '-20 380',
    ['120 390 200 360 240 310', '280 260 250 190 200 150', '150 110 160 60 230 -20'],
    '#CFE3E6',
    30,
  );
  page.text(206, 122, 'Alde', 10, { colour: '#5E8A92' });
  for (const { colour, path } of lines) {
    page.line(path, '#F6F5F1', 10);
    page.line(path, colour, 6);
  }
  for (const stop of stops) drawStop(page, stop);
  for (const { name, colour, path } of lines) {
    const [x, y] = path[path.length - 1] ?? [0, 0];
    const [tx, ty] =
      name === '1'
        ? [x - 26, y - 4]
        : name === '5'
          ? [x + 16, y - 4]
          : name === '6'
            ? [x + 64, y - 16]
            : [x + 22, y - 18];
    page.rect(tx - 8, ty - 3, 16, 15, colour);
    page.text(tx, ty + 1, name, 11, { font: 'bold', colour: '#FFFFFF', anchor: 'middle' });
  }
  legend(page);
  return page;
}

function drawStop(page: Page, [name, x, y, side]: Stop): void {
  const large = INTERCHANGES.has(name);
  page.dot(x, y, large ? 17 : 10, '#14201A');
  page.dot(x, y, large ? 12 : 6, '#FFFFFF');
  const gap = large ? 13 : 9;
  const places: Record<Stop[3], readonly [number, number, Anchor]> = {
    n: [x, y + gap + 2, 'middle'],
    s: [x, y - gap - 8, 'middle'],
    e: [x + gap, y - 3, 'left'],
    w: [x - gap, y - 3, 'right'],
    ne: [x + gap - 2, y + gap - 1, 'left'],
    sw: [x - gap + 2, y - gap - 8, 'right'],
  };
  const [tx, ty, anchor] = places[side];
  page.text(tx, ty, name, large ? 10.5 : 9, { font: large ? 'bold' : 'regular', anchor });
}

function legend(page: Page): void {
  lines.forEach(({ name, colour, from, to, every }, i) => {
    const [x, y] = [40 + (i % 3) * 262, 52 - Math.floor(i / 3) * 20];
    page.rect(x, y - 3, 16, 14, colour);
    page.text(x + 8, y, name, 10, { font: 'bold', colour: '#FFFFFF', anchor: 'middle' });
    page.text(x + 24, y, `${from} – ${to}, alle ${every} Minuten`, 9);
  });
  page.text(
    40,
    12,
    'Auswahl der Haltestellen. Bus 14 fährt ab Nordhang, die Nachtlinien N1, N2 und N7 ab Hauptbahnhof.',
    8,
    { colour: '#55615A' },
  );
}
