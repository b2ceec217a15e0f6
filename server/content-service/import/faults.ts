import type { z } from 'zod';

/** Collects everything that is wrong with a file, each with the path to it: 'entries[3].kacheln[2].endDate'. */
export class Faults {
  private readonly sentences: string[] = [];

  add(path: Path, message: string): void {
    this.sentences.push(`${inWords(path) || 'the file'}: ${message}`);
  }

  addAll(path: Path, error: z.ZodError): void {
    for (const issue of error.issues) this.add([...path, ...(issue.path as Path)], issue.message);
  }

  get list(): readonly string[] {
    return this.sentences;
  }
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
