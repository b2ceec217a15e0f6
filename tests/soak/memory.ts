import { setTimeout as pause } from 'node:timers/promises';
import { databaseHeapMegabytes, residentMegabytes } from '../bench/measure.ts';
import type { Host } from '../support/host.ts';

/** What a process of the soak is started with, so that it can be asked. */
export const TELLS_MEMORY = ['--expose-gc', '--import', './tests/soak/tell-memory.mjs'];

/** When it is asked, as shares of the whole run; the first third is its warm-up. */
const MOMENTS = [0.34, 0.45, 0.56, 0.67, 0.78, 0.89];
/** Files on their way through are held, too, for a moment: the least of several tells what stays. */
const TIMES = 4;
const BETWEEN_MS = 700;
const PATIENCE_MS = 10_000;
const MB = 1024 * 1024;

interface Sample {
  /** Of the whole run. */
  share: number;
  megabytes: number;
}

interface SampleOf extends Sample {
  host: Host;
}

/**
 * What processes hold. The engine clears away when it has to and not before, so what is resident swings by tens of megabytes
 * and says nothing of a leak; what is still held after it has cleared away does.
 */
export class Memory {
  private readonly held: SampleOf[] = [];
  private readonly resident: SampleOf[] = [];
  private readonly database: Sample[] = [];
  private next = 0;

  async sample(hosts: readonly Host[], share: number): Promise<void> {
    const running = hosts.filter(({ child }) => child.exitCode === null && child.signalCode === null);
    for (const host of running) this.resident.push({ host, share, megabytes: residentMegabytes(host) });
    if (share < (MOMENTS[this.next] ?? Number.POSITIVE_INFINITY)) return;
    this.next += 1;
    for (const host of running) {
      const megabytes = await heldMegabytes(host);
      if (megabytes !== null) this.held.push({ host, share, megabytes });
    }
  }

  async sampleDatabase(metricsPort: number, share: number): Promise<void> {
    const megabytes = await databaseHeapMegabytes(metricsPort);
    if (megabytes !== null) this.database.push({ share, megabytes });
  }

  /** The embedded database is in a thread that can't be told to clear away: the least of each third is what it holds. */
  ofDatabase(): { second: number; last: number } {
    const least = (from: number, to: number) =>
      Math.min(
        ...this.database.filter(({ share }) => share >= from && share < to).map(({ megabytes }) => megabytes),
      );
    return { second: least(1 / 3, 2 / 3), last: least(2 / 3, 2) };
  }

  /** What was held in the second and in the last third of the run, and what was resident at most. */
  of(host: Host): { second: number; last: number; mostResident: number } {
    const mean = (from: number, to: number) => {
      const found = this.held.filter((one) => one.host === host && one.share >= from && one.share < to);
      return found.reduce((sum, { megabytes }) => sum + megabytes, 0) / found.length;
    };
    const resident = this.resident.filter((one) => one.host === host).map(({ megabytes }) => megabytes);
    return { second: mean(1 / 3, 2 / 3), last: mean(2 / 3, 2), mostResident: Math.max(...resident) };
  }
}

async function heldMegabytes(host: Host): Promise<number | null> {
  const told: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    if (time > 0) await pause(BETWEEN_MS);
    const megabytes = await heldNow(host);
    if (megabytes !== null) told.push(megabytes);
  }
  return told.length > 0 ? Math.min(...told) : null;
}

/** Null where it doesn't say: it was just killed, or stands still. */
async function heldNow({ child, output }: Host): Promise<number | null> {
  const before = output.length;
  child.kill('SIGUSR2');
  for (const began = Date.now(); Date.now() - began < PATIENCE_MS; await pause(50)) {
    const lines = output.slice(before).join('').split('\n');
    const line = lines.slice(0, -1).find((text) => text.includes('"msg":"memory"'));
    if (!line) continue;
    if (process.env.SOAK_LOG) process.stdout.write(`  ${line}\n`);
    const { heapUsed, external } = JSON.parse(line) as { heapUsed: number; external: number };
    return (heapUsed + external) / MB;
  }
  return null;
}
