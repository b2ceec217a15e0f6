import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { entry } from '#tests/support/content-service/content.ts';
import { engines, openTestDatabase } from '#tests/support/content-service/database.ts';
import { opened } from '#tests/support/opened.ts';
import { pageContent } from '../content/pages.ts';
import { entries, prizes, surveyCounts, voucherActions, vouchers, wirePosts } from '../db/schema.ts';
import { importContent } from '../import/import-content.ts';
import { seedDemo } from './seed-demo.ts';

const timeZone = 'Europe/Berlin';
const mediaBase = '/api/uploads/';

/** Noon in Berlin, on two days. */
const TODAY = new Date('2026-11-20T11:00:00Z');
const TOMORROW = new Date('2026-11-21T11:00:00Z');

describe.each(engines)('the demo content on %s', (engine) => {
  const database = opened(() => openTestDatabase(engine));
  const seed = (now: Date) => seedDemo(database.db, { now, timeZone, mediaBase });

  it('fills an empty database, once a day', async () => {
    expect(await seed(TODAY)).toBe(true);
    expect(await seed(new Date(TODAY.getTime() + 60_000))).toBe(false);
    const start = await pageContent(database.db, 'start', { at: TODAY, preview: false });
    expect(start?.body).not.toEqual([]);
  });

  it('moves along with the day, and leaves what riders did', async () => {
    const { db } = database;
    const [voucher] = await db.select().from(vouchers).where(eq(vouchers.position, 9));
    if (!voucher) throw new Error('The demo has no tenth voucher.');
    const same = and(eq(vouchers.entryId, voucher.entryId), eq(vouchers.code, voucher.code));
    await db.update(vouchers).set({ usedAt: TODAY, issuedAt: TODAY, usedBy: 'rider' }).where(same);
    await db.update(prizes).set({ left: 1 });
    await db.update(surveyCounts).set({ answer1: 4711 });
    const dates = () =>
      db.select({ id: entries.id, from: entries.publishFrom }).from(entries).orderBy(entries.id);
    const actions = () =>
      db.select().from(voucherActions).orderBy(voucherActions.entryId, voucherActions.actionId);
    const [datesBefore, actionsBefore] = [await dates(), await actions()];

    expect(await seed(TOMORROW)).toBe(true);

    const later = (await dates()).map(({ id, from }, n) => {
      expect(id).toBe(datesBefore[n]?.id);
      return Number(from) - Number(datesBefore[n]?.from);
    });
    // Dates across the change to winter time move by 23 or 25 hours.
    const day = 24 * 3_600_000;
    expect(later.filter((moved) => moved < day - 3_600_000 || moved > day + 3_600_000).length).toBeLessThan(
      5,
    );
    expect((await db.select().from(vouchers).where(same))[0]).toMatchObject({ usedBy: 'rider' });
    expect((await db.select().from(prizes))[0]?.left).toBe(1);
    expect((await db.select().from(surveyCounts))[0]?.answer1).toBe(4711);
    expect((await actions()).map(({ passwordHash }) => passwordHash)).toEqual(
      actionsBefore.map(({ passwordHash }) => passwordHash),
    );
  });

  it('leaves content of one’s own alone that was imported while it got ready for a new day', async () => {
    const { db } = database;
    let isImported = false;
    const importMeanwhile = async () => {
      if (!isImported) {
        isImported = true;
        const own = { now: TOMORROW, timeZone, source: 'import', replace: true, leaveDemo: true };
        await importContent(db, { entries: [entry({ id: '5' })] }, own);
      }
      return {};
    };
    const day = { now: new Date('2026-11-22T11:00:00Z'), timeZone, mediaBase };
    expect(await seedDemo(db, { ...day, factsOf: importMeanwhile })).toBe(false);
    expect((await db.select().from(entries)).map(({ id }) => id)).toEqual(['5']);
  });

  it('changes nothing once somebody has imported content of their own', async () => {
    const { db } = database;
    await importContent(
      db,
      { entries: [entry({ id: '5' })], pages: { start: [{ type: 'full', entries: ['5'] }] } },
      { now: TOMORROW, timeZone, source: 'import', replace: true },
    );
    expect(await seed(new Date('2026-11-25T12:00:00Z'))).toBe(false);
    expect((await db.select().from(entries)).map(({ id }) => id)).toEqual(['5']);
    expect(await db.select().from(wirePosts)).toEqual([]);
  });
});
