import { asc } from 'drizzle-orm';
import type { ContentAnswer } from '../core/conditional-answer.ts';
import type { Executor } from '../db/open-database.ts';
import { levels } from '../db/schema.ts';
import { changedAt } from './entry-store.ts';
import { newest } from './visibility.ts';

/** Valid names of levels and other pages. */
export const PAGE_NAME = /^[a-z0-9][a-z0-9_-]{0,39}$/;

export async function levelsAnswer(db: Executor): Promise<ContentAnswer> {
  const rows = await db.select().from(levels).orderBy(asc(levels.position), asc(levels.name));
  const body = Object.fromEntries(
    rows.map(({ name, title, description, searchable, page }) => [
      name,
      { title, description, searchable, page },
    ]),
  );
  return {
    body,
    lastModified: newest([...(await changedAt(db, ['levels'])), ...rows.map((row) => row.updatedAt)]),
  };
}
