import { createHash } from 'node:crypto';
import { localDay } from '#app/contract/time.ts';
import type { Db } from '../db/open-database.ts';
import { demoContent } from '../demo/demo-content.ts';
import { contentSource, DEMO } from '../import/demo-mark.ts';
import { importContent } from '../import/import-content.ts';
import type { PictureFacts } from '../media/picture-facts.ts';

export interface SeedOptions {
  now: Date;
  timeZone: string;
  /** Where media are served from, ending in a slash. */
  mediaBase: string;
  factsOf?: (mediaURL: string) => Promise<PictureFacts>;
}

/**
 * Fills an empty database with the demo content and moves its dates along, once a day. Submissions, counts and used
 * vouchers stay. As soon as anybody imports content of their own, the demo keeps its hands off.
 */
export async function seedDemo(db: Db, options: SeedOptions): Promise<boolean> {
  const source = await contentSource(db);
  const wanted = `${DEMO}${mark(options)}`;
  if (source === wanted || (source !== null && !source.startsWith(DEMO))) return false;
  await importContent(db, demoContent(options), {
    now: options.now,
    timeZone: options.timeZone,
    replace: true,
    changeRunning: true,
    factsOf: options.factsOf,
    source: wanted,
  });
  return true;
}

/** The day, and what the content would be at that day's beginning: a new version of the demo counts as a new day. */
function mark({ now, timeZone, mediaBase }: SeedOptions): string {
  const day = localDay(now.getTime(), timeZone);
  const content = demoContent({ now: new Date(`${day}T00:00:00Z`), timeZone, mediaBase });
  return `${day} ${createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12)}`;
}
