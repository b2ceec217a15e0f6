import { createHash } from 'node:crypto';
import { localDay } from '#app/contract/time.ts';
import type { Db } from '../db/open-database.ts';
import { type DemoSetting, demoContent } from '../demo/demo-content.ts';
import { contentSource, DEMO, isOwnContent } from '../import/demo-mark.ts';
import { ContentAlreadyExists, importContent } from '../import/import-content.ts';
import type { ImportOptions } from '../import/import-options.ts';

interface SeedOptions extends DemoSetting, Pick<ImportOptions, 'factsOf'> {}

/**
 * Fills an empty database with the demo content and moves its dates along, once a day. Submissions, counts and used
 * vouchers stay. Does nothing once the operator's own content is imported.
 */
export async function seedDemo(db: Db, options: SeedOptions): Promise<boolean> {
  const source = `${DEMO}${mark(options)}`;
  if ((await contentSource(db)) === source || (await isOwnContent(db))) return false;
  const { now, timeZone, factsOf } = options;
  const order = { now, timeZone, factsOf, source, replace: true, changeRunning: true, onlyOverDemo: true };
  try {
    await importContent(db, demoContent(options), order);
    return true;
  } catch (error) {
    if (error instanceof ContentAlreadyExists) return false;
    throw error;
  }
}

/** The day and a hash of the demo content at its start, so that a new version of the demo is imported too. */
function mark({ now, timeZone, mediaBase }: SeedOptions): string {
  const day = localDay(now.getTime(), timeZone);
  const content = demoContent({ now: new Date(`${day}T00:00:00Z`), timeZone, mediaBase });
  return `${day} ${createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12)}`;
}
