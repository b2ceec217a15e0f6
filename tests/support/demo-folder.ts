import { cpSync } from 'node:fs';
import { inject } from 'vitest';
import { temporaryFolder } from './host.ts';

/** A DATA_DIR of its own that holds the demo: a start with an empty one takes 5 s more to seed it. */
export function demoFolder(): ReturnType<typeof temporaryFolder> {
  const made = temporaryFolder();
  cpSync(inject('demoFolder'), made.folder, { recursive: true });
  return made;
}
