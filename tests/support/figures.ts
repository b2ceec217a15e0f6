/** Measured values and their limits (docs/performance.md). */

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

function isWithinLimits({
  value,
  least = Number.NEGATIVE_INFINITY,
  most = Number.POSITIVE_INFINITY,
}: Figure): boolean {
  return value >= least && value <= most;
}

function limitOf({ least, most }: Figure): string {
  if (least !== undefined) return `at least ${least.toLocaleString('en')}`;
  return most === undefined ? '' : `at most ${most.toLocaleString('en')}`;
}

/** A row of the report's table. */
function row(what: string, value: string, unit: string, limit: string, holds: string): void {
  const cells = [what.padEnd(54), value.padStart(9), ` ${unit.padEnd(22)}`, limit.padEnd(17), holds];
  process.stdout.write(`${cells.join(' ').trimEnd()}\n`);
}

export function report(
  name: string,
  value: number,
  unit = '',
  limits: Pick<Figure, 'least' | 'most'> = {},
): void {
  if (figures.length === 0) row('what', 'value', 'unit', 'limit', 'holds');
  const figure = { name, value, unit, ...limits };
  figures.push(figure);
  const limit = limitOf(figure);
  row(name, shown(value), unit, limit, limit && (isWithinLimits(figure) ? 'yes' : 'NO'));
}

export function allWithinLimits(): boolean {
  return figures.every(isWithinLimits);
}
