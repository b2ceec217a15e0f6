import { setTimeout as pause } from 'node:timers/promises';
import { databaseHeapMegabytes, residentMegabytes } from '../bench/measure.ts';
import type { Host } from '../support/host.ts';

/** Node flags that let a process report its memory on SIGUSR2. */
export const MEMORY_REPORT_FLAGS = ['--expose-gc', '--import', './tests/soak/report-memory.mjs'];

/** Sampling times as fractions of the run; the first third is warm-up. */
const MOMENTS = [0.34, 0.45, 0.56, 0.67, 0.78, 0.89];
/** Samples per moment; the lowest counts, because uploads in progress use memory for a moment. */
const TIMES = 4;
const BETWEEN_MS = 700;
const TIMEOUT_MS = 10_000;
const MB = 1024 * 1024;

interface Sample {
  /** Time as a fraction of the run. */
  share: number;
  megabytes: number;
}

interface SampleOf extends Sample {
  host: Host;
}

/**
 * Memory after a forced garbage collection. Resident memory varies by tens of megabytes, because V8 collects late, and
 * says nothing about leaks.
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

  /** PGlite's worker can't be told to collect garbage, so the lowest sample of each third counts. */
  ofDatabase(): { second: number; last: number } {
    const least = (from: number, to: number) =>
      Math.min(
        ...this.database.filter(({ share }) => share >= from && share < to).map(({ megabytes }) => megabytes),
      );
    return { second: least(1 / 3, 2 / 3), last: least(2 / 3, 2) };
  }

  /** Mean heap in the second and the last third of the run, and the highest resident memory. */
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
  const samples: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    if (time > 0) await pause(BETWEEN_MS);
    const megabytes = await heldNow(host);
    if (megabytes !== null) samples.push(megabytes);
  }
  return samples.length > 0 ? Math.min(...samples) : null;
}

/** Null without a reply: the process was just killed, or is stopped. */
async function heldNow({ child, output }: Host): Promise<number | null> {
  const before = output.length;
  child.kill('SIGUSR2');
  for (const began = Date.now(); Date.now() - began < TIMEOUT_MS; await pause(50)) {
    const lines = output.slice(before).join('').split('\n');
    const line = lines.slice(0, -1).find((text) => text.includes('"msg":"memory"'));
    if (!line) continue;
    if (process.env.SOAK_LOG) process.stdout.write(`  ${line}\n`);
    const { heapUsed, external } = JSON.parse(line) as { heapUsed: number; external: number };
    return (heapUsed + external) / MB;
  }
  return null;
}
