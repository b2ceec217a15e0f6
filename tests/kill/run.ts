import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findRunningAdmin } from '#server/content-service/admin/admin-client.ts';
import { openDatabase } from '#server/content-service/db/open-database.ts';
import { killTestContent } from '../support/kill-content.ts';
import { differences, Ledger } from '../support/ledger.ts';
import { Mails } from '../support/mails.ts';
import { Rider } from './rider.ts';
import { ServiceUnderTest } from './service-under-test.ts';
import { countsFromService, countsFromTables } from './stored-counts.ts';

/**
 * `npm run test:kill [-- KILLS]`: kills the content service with SIGKILL at random moments during submissions. After
 * each restart, interrupted calls are retried and completed ones repeated; then everything that was confirmed must be
 * stored exactly once.
 */
const KILLS = Number(process.argv[2] ?? 50);
const PORT = Number(process.env.KILL_TEST_PORT ?? 4193);
const RIDERS = 4;
const LONGEST_RUN_MS = 700;

const dataDir = await mkdtemp(join(tmpdir(), 'kachel-kill-'));
const service = new ServiceUnderTest(dataDir, PORT);
const ledger = new Ledger();
const mails = new Mails(dataDir);
const riders = Array.from({ length: RIDERS }, () => new Rider(service, ledger));
let passed = 0;

async function rideAndKill(): Promise<void> {
  let over = false;
  const before = ledger.total;
  const rides = Promise.all(riders.map((rider) => rider.rideUntil(() => over)));
  rides.catch(() => {
    over = true;
  });
  while (!over && ledger.total === before) await pause(5);
  await pause(randomInt(LONGEST_RUN_MS));
  await service.end('SIGKILL');
  over = true;
  await service.start();
  await rides;
}

async function findFaults(): Promise<string[]> {
  for (const rider of riders) await rider.repeat();
  ledger.links.push(...(await mails.newKeys()));
  const admin = await findRunningAdmin(dataDir);
  if (!admin) return ['nobody answers for the service'];
  const { counts, faults } = await countsFromService(ledger, { admin, api: service.api, dataDir });
  return [...differences(counts), ...faults, ...mails.unwanted(ledger.optins)];
}

try {
  await service.start();
  await (await findRunningAdmin(dataDir))?.import(killTestContent(KILLS * 500), {
    replace: true,
    leaveDemo: true,
  });
  while (passed < KILLS) {
    await rideAndKill();
    const faults = await findFaults();
    if (faults.length > 0) throw new Error(`After kill ${passed + 1}: ${faults.join(', ')}`);
    passed += 1;
    const lost = `${ledger.lostAnswers} answers lost so far`;
    process.stdout.write(`kill ${passed}/${KILLS}: all ${ledger.total} there, once; ${lost}\n`);
  }
  await service.end('SIGTERM');
  await mails.newKeys();
  const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined });
  const faults = differences(await countsFromTables(ledger, mails.ids, db));
  await close();
  if (faults.length > 0) throw new Error(`In the tables: ${faults.join(', ')}`);
  process.stdout.write(`${passed} passed, 0 failed\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.stdout.write(`${passed} passed, 1 failed\n`);
  process.exitCode = 1;
} finally {
  await service.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}
