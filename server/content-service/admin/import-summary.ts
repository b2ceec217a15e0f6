import { listed } from '../core/counted.ts';
import { type Changes, type ImportReport, KINDS, type OtherHost } from '../import/import-report.ts';

/** A summary of an import or a check, one line per kind of content, what is missing for it, and whose pictures it has. */
export function importSummary(report: ImportReport): string {
  const lines = KINDS.flatMap((kind) => {
    const parts = (['added', 'changed', 'removed'] as const).flatMap((what) => told(what, report[kind]));
    return parts.length > 0 ? [`  ${kind}: ${parts.join('; ')}`] : [];
  });
  if (lines.length === 0) lines.push('  nothing: the content is up to date');
  if (report.withoutPrizes.length > 0)
    lines.push(
      `There are no ${listed(report.withoutPrizes)}: until you import them, riders read that nothing is left.`,
    );
  if (report.tooManyWinners.length > 0)
    lines.push(`The ${listed(report.tooManyWinners)}: riders who have won may read that nothing is left.`);
  if (report.otherHosts.length > 0) lines.push(picturesOf(report.otherHosts));
  if (report.remark) lines.push(report.remark);
  return lines.join('\n');
}

function picturesOf(hosts: readonly OtherHost[]): string {
  const count = hosts.reduce((sum, { pictures }) => sum + pictures, 0);
  const named = hosts.map(({ host, places }) => `${host}: ${listed(places)}`).join('; ');
  return `${count === 1 ? '1 picture comes' : `${count} pictures come`} from other hosts (${named}): riders' browsers load them without asking the rider.`;
}

function told(what: keyof Changes, changes: Changes): string[] {
  const names = changes[what];
  if (names.length === 0) return [];
  return [`${names.length} ${what} (${listed(names)})`];
}

/** Says which removals importing the earlier file again would not undo; '' if there are none. */
export function irreversibleRemovals({ pages, levels, prizes, vouchers, tiles }: ImportReport): string {
  const going = [
    ...pages.removed.map((name) => `page ${name}`),
    ...levels.removed.map((name) => `level ${name}`),
    ...prizes.removed.map((place) => `prizes ${place}`),
    ...vouchers.removed.map((codes) => `vouchers ${codes}`),
    ...tiles.removed,
  ];
  if (going.length === 0) return '';
  const sent = tiles.removed.some((tile) => /^(competition|action) /.test(tile))
    ? ' From then on content:retain deletes what was sent to these raffles and actions, counted from the last participation.'
    : '';
  return `This removes ${going.join(', ')}.${sent}`;
}
