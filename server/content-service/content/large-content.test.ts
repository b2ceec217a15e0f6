import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { entry, TestContent } from '#tests/support/content-service/content.ts';
import { oneEngine } from '#tests/support/content-service/database.ts';
import { opened } from '#tests/support/opened.ts';
import { entries } from '../db/content-tables.ts';

const ids = Array.from({ length: 12 }, (_, n) => String(n + 1));
const large = (id: string) =>
  entry({
    id,
    kacheln: [{ type: 'text', content: `Langer Text ${'über '.repeat(31_600)}` }],
    publish_from: `2026-11-20 0${Math.floor(Number(id) / 2)}:00:00`,
  });
const wirePost = (_: unknown, n: number) => ({
  id: String(9000 + n),
  title: 'Meldung',
  kacheln: [{ type: 'dpa-infoline-entry', publishTime: `2026-11-${n < 20 ? 21 : 19} 08:00:00` }],
});

describe.each(oneEngine)('more content than the web app reads, on %s', (engine) => {
  const content = opened(() => TestContent.open(engine));
  beforeAll(async () => {
    await content.import({
      pages: { start: ids.map((id) => ({ type: 'full', entries: [id] })) },
      entries: ids.map(large),
      wire: Array.from({ length: 140 }, wirePost),
    });
  });

  it.each(['archive/de/d/2026-11-20', 'archive/de/d/all', 'archive/de/s/Langer%20Text', 'start/de'])(
    'is answered as far as it fits: %s',
    async (path) => {
      const answer = await (await content.get(path)).text();
      expect(Buffer.byteLength(answer)).toBeLessThan(2 * 1024 * 1024);
      expect(answer.match(/Langer Text/g)).toHaveLength(9);
    },
  );

  it('leaves out the oldest of a day, and the last positions of a page', async () => {
    const day = (await content.json('archive/de/d/2026-11-20')) as Record<string, { id: string }[]>;
    expect(day['2026-11-20']?.map(({ id }) => id)).toEqual(ids.slice(3).reverse());
    const page = (await content.json('start/de')) as { entries: { id: string }[] }[];
    expect(page.flatMap((position) => position.entries.map(({ id }) => id))).toEqual(ids.slice(0, 9));
  });

  it('is not read from the database for a list of wire posts', async () => {
    const query = vi.spyOn(content.database.pool, 'query');
    expect(await content.json('dpaposts/de')).toHaveLength(100);
    const answers = await Promise.all(query.mock.results.map(({ value }) => value as { rows: unknown[] }));
    expect(Math.max(...answers.map(({ rows }) => rows.length))).toBe(100);
    query.mockRestore();
  });

  it('without an entry that becomes a draft between two reads of the archive', async () => {
    const { db, pool } = content.database;
    const turn = (draft: boolean) => db.update(entries).set({ draft }).where(eq(entries.id, '5'));
    const query = pool.query.bind(pool) as (...args: unknown[]) => Promise<unknown>;
    let reads = 0;
    vi.spyOn(pool, 'query').mockImplementation((async (...args: unknown[]) => {
      const answer = await query(...args);
      if (JSON.stringify(args[0]).includes('order by \\"entries\\"') && ++reads === 1) await turn(true);
      return answer;
    }) as never);
    const day = (await content.json('archive/de/d/2026-11-20')) as Record<string, { id: string }[]>;
    vi.restoreAllMocks();
    await turn(false);
    expect(reads).toBe(1);
    expect(day['2026-11-20']?.map(({ id }) => id)).not.toContain('5');
  });

  it('is read from the database only as far as it fits', async () => {
    const updatedAt = new Date('2026-11-19T08:00:00Z');
    const many = Array.from({ length: 600 }, (_, n) => {
      const id = String(1000 + n);
      return { id, document: { id, text: 'x'.repeat(20_000) }, publishFrom: updatedAt, updatedAt };
    });
    await content.database.db.insert(entries).values(many);
    const query = vi.spyOn(content.database.pool, 'query');
    const day = (await content.json('archive/de/d/2026-11-19')) as Record<string, { id: string }[]>;
    type Answer = { rows: unknown[]; fields: { name: string }[] };
    const answers = await Promise.all(query.mock.results.map(({ value }) => value as Answer));
    query.mockRestore();
    const newest = many.map(({ id }) => id).reverse();
    expect(day['2026-11-19']?.map(({ id }) => id)).toEqual(newest.slice(0, 89));
    const read = answers.filter(({ fields }) => fields.some(({ name }) => name === 'document'));
    expect(read.flatMap(({ rows }) => rows)).toHaveLength(200);
  });
});
