import { execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';

export interface Load {
  port: number;
  path: string;
  headers?: Record<string, string>;
  connections: number;
  seconds: number;
}

export interface Came {
  rate: number;
  statuses: Record<string, number>;
  broken: number;
  p50: number | null;
  p99: number | null;
  slowest: number | null;
}

const run = promisify(execFile);

export async function load(asked: Load): Promise<Came> {
  const { stdout } = await run(process.execPath, ['tests/bench/load.mjs', JSON.stringify(asked)]);
  return JSON.parse(stdout) as Came;
}

/** One against the other in turns, so that what else the machine does meets both. The median of each. */
export async function inTurns(turns: number, one: Load, other: Load): Promise<[one: number, other: number]> {
  const rates: [number[], number[]] = [[], []];
  for (let turn = 0; turn < turns; turn += 1) {
    rates[0].push((await load(one)).rate);
    rates[1].push((await load(other)).rate);
  }
  return [median(rates[0]), median(rates[1])];
}

export function median(values: number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

/** What a process holds in memory, in MB, as the kernel counts it. */
export function residentMb(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

export interface Answer {
  path: string;
  encoding: string;
  headers: Record<string, string>;
  body: string;
}

/** A page as it comes over the wire, not unpacked. */
export async function rawAnswer(port: number, path: string, encoding: string): Promise<Answer> {
  const { request } = await import('node:http');
  return new Promise((resolve, reject) => {
    request({ port, path, headers: { 'Accept-Encoding': encoding } }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () => {
        const headers = response.headers as Record<string, string>;
        delete headers.date;
        delete headers.connection;
        delete headers['keep-alive'];
        resolve({ path, encoding, headers, body: Buffer.concat(pieces).toString('base64') });
      });
    })
      .on('error', reject)
      .end();
  });
}

export function bareServer(port: number, file: string) {
  return spawn(process.execPath, ['tests/bench/bare-server.mjs', String(port), file], { stdio: 'inherit' });
}
