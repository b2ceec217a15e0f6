import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '#tests/support/content-service/database.ts';

const MEGABYTE = 2 ** 20;

describe('the embedded database', () => {
  it('doesn’t leak memory for rows that were read: under 20 MB after 90 MB', {
    timeout: 60_000,
  }, async () => {
    const { db, heapBytes, close } = await openTestDatabase('pglite');
    const read = () => db.execute(sql`select repeat('x', 3000) as text from generate_series(1, 1000)`);
    await read();
    const before = await heapBytes();
    for (let round = 0; round < 30; round += 1) {
      const { rows } = await read();
      expect(rows).toHaveLength(1000);
      expect(rows[999]).toEqual({ text: 'x'.repeat(3000) });
    }
    // 90 MB of rows were read.
    expect((await heapBytes()) - before).toBeLessThan(20 * MEGABYTE);
    await close();
  });
});
