import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Host } from '#tests/support/host.ts';

export interface Load {
  addresses: readonly string[];
  headers?: Record<string, string>;
  connections?: number;
  /** How long, or how many in all. */
  seconds?: number;
  requests?: number;
}

export interface Told {
  done: number;
  broken: number;
  statuses: Record<string, number>;
  seconds: number;
  p50: number;
  p99: number;
}

export function put(host: Host, { connections = 8, ...load }: Load): Promise<Told> {
  return new Promise((resolve, reject) => {
    const port = Number(new URL(host.origin).port);
    const worker = new Worker(new URL('load.mjs', import.meta.url), {
      workerData: { port, connections, ...load },
    });
    worker.once('message', resolve).once('error', reject);
  });
}

const TICKS_PER_SECOND = 100;

/** Seconds of processor time that the process has taken, all its threads together. */
export function processorSeconds({ child }: Host): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

export function residentMegabytes({ child }: Host): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;
}

/**
 * Answers for each second of processor time. A rate by the clock tells as much of the client and of whatever else runs on
 * the machine; this one stays nearly the same on a busy one.
 */
export async function perProcessorSecond(host: Host, load: Load): Promise<number> {
  await put(host, { ...load, seconds: 1 });
  const before = processorSeconds(host);
  const { done } = await put(host, { seconds: 4, ...load });
  return done / (processorSeconds(host) - before);
}
