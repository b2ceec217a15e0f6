import { addDays, localDay } from '#app/contract/time.ts';
import { demoContent } from '#server/content-service/demo/demo-content.ts';
import { importContent } from '#server/content-service/import/import-content.ts';
import { renewSearchIndex } from '#server/content-service/search/renew-index.ts';
import { openTestDatabase, type TestDatabase } from '../support/content-service/database.ts';

const TIME_ZONE = 'Europe/Berlin';
export const SHOWN = 10;
const DAYS_AGO = { first: 2, days: 27 };
const FORMS = ['competition', 'action', 'deal', 'survey'];

/**
 * `count` entries of the last 30 days; ten of them are on the start page and in yesterday's archive. Each has the
 * headline of one demo entry and the texts of two others, so that word frequencies are as in real news.
 */
export function manyEntries(count: number, now: Date) {
  const { entries } = demoContent({ now, timeZone: TIME_ZONE, mediaBase: '/api/uploads/' });
  const today = localDay(now.getTime(), TIME_ZONE);
  const made = Array.from({ length: count }, (_, n) => {
    const [own, other] = [entries[n % entries.length], entries[(n * 7 + 3) % entries.length]];
    const daysAgo = n < SHOWN ? 1 : DAYS_AGO.first + (n % DAYS_AGO.days);
    return {
      id: String(100_000 + n),
      title: `${own?.title} ${n}`,
      kacheln: [...(own?.kacheln ?? []), ...(other?.kacheln ?? [])].filter(
        ({ type }) => !FORMS.includes(type),
      ),
      publish_from: `${addDays(today, -daysAgo)} 00:00:00`,
    };
  });
  const ids = made.slice(0, SHOWN).map(({ id }) => id);
  const start = [
    { type: 'slider', entries: ids.slice(0, 5) },
    { type: 'small', entries: ids.slice(5) },
  ];
  return {
    content: { entries: made, pages: { start } },
    addresses: {
      entries: ids.map((id) => `/beitrag/${id}`),
      day: `/archiv?day=${addDays(today, -1)}`,
    },
  };
}

/** A PGlite folder with the content, closed, so that a service can open it. */
export async function databaseOf(
  { content }: ReturnType<typeof manyEntries>,
  now: Date,
): Promise<TestDatabase> {
  const database = await openTestDatabase('pglite');
  // Before the import, as on a first start; later it would rebuild the index of all entries.
  await renewSearchIndex(database.db, now);
  await importContent(database.db, content, { now, timeZone: TIME_ZONE, source: 'bench' });
  await database.stop();
  return database;
}

const WORDS =
  'stadt linie bahn haltestelle straßenbahn uhr brücke markt neu konzert wetter sport verein fähre bus schule park ausstellung bäder kinder'.split(
    ' ',
  );

/** All different, so that none is answered from a cache. */
export const SEARCHES = WORDS.flatMap((one) =>
  WORDS.filter((other) => other !== one).map(
    (other) => `/archivsuche?q=${encodeURIComponent(`${one} ${other}`)}`,
  ),
);
