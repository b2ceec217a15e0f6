import { type SQLWrapper, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { engines, openTestDatabase } from '#tests/support/content-service/database.ts';
import { opened } from '#tests/support/opened.ts';
import { newestPosts } from '../content/wire.ts';
import { uploadsNamed } from '../uploads-received/sweep-uploads.ts';
import type { Executor } from './open-database.ts';

describe.each(engines)('an index on %s', (engine) => {
  const database = opened(() => openTestDatabase(engine));

  it.each<[string, string, (db: Executor) => SQLWrapper]>([
    [
      'the newest wire posts',
      'wire_posts_newest',
      (db) => newestPosts(db, { at: new Date(), preview: false }),
    ],
    [
      'uploads by the names of their files',
      'uploads_file_name',
      (db) => uploadsNamed(db, ['a.jpg', 'b.jpg']),
    ],
  ])('finds %s, without sorting the table', async (_, index, query) => {
    const plan = await database.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return tx.execute(sql`explain ${query(tx)}`);
    });
    expect(JSON.stringify(plan.rows)).toContain(index);
    expect(JSON.stringify(plan.rows)).not.toContain('Sort');
  });
});
