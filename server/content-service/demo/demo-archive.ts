import { ARCHIVE_DAYS } from '#app/contract/limits.ts';
import { archivePart1 } from './archive-1.ts';
import { archivePart2 } from './archive-2.ts';
import { archivePart3 } from './archive-3.ts';
import { archivePart4 } from './archive-4.ts';
import type { ArchiveArticle } from './archive-article.ts';
import type { DemoEntry } from './import-file.ts';
import { article, type DemoHelpers, story } from './kit.ts';

const FIRST_ID = 200;
const HOURS = ['16:40', '10:15', '05:30'];
/** For how many days an archived story was published; most have ended, as in a real archive. */
const LIFETIMES = [2, 4, 7, 12];

const parts = [archivePart1, archivePart2, archivePart3, archivePart4];

/** Takes one story of each part in turn, so that every day has different topics. */
const mixed: readonly ArchiveArticle[] = Array.from(
  { length: Math.max(...parts.map((part) => part.length)) },
  (_, row) => parts.flatMap((part) => part[row] ?? []),
).flat();

/** 200 and up, newest first: two or three stories on each day of the archive. */
export function archiveEntries(kit: DemoHelpers): DemoEntry[] {
  return mixed.map(({ title, kicker, teaser, picture, body }, index) => {
    const daysAgo = Math.floor((index * ARCHIVE_DAYS) / mixed.length);
    return story(kit, String(FIRST_ID + index), {
      title,
      from: -daysAgo,
      time: HOURS[index % HOURS.length],
      till: -daysAgo + (LIFETIMES[index % LIFETIMES.length] ?? 2),
      card: { picture, header: title, subheader: kicker, text: teaser },
      tiles: [article(...body)],
    });
  });
}
