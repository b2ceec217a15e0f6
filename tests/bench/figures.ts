/** What was measured beside what must hold (docs/performance.md). */

interface Figure {
  name: string;
  value: number;
  unit: string;
  least?: number;
  most?: number;
}

const figures: Figure[] = [];

function shown(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
}

function holds({
  value,
  least = Number.NEGATIVE_INFINITY,
  most = Number.POSITIVE_INFINITY,
}: Figure): boolean {
  return value >= least && value <= most;
}

function limitOf({ least, most }: Figure): string {
  if (least !== undefined) return `at least ${least}`;
  return most === undefined ? '' : `at most ${most}`;
}

export function tell(
  name: string,
  value: number,
  unit = '',
  limits: Pick<Figure, 'least' | 'most'> = {},
): void {
  const figure = { name, value, unit, ...limits };
  figures.push(figure);
  const limit = limitOf(figure);
  const verdict = limit && `${holds(figure) ? 'holds' : 'FAILS'} (${limit})`;
  process.stdout.write(`${name.padEnd(46)} ${`${shown(value)} ${unit}`.padStart(20)}  ${verdict}\n`);
}

export function allHold(): boolean {
  return figures.every(holds);
}
