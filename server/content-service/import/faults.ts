import type { z } from 'zod';

/** Collects all faults of a file as sentences: 'entries[3].kacheln[2].endDate is not a date.' */
export class Faults {
  private readonly sentences: string[] = [];

  /** With `file`, a fault also names the id and title of its entry. */
  constructor(private readonly file: unknown = null) {}

  add(path: Path, message: string): void {
    const between = PREDICATE.test(message) ? ' ' : ': ';
    const end = /[.?]$/.test(message) ? '' : '.';
    this.sentences.push(
      `${pathText(path) || 'the file'}${between}${message}${end}${entryAt(this.file, path)}`,
    );
  }

  /** The value as the schema reads it; null, and a fault for each issue, where it doesn't. */
  read<Schema extends z.ZodType>(schema: Schema, value: unknown, path: Path): z.infer<Schema> | null {
    const parsed = schema.safeParse(value);
    for (const issue of parsed.error?.issues ?? [])
      this.add([...path, ...(issue.path as Path)], issueMessage(issue));
    return parsed.data ?? null;
  }

  get list(): readonly string[] {
    return this.sentences;
  }
}

/** ' (entry 101 "Freikarten")' */
export function entryAt(file: unknown, path: Path): string {
  let value = file;
  let named = '';
  for (const [index, step] of path.entries()) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;
    if (typeof step !== 'number' || !['entries', 'wire'].includes(String(path[index - 1]))) continue;
    const { id, title } = (value ?? {}) as { id?: unknown; title?: unknown };
    const name = typeof id === 'object' ? JSON.stringify(id) : id;
    const words = [name, title && JSON.stringify(title)].filter(Boolean).join(' ').slice(0, 120);
    if (words) named = ` (${path[index - 1] === 'wire' ? 'wire post' : 'entry'} ${words})`;
  }
  return named;
}

/** Ends the messages of faults that `changeRunning` allows. */
export const OVERRIDE_HINT = '; to import it anyway, pass --yes-change-running';

/** Messages with these verbs follow the path as their subject; others follow a colon. */
const PREDICATE = /^(?:is|has|must|contains|differs) /;

const TYPE_NAMES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
};

const DATES = '2026-11-01, 2026-11-01 06:00:00, 2026-11-01T06:00:00+01:00 or Sun, 01 Nov 2026 06:00:00 +0100';

export const ADDRESSES = 'https://…, mailto:…, tel:…, {address}… or a path that starts with /';

/** Rewrites zod's default messages, which don't form a sentence with the path. */
function issueMessage(issue: z.core.$ZodIssue): string {
  if (issue.message === 'is not a date') return `is not a date such as ${DATES}`;
  if (issue.message === 'is not an id') return 'is not an id of letters, digits, _ and -, at most 40';
  if (issue.message === 'is not an address') return `is not an address such as ${ADDRESSES}`;
  if (issue.code !== 'invalid_type' || !issue.message.startsWith('Invalid input')) return issue.message;
  return `is not ${TYPE_NAMES[issue.expected] ?? issue.expected}`;
}

export type Path = readonly (string | number)[];

export function pathText(path: Path): string {
  return path
    .map((step, index) => {
      if (typeof step === 'number') return `[${step}]`;
      if (!/^[\w-]+$/.test(step)) return `[${JSON.stringify(step)}]`;
      return index === 0 ? step : `.${step}`;
    })
    .join('');
}

export class ImportRefused extends Error {
  override name = 'ImportRefused';
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
  }
}
