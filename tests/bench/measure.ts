import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Host } from '#tests/support/host.ts';

export interface Load {
  addresses: readonly string[];
  headers?: Record<string, string>;
  connections?: number;
  /** Duration of the load, or a total number of requests. */
  seconds?: number;
  requests?: number;
}

export interface LoadResult {
  done: number;
  broken: number;
  statuses: Record<string, number>;
  seconds: number;
  p50: number;
  p99: number;
}

export function runLoad(host: Pick<Host, 'origin'>, { connections = 8, ...load }: Load): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const port = Number(new URL(host.origin).port);
    const worker = new Worker(new URL('load.mjs', import.meta.url), {
      workerData: { port, connections, ...load },
    });
    worker.once('message', resolve).once('error', reject);
  });
}

const TICKS_PER_SECOND = 100;

/** CPU seconds used by the process, all threads together. */
export function cpuSeconds({ child }: Host): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

export function residentMegabytes({ child }: Host): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;
}

/**
 * JavaScript heap of PGlite's worker by `/metrics`, uncollected garbage included, so it varies by 15 MB. Null without a
 * response.
 */
export async function databaseHeapMegabytes(metricsPort: number): Promise<number | null> {
  const text = await fetch(`http://127.0.0.1:${metricsPort}/metrics`, { signal: AbortSignal.timeout(5000) })
    .then((response) => response.text())
    .catch(() => '');
  const bytes = /^kachel_database_heap_bytes\{engine="pglite"\} (\d+)$/m.exec(text)?.[1];
  return bytes === undefined ? null : Number(bytes) / 2 ** 20;
}

/**
 * Responses per second of the server's CPU time. Unlike a rate by the clock, it hardly depends on the client or on
 * other load on the machine.
 */
async function perCpuSecond(host: Host, load: Load): Promise<number> {
  const before = cpuSeconds(host);
  const { done } = await runLoad(host, { seconds: 1.5, ...load });
  return done / (cpuSeconds(host) - before);
}

const ROUNDS = 5;

export function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** A server and its load; made anew for each round, because ETags change with the times shown on a page. */
type Asked = [host: Host, load: () => Promise<Load>];

/** Measures both in alternation after a second of warm-up, so that other load on the machine affects both. */
export async function inTurns(
  one: Asked,
  other: Asked,
  rounds = ROUNDS,
): Promise<{ rate: number; share: number }> {
  for (const [host, load] of [one, other]) await runLoad(host, { ...(await load()), seconds: 1 });
  const turns: { rate: number; share: number }[] = [];
  for (let turn = 0; turn < rounds; turn += 1) {
    const rate = await perCpuSecond(one[0], await one[1]());
    turns.push({ rate, share: rate / (await perCpuSecond(other[0], await other[1]())) });
  }
  return { rate: median(turns.map(({ rate }) => rate)), share: median(turns.map(({ share }) => share)) };
}
