import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { engines, openTestDatabase } from '#tests/support/content-service/database.ts';
import { entries, searchWords } from '../db/schema.ts';
import { importContent } from './import-content.ts';

it.each(engines)(
  'wire posts whose order changes don’t have their bodies rewritten on disk, on %s',
  async (engine) => {
    const database = await openTestDatabase(engine);
    const { db } = database;
    const body = () => randomBytes(5000).toString('hex');
    const posts = Array.from({ length: 30 }, (_, n) => ({
      id: String(n + 1),
      title: 'Welt',
      kacheln: [{ type: 'dpa-infoline-entry', title: 'Welt', body: body() }],
    }));
    const runImport = (first: number) => {
      const wire = [...posts.slice(first), ...posts.slice(0, first)];
      const now = new Date(Date.UTC(2026, 10, 20, 12, first));
      return importContent(db, { wire }, { now, timeZone: 'Europe/Berlin', source: 'import' });
    };
    const size = async () => {
      const { rows } = await db.execute<{ bytes: number }>(
        sql`select pg_total_relation_size('wire_posts')::int as bytes`,
      );
      return rows[0]?.bytes ?? 0;
    };
    await runImport(0);
    const before = await size();
    for (let first = 1; first <= 10; first += 1)
      expect((await runImport(first)).wire.changed).toHaveLength(30);
    // With their bodies each of the 300 posts would take 6 kB.
    expect((await size()) - before).toBeLessThan(200_000);
    await database.close();
  },
);

it.each(engines)(
  'an entry with a ‘word’ that no index takes is imported, and its other words are listed, on %s',
  async (engine) => {
    const database = await openTestDatabase(engine);
    const { db } = database;
    const long = randomBytes(3000).toString('hex');
    const kacheln = [{ type: 'text', content: `<p>Fahrplan ${long}</p>` }];
    const file = { entries: [{ id: '1', title: long, kacheln }] };
    await importContent(db, file, { now: new Date(), timeZone: 'Europe/Berlin', source: 'import' });
    expect(await db.select({ id: entries.id }).from(entries)).toEqual([{ id: '1' }]);
    expect(await db.select().from(searchWords)).toEqual([{ word: 'fahrplan', stem: 'fahrplan' }]);
    await database.close();
  },
);
