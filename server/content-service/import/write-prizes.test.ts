import { beforeAll, describe, expect, it } from 'vitest';
import { engines, openTestDatabase } from '#tests/support/content-service/database.ts';
import { opened } from '#tests/support/opened.ts';
import { prizes } from '../db/schema.ts';
import { writePrizes } from './write-prizes.ts';

const imported = (winners: number) => [{ entry: '1', action: '1', winners, left: undefined, at: [] }];

describe.each(engines)('prizes that an import writes again, on %s', (engine) => {
  const database = opened(() => openTestDatabase(engine));
  beforeAll(async () => {
    await database.db.insert(prizes).values({ entryId: '1', actionId: '1', winners: 5, left: 2 });
  });

  it.runIf(engine === 'postgres')('can be drawn meanwhile if their number is the same', async () => {
    const { db, pool } = database;
    const drawable = await db.transaction(async (tx) => {
      await writePrizes(tx, imported(5));
      return pool.query('select * from prizes for update nowait');
    });
    expect(drawable.rows).toHaveLength(1);
  });

  it('are reported only if their number differs', async () => {
    const { db } = database;
    expect(await writePrizes(db, imported(5))).toEqual({ added: [], changed: [], removed: [] });
    expect(await writePrizes(db, imported(6))).toEqual({ added: [], changed: ['1/1'], removed: [] });
    expect(await db.select().from(prizes)).toMatchObject([{ winners: 6, left: 3 }]);
  });
});
