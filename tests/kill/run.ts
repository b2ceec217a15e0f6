import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRunningDesk } from '#server/content-service/desk/desk-client.ts';
import { ServiceUnderTest } from './service-under-test.ts';
import { ENTRY, type Kept, killTestContent, PASSWORD, Rider, voucherCode } from './submissions-of-a-run.ts';

/**
 * `npm run test:kill [-- KILLS]`: kills the content service with SIGKILL at random moments of a run of submissions, and
 * looks after each restart whether everything is there that was answered with success.
 */
const KILLS = Number(process.argv[2] ?? 50);
const PORT = Number(process.env.KILL_TEST_PORT ?? 4193);
const RIDERS = 4;
const LONGEST_RUN_MS = 700;

const kept: Kept = { emails: new Set(), votes: 0, deals: 0, vouchers: [] };
let vouchersTried = 0;
const nextVoucher = () => {
  vouchersTried += 1;
  return voucherCode(vouchersTried);
};

const total = () => kept.emails.size + kept.votes + kept.deals + kept.vouchers.length;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function call(api: string, path: string, body?: object): Promise<Record<string, unknown>> {
  const init = body && {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  return (await fetch(`${api}${path}`, init)).json() as Promise<Record<string, unknown>>;
}

async function missing(api: string, dataDir: string): Promise<string[]> {
  const desk = await findRunningDesk(dataDir);
  const report = (await desk?.report(ENTRY, '1')) ?? '';
  const rows = report.split('\r\n');
  const lost = [...kept.emails]
    .filter((email) => !report.includes(email))
    .map((email) => `entry of ${email}`);
  const counts = await call(api, `/survey/v1/info/${ENTRY}/1`);
  if (Number(counts.answer1) < kept.votes) lost.push(`${kept.votes - Number(counts.answer1)} votes`);
  const deals = rows.filter((row) => row.startsWith('"deal"')).length;
  if (deals < kept.deals) lost.push(`${kept.deals - deals} deals`);
  const { info } = await call(api, '/voucher/v1/info', { id: ENTRY, action: '1', password: PASSWORD });
  const used = Number((info as { voucherUsed?: unknown } | undefined)?.voucherUsed);
  if (!(used >= kept.vouchers.length && used <= vouchersTried)) {
    lost.push(`${kept.vouchers.length} vouchers were redeemed, ${used} are used`);
  }
  return lost;
}

const dataDir = await mkdtemp(join(tmpdir(), 'kachel-kill-'));
const service = new ServiceUnderTest(dataDir, PORT);
try {
  await service.start();
  await (await findRunningDesk(dataDir))?.import(killTestContent(KILLS * 2000), { replace: true });
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const riders = Array.from({ length: RIDERS }, () => new Rider(service.api, kept, nextVoucher).rideOn());
    const before = total();
    while (total() === before) await pause(5);
    await pause(randomInt(LONGEST_RUN_MS));
    await service.kill();
    await Promise.all(riders);
    await service.start();
    const lost = await missing(service.api, dataDir);
    if (lost.length > 0) throw new Error(`After kill ${kill} is missing: ${lost.join(', ')}`);
    process.stdout.write(`kill ${kill}/${KILLS}: all ${total()} there\n`);
  }
  process.stdout.write(`${KILLS} passed, 0 failed\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await service.stop();
  await rm(dataDir, { recursive: true, force: true });
}
