import { type Admin, createAdmin } from '#server/content-service/admin/admin.ts';
import { findRunningAdmin } from '#server/content-service/admin/admin-client.ts';
import { openAdminServer } from '#server/content-service/admin/admin-server.ts';
import { entry as anyEntry } from './content.ts';
import { type Engine, openTestDatabase, type TestDatabase } from './database.ts';

export const NOW = new Date('2026-11-20T11:00:00Z');

/** Without pictures: the import would refuse missing files. */
const TILES = [
  { type: 'altkachel', header: 'Tram' },
  { type: 'action', id: '1', title: 'Foto' },
];

export const entry = (fields: Record<string, unknown>) => anyEntry({ kacheln: TILES, ...fields });
const survey = { type: 'survey', id: '7', question: 'Mehr?', answer1: 'Ja', answer2: 'Nein' };

/** The import file of the test's database. */
export const CONTENT = {
  levels: { sport: { title: 'Sport', description: '', searchable: true, page: 'start' } },
  pages: { start: [{ type: 'small', title: '', entries: ['1'] }], sport: [] },
  entries: [
    entry({ id: '1', publish_from: '2026-11-20 06:00:00', kacheln: [...TILES, survey] }),
    entry({ id: '2', draft: true }),
  ],
  wire: [{ id: '9001', title: 'Welt', kacheln: [{ type: 'dpa-infoline-entry', title: 'Welt' }] }],
  prizes: [{ entry: '1', action: '1', winners: 5 }],
  vouchers: [
    { entry: '1', action: '1', password: 'geheim', endDate: '2026-12-24', codes: ['A-1', 'A-2', 'A-3'] },
  ],
};

export interface TestAdmin {
  database: TestDatabase;
  admin: Admin;
  close(): Promise<void>;
}

/** The editors' commands as sent to a running service. */
export async function openRunningAdmin(here: Admin, dataDir: string): Promise<Omit<TestAdmin, 'database'>> {
  const close = await openAdminServer(here, dataDir);
  const admin = await findRunningAdmin(dataDir);
  if (!admin) throw new Error('The running service was not found.');
  return { admin, close };
}

/** The same on a real database with CONTENT. */
export async function openTestAdmin(engine: Engine): Promise<TestAdmin> {
  const database = await openTestDatabase(engine);
  const { db, dataDir } = database;
  const here = createAdmin({ db, dataDir, timeZone: 'Europe/Berlin', now: () => NOW });
  const { admin, close: stop } = await openRunningAdmin(here, dataDir);
  await admin.import(CONTENT, { replace: false });
  return {
    database,
    admin,
    async close() {
      await stop();
      await database.close();
    },
  };
}
