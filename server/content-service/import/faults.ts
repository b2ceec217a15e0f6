import type { z } from 'zod';

/** Collects all that is wrong with a file in sentences: 'entries[3].kacheln[2].endDate is not a date.' */
export class Faults {
  private readonly sentences: string[] = [];

  add(path: Path, message: string): void {
    const between = PREDICATE.test(message) ? ' ' : ': ';
    this.sentences.push(`${inWords(path) || 'the file'}${between}${message}.`);
  }

  addAll(path: Path, error: z.ZodError): void {
    for (const issue of error.issues) this.add([...path, ...(issue.path as Path)], wordsOf(issue));
  }

  get list(): readonly string[] {
    return this.sentences;
  }
}

/** What is said of the thing at the path itself; anything else is a sentence of its own. */
const PREDICATE = /^(?:is|has|holds|lies|stands) /;

const THINGS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
};

/** Where a schema has no words of its own, zod's are no sentence. */
function wordsOf(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_type' || !issue.message.startsWith('Invalid input')) return issue.message;
  return `is not ${THINGS[issue.expected] ?? issue.expected}`;
}

export type Path = readonly (string | number)[];

function inWords(path: Path): string {
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
