import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createAdmin } from '#server/content-service/admin/admin.ts';
import { openDatabase } from '#server/content-service/db/open-database.ts';
import { engines, openTestDatabase } from '#server/content-service/db/test-database.ts';
import { ENTRY, killTestContent, TILE } from '../kill/content.ts';

const hasTools = spawnSync('pg_dump', ['--version']).status === 0;

describe.runIf(engines.includes('postgres') && hasTools)('a backup', () => {
  it('brings content, what was taken and riders’ files back into an empty place', async () => {
    const before = await openTestDatabase('postgres');
    const after = await openTestDatabase('postgres');
    const admin = createAdmin({ ...before, timeZone: 'Europe/Berlin', now: () => new Date() });
    await admin.import(killTestContent(20), { replace: true });
    const files = path.join(before.dataDir, 'uploads-received');
    mkdirSync(files, { recursive: true });
    writeFileSync(path.join(files, 'photo.jpg'), 'a photo');
    const kept = path.join(before.dataDir, 'kept');
    const run = (script: string, { databaseUrl = '', dataDir }: typeof before) =>
      execFileSync(`deploy/${script}`, [kept], {
        env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
      });
    run('backup.sh', before);
    // As empty as a new server's.
    await after.db.execute(sql`drop schema public cascade`);
    await after.db.execute(sql`drop schema if exists drizzle cascade`);
    await after.db.execute(sql`create schema public`);
    run('restore.sh', after);
    const again = await openDatabase({ databaseUrl: after.databaseUrl, dataDir: after.dataDir });
    const restored = createAdmin({
      ...again,
      dataDir: after.dataDir,
      timeZone: 'Europe/Berlin',
      now: () => new Date(),
    });
    expect(await restored.export()).toEqual(await admin.export());
    expect(await restored.report(ENTRY, TILE.voucher)).toBe(await admin.report(ENTRY, TILE.voucher));
    expect(readFileSync(path.join(after.dataDir, 'uploads-received', 'photo.jpg'), 'utf8')).toBe('a photo');
    await again.close();
    await before.close();
    await after.close();
  });
});
