import { type Changes, type ImportReport, KINDS } from '../import/import-report.ts';

const MAX_NAMES = 12;

/** A summary of an import or a check, one line per kind of content. */
export function importSummary(report: ImportReport): string {
  const lines = KINDS.flatMap((kind) => {
    const parts = (['added', 'changed', 'removed'] as const).flatMap((what) => told(what, report[kind]));
    return parts.length > 0 ? [`  ${kind}: ${parts.join('; ')}`] : [];
  });
  return lines.length > 0 ? lines.join('\n') : '  nothing: everything is there already';
}

function told(what: keyof Changes, changes: Changes): string[] {
  const names = changes[what];
  if (names.length === 0) return [];
  const more = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : '';
  return [`${names.length} ${what} (${names.slice(0, MAX_NAMES).join(', ')}${more})`];
}

/** Removals that importing the earlier file again would not undo. */
export function irreversibleRemovals({ pages, levels, prizes, vouchers, tiles }: ImportReport): string[] {
  return [
    ...pages.removed.map((name) => `page ${name}`),
    ...levels.removed.map((name) => `level ${name}`),
    ...prizes.removed.map((place) => `prizes ${place}`),
    ...vouchers.removed.map((codes) => `vouchers ${codes}`),
    ...tiles.removed,
  ];
}
